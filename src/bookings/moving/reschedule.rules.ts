import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay, bangkokInstant, type PlainDate, type Weekday } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime } from '#platform/time/clock-time.ts'
import type { CancellationTerms } from '../cancelling/cancellation-terms.rules.ts'
import { refundPercentAt } from '../cancelling/cancellation-terms.rules.ts'
import { whyNotThatWeekday, whyTooLate } from '../placing/lead-time.rules.ts'

/** Where a booking goes: its first day, and for a transfer another time, or another day or time of the way back. */
export type WantedTimes = {
  date: PlainDate
  time?: ClockTime
  returnDate?: PlainDate
  returnTime?: ClockTime
}

type Timed = { startsAt: Date; endsAt: Date | null }

/** The same legs at other times; each lasts as long as before. A way back moves along, unless it is named itself. */
export function moveLegs<Leg extends Timed>(legs: readonly Leg[], wanted: WantedTimes): Leg[] {
  const [first] = legs
  if (!first) return []
  const start = bangkokInstant(wanted.date, wanted.time ?? bangkokTime(first.startsAt.getTime()))
  const shiftMs = start.getTime() - first.startsAt.getTime()
  return legs.map((leg, index) => {
    if (index === 0) return movedTo(leg, start)
    const along = leg.startsAt.getTime() + shiftMs
    const back = bangkokInstant(
      wanted.returnDate ?? bangkokDay(along),
      wanted.returnTime ?? bangkokTime(wanted.returnDate ? leg.startsAt.getTime() : along),
    )
    return movedTo(leg, back)
  })
}

function movedTo<Leg extends Timed>(leg: Leg, startsAt: Date): Leg {
  const lasts = leg.endsAt && leg.endsAt.getTime() - leg.startsAt.getTime()
  return { ...leg, startsAt, endsAt: lasts === null ? null : new Date(startsAt.getTime() + lasts) }
}

/** Do these drives begin at the times of those? */
export function isSameTimes(
  legs: readonly Pick<Timed, 'startsAt'>[],
  times: readonly Pick<Timed, 'startsAt'>[],
): boolean {
  return (
    legs.length === times.length &&
    times.every(({ startsAt }, index) => startsAt.getTime() === legs[index]?.startsAt.getTime())
  )
}

/**
 * The price after a change, in whole baht: that of the new class, but a booking never becomes cheaper by itself.
 * @param fareBaht of the new class; `undefined` when the class stays, or the catalogue has no price for it
 */
export function priceAfterMove(fareBaht: number | undefined, priceBaht: number | null): number | null {
  return fareBaht === undefined ? priceBaht : Math.max(fareBaht, priceBaht ?? 0)
}

/** Until when a guest can move a booking: as long as cancelling it would cost nothing. `undefined` where it never does, or without a pickup. */
export function movableUntil(terms: CancellationTerms, pickupAt: Date | null): Date | undefined {
  const free = terms.clauses.filter(({ refundPercent }) => refundPercent === 100)
  if (!pickupAt || free.length === 0) return undefined
  const hours = Math.min(...free.map(({ untilHoursBefore }) => untilHoursBefore))
  return new Date(pickupAt.getTime() - hours * 3_600_000)
}

/**
 * Why a guest cannot move a booking: cancelling it would cost something, or a new time is not ahead by the lead time or
 * on a day of the trip. `undefined` when they can. `nowMs` is in milliseconds since the epoch.
 */
export function whyNotMovedByGuest(
  {
    booking: { terms },
    legs,
    times,
    runsOn,
    leadHours,
  }: {
    booking: { terms: CancellationTerms }
    legs: readonly Timed[]
    times: readonly Timed[]
    runsOn: readonly Weekday[] | null
    leadHours: number
  },
  nowMs: number,
): Problem | undefined {
  const [now, then] = [legs[0], times[0]]
  if (!now || !then) return { code: 'move-by-person' }
  if (refundPercentAt(terms, now.startsAt.getTime(), nowMs) < 100) return { code: 'move-by-person' }
  if (isSameTimes(legs, times)) return undefined
  const back = times[1]
  if (back && then.startsAt >= back.startsAt) return { code: 'taxi.returnBefore' }
  const at = then.startsAt.getTime()
  const pickup = { date: bangkokDay(at), time: bangkokTime(at) }
  return whyNotThatWeekday(runsOn, pickup.date) ?? whyTooLate(leadHours, pickup, nowMs)
}
