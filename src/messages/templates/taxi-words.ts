import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import { bangkokDay, formatDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

type Driven = Pick<DetailedBooking, 'legs'>

/** What an email about a request for a taxi is about: by its name alone, because places are typed. */
export function taxiTitle({ legs }: Driven): string {
  return legs.length > 1 ? 'Taxi, round trip' : 'Taxi, one-way'
}

/** `Friday 15 January 2027, 08:00 Thailand time`: guests may be in another time zone. */
export function firstPickup({ legs: [out] }: Driven): string {
  return out ? `${dayOf(out.startsAt)}, ${timeOf(out.startsAt)}` : ''
}

/** `Friday 15 January 2027 at 08:00 Thailand time, and for the way back on …`. */
export function pickupsInWords({ legs: [out, back] }: Driven): string {
  if (!out) return ''
  const wayBack = back ? `, and for the way back on ${dayOf(back.startsAt)} at ${timeOf(back.startsAt)}` : ''
  return `${dayOf(out.startsAt)} at ${timeOf(out.startsAt)}${wayBack}`
}

/** At an airport the time is that of the landing. */
export function startLabel({ legs: [out] }: Driven): string {
  return out && isAirport(out.pickup) ? 'Landing' : 'Pickup'
}

function dayOf(at: Date): string {
  return formatDay(bangkokDay(at.getTime()))
}

function timeOf(at: Date): string {
  return `${bangkokTime(at.getTime())} Thailand time`
}
