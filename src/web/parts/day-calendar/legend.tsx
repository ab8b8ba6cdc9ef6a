import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { Cell, CellLook } from './day-cell.ts'
import type { LoadedDay } from './use-days.ts'

type LegendProps = {
  cells: readonly Cell[]
  days: ReadonlyMap<PlainDate, LoadedDay>
  isLoading: boolean
  /** What the larger vehicle costs, where that is said here. */
  larger?: string | null
}

/** What the words of the days mean; only those that are to be seen. */
export function Legend({ cells, days, isLoading, larger: price }: LegendProps) {
  const dayOf = (look: CellLook) => Number(cells.find((cell) => cell.look === look)?.date.slice(8))
  const larger = cells.find(({ look }) => look === 'larger')?.word
  return (
    <p className="day-calendar__legend" aria-live="polite">
      {isLoading && <span>Looking up the free days…</span>}
      {dayOf('free') > 0 && (
        <span>
          <strong>{dayOf('free')}</strong> free
        </span>
      )}
      {dayOf('full') > 0 && (
        <span>
          <s>{dayOf('full')}</s> full
        </span>
      )}
      {larger && (
        <span className="ask">
          {larger}: {price ?? 'only the larger one is free'}
        </span>
      )}
      {dayOf('ask') > 0 && (
        <span className="ask">
          {cells.some(({ word }) => word === 'ask') ? 'ask: on request' : 'Every day is on request.'}
        </span>
      )}
      {reasonsOf(cells, days).map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </p>
  )
}

/** `Tue 8 Dec: the line is being repaired`, once for each reason. */
function reasonsOf(cells: readonly Cell[], days: LegendProps['days']): string[] {
  const byReason = new Map<string, PlainDate[]>()
  for (const { date, look } of cells) {
    const reason = look === 'closed' && days.get(date)?.reason
    if (reason) byReason.set(reason, [...(byReason.get(reason) ?? []), date])
  }
  return Array.from(byReason, ([reason, [first = '', ...more]]) => {
    const last = more.at(-1)
    return `${formatShortDay(first)}${last ? ` to ${formatShortDay(last)}` : ''}: ${reason}`
  })
}
