import type { Span } from '#fleet/allocation/allocation.rules.ts'
import { bangkokDay, bangkokInstant, inclusiveDays, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

/** What ends no later than this many hours after midnight is shown on the evening before only. */
const NIGHT_HOURS = 4
/** Between these times a vehicle is usually wanted. */
const DAY: { begins: ClockTime; ends: ClockTime } = { begins: '05:00', ends: '22:00' }
/** A shorter stretch between two trips is not worth offering. */
const SHORTEST_HOURS = 3

/** The first and the last day on which the board shows this time. */
export function shownDays({ busyFrom, busyUntil }: Span): { first: PlainDate; last: PlainDate } {
  const first = bangkokDay(busyFrom.getTime())
  const last = bangkokDay(busyUntil.getTime() - NIGHT_HOURS * HOUR_MS - 1)
  return { first, last: last < first ? first : last }
}

export function isShownOn(day: PlainDate, span: Span): boolean {
  const { first, last } = shownDays(span)
  return first <= day && day <= last
}

/** `05:30–10:50`, `All day`, and over several days `08:00, day 1 of 2` and `to 17:30, day 2 of 2`. */
export function hoursOn(day: PlainDate, span: Span): string {
  const { first, last } = shownDays(span)
  const [from, until] = [bangkokTime(span.busyFrom.getTime()), bangkokTime(span.busyUntil.getTime())]
  const [isFromMidnight, isUntilMidnight] = [from === '00:00', until === '00:00']
  if (first === last) return isFromMidnight && isUntilMidnight ? 'All day' : `${from}–${until}`
  const which = `day ${inclusiveDays(first, day)} of ${inclusiveDays(first, last)}`
  if (day === first && !isFromMidnight) return `${from}, ${which}`
  if (day === last && !isUntilMidnight) return `to ${until}, ${which}`
  return `All day, ${which}`
}

/**
 * The longest stretch of a day in which a vehicle is free: `Free all day`, `Free from 10:50`, `Free to 15:30`,
 * `Free 10:50 to 15:30`; undefined when none is worth offering.
 */
export function freeTimeOn(day: PlainDate, spans: readonly Span[]): string | undefined {
  const [begins, ends] = [bangkokInstant(day, DAY.begins), bangkokInstant(day, DAY.ends)]
  const gaps: Span[] = []
  let since = begins
  for (const { busyFrom, busyUntil } of spans.toSorted(byBeginning)) {
    gaps.push({ busyFrom: since, busyUntil: busyFrom < ends ? busyFrom : ends })
    if (busyUntil > since) since = busyUntil
  }
  gaps.push({ busyFrom: since, busyUntil: ends })
  const [longest] = gaps.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  if (!longest || lengthOf(longest) < SHORTEST_HOURS * HOUR_MS) return undefined
  const [from, until] = [bangkokTime(longest.busyFrom.getTime()), bangkokTime(longest.busyUntil.getTime())]
  if (from === DAY.begins && until === DAY.ends) return 'Free all day'
  if (from === DAY.begins) return `Free to ${until}`
  return until === DAY.ends ? `Free from ${from}` : `Free ${from} to ${until}`
}

function byBeginning(one: Span, other: Span): number {
  return one.busyFrom.getTime() - other.busyFrom.getTime()
}

function lengthOf({ busyFrom, busyUntil }: Span): number {
  return busyUntil.getTime() - busyFrom.getTime()
}
