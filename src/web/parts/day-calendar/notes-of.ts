import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { Cell, CellLook } from './day-cell.ts'

/**
 * @param larger what the larger vehicle costs, where that is said here
 * @param said the word that is said above the days for all of them
 */
type NotesOf = {
  cells: readonly Cell[]
  reasons: ReadonlyMap<PlainDate, string>
  larger?: string | null | undefined
  said?: string | undefined
}

/** What is to be said about these days, one sentence each, without a full stop: only what is to be seen in them. */
export function notesOf({ cells, reasons, larger: price, said }: NotesOf): string[] {
  const first = (look: CellLook) => cells.find((cell) => cell.look === look)
  const larger = first('larger')?.word
  const full = first('full')
  return [
    ...(full ? [`${Number(full.date.slice(8))} full`] : []),
    ...(larger && !said ? [`${larger}: ${price ?? 'only the larger one is free'}`] : []),
    ...(first('ask') && !said ? ['ask: on request'] : []),
    ...(first('unknown') ? [NOT_CHECKED] : []),
    ...reasonsOf(cells, reasons),
  ]
}

const NOT_CHECKED = 'We can’t show which days are free just now. We check yours when you send the form'

/** `Tue 8 Dec: the line is being repaired`, once for each reason. */
function reasonsOf(cells: readonly Cell[], reasons: ReadonlyMap<PlainDate, string>): string[] {
  const byReason = new Map<string, PlainDate[]>()
  for (const { date, look } of cells) {
    const reason = look === 'closed' && reasons.get(date)
    if (reason) byReason.set(reason, [...(byReason.get(reason) ?? []), date])
  }
  return Array.from(byReason, ([reason, [first = '', ...more]]) => {
    const last = more.at(-1)
    return `${formatShortDay(first)}${last ? ` to ${formatShortDay(last)}` : ''}: ${reason}`
  })
}
