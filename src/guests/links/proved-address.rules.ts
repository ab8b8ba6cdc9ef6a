import { type Channel, DESK_CHANNELS } from '#bookings/channel.rules.ts'

/** `emailProvedAt`: when a link that stands only in our emails to the booking's address was first used. */
type Booked = { channel: Channel; customerEmail: string; emailProvedAt: Date | null }

/**
 * May a press on the trip pass send an email to the address of the booking? Anybody can type a stranger's address into a
 * form and gets the pass at once, so the address is written to only after somebody who reads its mail has used the link
 * in it; after money has come, which nobody spends to annoy a stranger; or when staff entered it.
 * @param hasPaid money for the booking has reached us, whether or not it went back
 */
export function isAddressTrusted(booking: Booked, hasPaid: boolean): boolean {
  if (booking.customerEmail === '') return false
  const isFromDesk = DESK_CHANNELS.some((channel) => channel === booking.channel)
  return booking.emailProvedAt !== null || hasPaid || isFromDesk
}
