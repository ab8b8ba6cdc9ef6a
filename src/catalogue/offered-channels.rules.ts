import type { BookingChannel, Tour } from './tour.rules.ts'

/** What a trip is booked by instead, when its own channel is not offered; the nearest comes first. */
const INSTEAD: Record<BookingChannel, readonly BookingChannel[]> = {
  email: ['whatsapp', 'card'],
  whatsapp: ['email', 'card'],
  card: ['email', 'whatsapp'],
}

/** The channel by which a trip is booked now: its own as long as that is offered. At least one has to be. */
export function offeredChannel(own: BookingChannel, offered: readonly BookingChannel[]): BookingChannel {
  return [own, ...INSTEAD[own]].find((channel) => offered.includes(channel)) ?? own
}

/** The trip as it is booked now. */
export function withOfferedChannel<Trip extends Pick<Tour, 'booking'>>(
  tour: Trip,
  offered: readonly BookingChannel[],
): Trip {
  const { booking } = tour
  return { ...tour, booking: { ...booking, channel: offeredChannel(booking.channel, offered) } }
}

/** The channel of a trip for which a person has to answer; `undefined` when only cards are offered. */
export function offeredRequestChannel(
  offered: readonly BookingChannel[],
): Exclude<BookingChannel, 'card'> | undefined {
  return (['email', 'whatsapp'] as const).find((channel) => offered.includes(channel))
}
