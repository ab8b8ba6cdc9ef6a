import type { BookingRules } from '../bookings/booking-rules.ts'
import type { ClockTime } from '../time/clock-time.ts'
import { offeredChannel } from './offered-channels.ts'
import type { BookingChannel, Tour } from './tour.ts'

/** How a booking from a trip's page is confirmed: by its payment, or by a person who answers the request. */
export type Confirmation =
  /** Paid until this time on the evening before, Bangkok wall-clock, a trip is confirmed at once. */
  { kind: 'instant'; until: ClockTime } | { kind: 'request'; channel: Exclude<BookingChannel, 'card'> }

/**
 * How this trip is confirmed under the rules in force. Only a payment confirms at once: whoever pays gets a vehicle in the
 * same moment, while a request by email or WhatsApp waits for an answer. The way of booking is the one that is offered
 * now, so the promise changes when the operator turns a way off.
 */
export function confirmationOf(
  { booking }: Pick<Tour, 'booking'>,
  { channels, leadTimes }: Pick<BookingRules, 'channels' | 'leadTimes'>,
): Confirmation {
  const channel = offeredChannel(booking.channel, channels)
  return channel === 'card'
    ? { kind: 'instant', until: leadTimes.dayTrip.instantUntil }
    : { kind: 'request', channel }
}
