import { bangkokDay, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime } from '#platform/time/clock-time.ts'
import type { TaxiService } from './placing/taxi-service.rules.ts'

/** One drive: from where to where, from when. */
export type Leg = {
  startsAt: Date
  pickup: string
  dropoff: string
  /** The id of a stop on the way that costs more. */
  stop?: string | null
  /** The flight that the guests arrive with. */
  flightNumber?: string | null
}

/** A transfer as the guest asked for it, in days and times of Bangkok; of a one-way ride the return is null. */
export type Ride = {
  service: TaxiService
  pickup: string
  dropoff: string
  pickupDate: PlainDate
  pickupTime: ClockTime
  returnDate: PlainDate | null
  returnTime: ClockTime | null
  /** The id of a stop on the way there. */
  stop?: string | null
  /** The flight that the guests arrive with, for the way there. */
  flightNumber?: string | null
}

/** The drives of a ride: one, or two when the guest comes back the same way. */
export function legsOf(ride: Omit<Ride, 'service'>): [Leg, ...Leg[]] {
  const { pickup, dropoff, pickupDate, pickupTime, returnDate, returnTime, stop, flightNumber } = ride
  const startsAt = bangkokInstant(pickupDate, pickupTime)
  const out: Leg = { startsAt, pickup, dropoff, ...(stop && { stop }), ...(flightNumber && { flightNumber }) }
  if (!returnDate || !returnTime) return [out]
  return [out, { startsAt: bangkokInstant(returnDate, returnTime), pickup: dropoff, dropoff: pickup }]
}

/**
 * The ride that these drives are.
 * @throws when there is none: a transfer is stored together with its legs
 */
export function rideOf([out, back]: readonly Leg[]): Ride {
  if (!out) throw new Error('a transfer has no legs')
  return {
    service: back ? 'round-trip' : 'one-way',
    pickup: out.pickup,
    dropoff: out.dropoff,
    pickupDate: bangkokDay(out.startsAt.getTime()),
    pickupTime: bangkokTime(out.startsAt.getTime()),
    returnDate: back ? bangkokDay(back.startsAt.getTime()) : null,
    returnTime: back ? bangkokTime(back.startsAt.getTime()) : null,
    ...(out.stop && { stop: out.stop }),
    ...(out.flightNumber && { flightNumber: out.flightNumber }),
  }
}
