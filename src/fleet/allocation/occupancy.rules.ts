import type { Leg } from '#bookings/ride.rules.ts'
import { type Origin, type Tour, tourFrom } from '#catalogue/tour.rules.ts'
import { addDays, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { type ClockTime, clockMinutes } from '#platform/time/clock-time.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import type { Span } from './allocation.rules.ts'

/** Estimates of the roads, in minutes. */
export type DrivingTimes = {
  /** Between the base and this place, without guests. */
  emptyMinutes(place: string): number
  /** From one place to the other with guests, by a stop if there is one. */
  transferMinutes(pickup: string, dropoff: string, stop?: string | null): number
}

/** A stretch with guests in the vehicle; the two minutes are those of the empty drives before and after it. */
export type Drive = { startsAt: Date; endsAt: Date; minutesBefore: number; minutesAfter: number }

/** The one drive of a trip's day: from its pickup in this town to the last stop of the itinerary. */
export function driveOfTrip(tour: Tour, origin: Origin, day: PlainDate, times: DrivingTimes): Drive {
  const { itinerary, endsIn = origin } = tourFrom(tour, origin)
  const [first, last] = [itinerary[0], itinerary.at(-1)]
  if (!first || !last) throw new Error(`${tour.id} has no itinerary`)
  const endsAfterMidnight = clockMinutes(last.time) <= clockMinutes(first.time)
  return {
    startsAt: bangkokInstant(day, first.time),
    endsAt: bangkokInstant(endsAfterMidnight ? addDays(day, 1) : day, last.time),
    minutesBefore: times.emptyMinutes(origin),
    minutesAfter: times.emptyMinutes(endsIn),
  }
}

/** The drive of one leg of a transfer. */
export function driveOfTransfer({ startsAt, pickup, dropoff, stop }: Leg, times: DrivingTimes): Drive {
  return {
    startsAt,
    endsAt: later(startsAt, times.transferMinutes(pickup, dropoff, stop)),
    minutesBefore: times.emptyMinutes(pickup),
    minutesAfter: times.emptyMinutes(dropoff),
  }
}

/** The drive of a trip over whole days: the vehicle stays with the guests from the first morning to the last evening. */
export function driveOfDays(
  first: PlainDate,
  last: PlainDate,
  { begins, ends }: { begins: ClockTime; ends: ClockTime },
  place: string,
  times: DrivingTimes,
): Drive {
  const empty = times.emptyMinutes(place)
  return {
    startsAt: bangkokInstant(first, begins),
    endsAt: bangkokInstant(last, ends),
    minutesBefore: empty,
    minutesAfter: empty,
  }
}

/** How long vehicle and driver are away for it: from leaving the base until they are back there. */
export function occupancyOf({ startsAt, endsAt, minutesBefore, minutesAfter }: Drive): Span {
  return { busyFrom: later(startsAt, -minutesBefore), busyUntil: later(endsAt, minutesAfter) }
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}
