import { counted } from '#platform/text/counted.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DepartureRow } from './departure-row.tsx'
import type { TodayView } from './load-today.ts'

type Day = TodayView['today']

/** The departures of one day, in order of pickup. */
export function Departures({ title, day, empty }: { title: string; day: Day; empty: string }) {
  const { rows, totals, need, closures, sheets } = day
  const first = rows.find(({ needs }) => needs)
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
        {totals && <p>{totals}</p>}
        {need && (
          <p>
            <b>{need}.</b>
          </p>
        )}
        {sheets.drivers > 0 && (
          <LinkButton to={sheets.to}>
            {sheets.unsent > 0 ? `Send ${counted(sheets.unsent, 'day sheet')}` : 'Day sheets'}
          </LinkButton>
        )}
        {closures.map((reason) => (
          <p className="departures__closed" key={reason}>
            <b>Closed.</b> {reason}
          </p>
        ))}
      </div>
      {rows.length === 0 && <p className="departures__empty">{empty}</p>}
      <ol className="departures">
        {rows.map((row) => (
          <DepartureRow row={row} isFirstNeed={row === first} key={row.legId} />
        ))}
      </ol>
    </section>
  )
}
