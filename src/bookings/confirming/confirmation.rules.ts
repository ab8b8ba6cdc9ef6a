import { offeredChannel } from '#catalogue/offered-channels.rules.ts'
import type { BookingChannel, Tour } from '#catalogue/tour.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import type { BookingRules } from '../operator-rules/booking-rules.rules.ts'
import { isInstant } from '../placing/lead-time.rules.ts'

/** How a booking is confirmed: by its payment, or by a person who answers. */
export type Confirmation =
  /** Paid until this time on the evening before, Bangkok wall-clock, a trip is confirmed at once. */
  | { kind: 'instant'; until: ClockTime }
  /** The guest authorises the payment on a card. It is charged when a person says yes, and released otherwise. */
  | { kind: 'authorised' }
  | { kind: 'request'; channel: Exclude<BookingChannel, 'card'> }

/** On which day the trip would be, and when that is asked, in milliseconds since the epoch. */
type OnDay = { date: PlainDate; nowMs: number }

/**
 * How this trip is confirmed under the rules in force. Only a payment that holds a vehicle confirms at once: without a
 * fleet, and after the time for it on the evening before, a person has to look first. Badge, calendar, form, summary,
 * checkout and success page all ask here. The way of booking is the one that is offered now, so the promise changes when
 * the operator turns a way off.
 * @param day undefined as long as none is chosen: then what holds for most days
 */
export function confirmationOf(
  { booking }: Pick<Tour, 'booking'>,
  { channels, leadTimes, hasFleet }: Pick<BookingRules, 'channels' | 'leadTimes' | 'hasFleet'>,
  day?: OnDay,
): Confirmation {
  const channel = offeredChannel(booking.channel, channels)
  if (channel !== 'card') return { kind: 'request', channel }
  const until = leadTimes.dayTrip.instantUntil
  const mostly: Confirmation = hasFleet ? { kind: 'instant', until } : { kind: 'authorised' }
  return day ? confirmationOn(mostly, day) : mostly
}

/** The same on one day: after the time on the evening before, a person answers what is confirmed at once otherwise. */
export function confirmationOn(mostly: Confirmation, { date, nowMs }: OnDay): Confirmation {
  if (mostly.kind !== 'instant') return mostly
  return isInstant({ instantUntil: mostly.until }, date, nowMs) ? mostly : { kind: 'authorised' }
}
