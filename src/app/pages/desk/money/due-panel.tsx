import { href } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatBaht } from '#domain/money.ts'
import { counted } from '#text/counted.ts'
import { GuestLink } from './guest-link.tsx'
import type { MoneyView } from './view/load-money.ts'

/** What guests still have to pay, the nearest end of a hold first. */
export function DuePanel({ money: { due } }: { money: MoneyView }) {
  return (
    <section className="panel" aria-labelledby="due">
      <div className="panel__head">
        <h2 id="due">Due</h2>
        <p>Payments that a booking waits for, and past trips without one. Cash of trips ahead is not here.</p>
        {due.baht > 0 && <p className="money__sum">{formatBaht(due.baht)}</p>}
      </div>
      {due.rows.length === 0 && <p className="money__empty">Nothing is due.</p>}
      <ol className="money__list">
        {due.rows.map(({ guest, text, baht, left, isOver }) => (
          <li className="due" key={guest.reference}>
            <div>
              <GuestLink guest={guest} />
              <p>{text}</p>
            </div>
            {left && (
              <p className={left.isSoon ? 'due__left due__left--soon' : 'due__left'}>
                <Icon name="clock" />
                <span>
                  {left.text}, {left.until}
                </span>
              </p>
            )}
            <b className="money__amount">{formatBaht(baht)}</b>
            {isOver && guest.reference && (
              <LinkButton
                to={href('/desk/bookings/:reference/:act', { reference: guest.reference, act: 'cash' })}
              >
                Mark paid in cash<span className="visually-hidden">, {guest.name}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      {due.more > 0 && <p className="money__foot">And {counted(due.more, 'other')}.</p>}
    </section>
  )
}
