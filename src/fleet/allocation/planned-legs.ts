import type { NewLeg } from '#bookings/legs.store.ts'
import { type Leg, rideOf } from '#bookings/ride.rules.ts'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { freeMinutesAt } from '#catalogue/transfers/free-waiting.words.ts'
import { pricedRideOf, waitsForReturn } from '#catalogue/transfers/transfer-network.rules.ts'
import { customTripHours, drivingTimes } from '#content/catalogue/driving-times.ts'
import { townNames } from '#content/map/towns.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { addDays, type PlainDate } from '#platform/time/calendar.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { type Drive, driveOfDays, driveOfTransfer, driveOfTrip } from './occupancy.rules.ts'

/** A leg of which it is known when it ends. */
export type PlannedLeg = NewLeg & Drive

/** The longest custom trip for which a vehicle is held before a person has answered. */
const MOST_DAYS = 14

/** The one leg of a day trip, by its itinerary; none for a trip that is not in the catalogue. */
export function legsOfTrip(
  tour: PricedTour | undefined,
  origin: Origin | null,
  booked: { date: PlainDate; pickupLocation: string | null; hotelName: string | null },
): PlannedLeg[] {
  if (!tour || !origin) return []
  const place = booked.pickupLocation ?? booked.hotelName ?? townNames[origin]
  return [planned(driveOfTrip(tour, origin, booked.date, drivingTimes), place, place)]
}

/** The legs of a transfer, by the estimates of the roads. */
export function legsOfTransfer([out, back]: [Leg, ...Leg[]]): [PlannedLeg, ...PlannedLeg[]] {
  const plan = (leg: Leg): PlannedLeg => ({
    ...planned(driveOfTransfer(leg, drivingTimes), leg.pickup, leg.dropoff),
    ...{ flightNumber: leg.flightNumber ?? null, stop: leg.stop ?? null },
    freeWaitingMinutes: freeMinutesAt({ pickup: leg.pickup }),
  })
  return back ? withEmptyDrives([plan(out), plan(back)]) : [plan(out)]
}

type Timed = Leg & { endsAt?: Date | null }

/**
 * The drives of a transfer with the empty ones between them. When the driver waits for the way back, the vehicle stays: the
 * first leg has no drive home after it, and the second one begins where the first ends. Otherwise the driver goes home
 * in between, also when he would have waited before the way back was moved.
 */
export function withEmptyDrives<Drives extends readonly Timed[]>(legs: Drives): Drives
export function withEmptyDrives([out, back, ...others]: readonly Timed[]): readonly Timed[] {
  if (!out || !back) return out ? [out] : []
  const priced = pricedRideOf(transferNetwork, rideOf([out, back]))
  if (!priced || !waitsForReturn(transferNetwork, priced))
    return [
      { ...out, ...{ minutesAfter: drivingTimes.emptyMinutes(out.dropoff) } },
      { ...back, ...{ minutesBefore: drivingTimes.emptyMinutes(back.pickup) } },
      ...others,
    ]
  const endsAt = out.endsAt && out.endsAt < back.startsAt ? out.endsAt : back.startsAt
  const minutesBefore = Math.round((back.startsAt.getTime() - endsAt.getTime()) / MINUTE_MS)
  return [{ ...out, ...{ endsAt, minutesAfter: 0 } }, { ...back, ...{ minutesBefore } }, ...others]
}

/** One leg over all days of a custom trip; none without days, and for a trip so long that a person looks first. */
export function legsOfCustomTrip(first: PlainDate | null, days: number): PlannedLeg[] {
  if (!first || days > MOST_DAYS) return []
  const drive = driveOfDays(first, addDays(first, days - 1), customTripHours, '', drivingTimes)
  return [planned(drive, '', '')]
}

function planned(drive: Drive, pickup: string, dropoff: string): PlannedLeg {
  return { ...drive, pickup, dropoff }
}
