import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { DueAnswer } from './due-answer.tsx'
import { GuestLink } from './guest-link.tsx'
import type { MoneyView } from './view/load-money.ts'

/** What guests still have to pay, the nearest end first. */
export function DuePanel({ money: { due } }: { money: MoneyView }) {
  return (
    <section className="panel" aria-labelledby="due">
      <div className="panel__head">
        <h2 id="due">Due</h2>
        <p>Excluding cash for upcoming trips</p>
        {due.baht > 0 && <p className="money__sum to-end strong">{formatBaht(due.baht)}</p>}
      </div>
      {due.rows.length === 0 && <p className="money__empty muted">Nothing is due.</p>}
      <ol className="money__list due-list grid">
        {due.rows.map((row) => (
          <li className="due grid middle whole-row gap-4 gap-x-12" key={`${row.text} ${row.guest.reference}`}>
            <div>
              <GuestLink guest={row.guest} />
              <p>{row.text}</p>
            </div>
            {row.left && (
              <p
                className={
                  row.left.isSoon
                    ? 'due__left due__left--soon flex middle gap-4 strong'
                    : 'due__left flex middle gap-4'
                }
              >
                <Icon name="clock" />
                <span>
                  {row.left.text}, {row.left.until}
                </span>
              </p>
            )}
            <b className="money__amount nowrap align-right">{formatBaht(row.baht)}</b>
            <DueAnswer row={row} />
          </li>
        ))}
      </ol>
      {due.more > 0 && (
        <p className="money__foot muted flex middle gap-4 ruled">And {counted(due.more, 'other')}.</p>
      )}
    </section>
  )
}
