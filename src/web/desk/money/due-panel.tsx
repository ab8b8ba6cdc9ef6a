import { href } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { bookingAddress } from '../booking-address.ts'
import { GuestLink } from './guest-link.tsx'
import type { DueRow } from './view/due.ts'
import type { MoneyView } from './view/load-money.ts'

/** What guests still have to pay, the nearest end first. */
export function DuePanel({ money: { due } }: { money: MoneyView }) {
  return (
    <section className="panel" aria-labelledby="due">
      <div className="panel__head">
        <h2 id="due">Due</h2>
        <p>Excluding cash for upcoming trips</p>
        {due.baht > 0 && <p className="ink to-end strong">{formatBaht(due.baht)}</p>}
      </div>
      {due.rows.length === 0 && <p className="panel__empty muted">Nothing is due.</p>}
      <ol className="due-list grid">
        {due.rows.map((row) => (
          <li
            className="due ruled pad-row grid middle whole-row gap-4 gap-x-12"
            key={`${row.text} ${row.guest.reference}`}
          >
            <div>
              <GuestLink guest={row.guest} />
              <p className="muted">{row.text}</p>
            </div>
            {row.countdown && (
              <p
                className={
                  row.countdown.isSoon
                    ? 'due__countdown muted lacquer flex middle gap-4 strong'
                    : 'due__countdown muted flex middle gap-4'
                }
              >
                <Icon name="clock" />
                <span>
                  {row.countdown.text}, {row.countdown.until}
                </span>
              </p>
            )}
            <b className="money__amount nowrap align-right">{formatBaht(row.baht)}</b>
            <DueAnswer row={row} />
          </li>
        ))}
      </ol>
      {due.more > 0 && (
        <p className="pad-row muted flex middle gap-4 ruled">And {counted(due.more, 'other')}.</p>
      )}
    </section>
  )
}

/** What can be done about money that is due; the guest pays a checkout that is open. */
function DueAnswer({ row: { guest, answer } }: { row: DueRow }) {
  const { reference, name } = guest
  if (!answer || reference === null) return null
  if (answer === 'cash')
    return (
      <LinkButton to={bookingAddress({ reference, from: href('/desk/money') }, 'cash')}>
        Mark paid in cash<span className="visually-hidden">, {name}</span>
      </LinkButton>
    )
  if ('note' in answer) return <p className="due__note">{answer.note}</p>
  return (
    <form method="post" action={href('/desk/bookings/:reference/:act', { reference, act: 'remind' })}>
      <input type="hidden" name="seen" value={answer.remindSeen} />
      <input type="hidden" name="back" value={href('/desk/money')} />
      <Button type="submit">
        Remind<span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  )
}
