import { allFactsOf, type FactName } from '../booking.words.ts'
import type { TripBooking } from '../detailed-bookings.store.ts'

/** With number and domain fewer than 2,000 characters, which every phone and computer opens. */
const LONGEST_IN_LINK = 1_900
const SHORTENED = '…\n(The rest is stored with the booking.)'

/**
 * The message with which a guest sends a request for a trip on WhatsApp, one fact a line. It has to fit into a link, where a
 * Thai letter takes nine characters: a longer one ends within the requests, which come last.
 */
export function whatsappMessage(booking: TripBooking): string {
  const place = booking.hotelName ? 'hotel' : 'pickupPlace'
  const names: FactName[] = ['name', 'email', 'phone', 'days', 'party', 'vehicle', place, 'requests']
  return fittingLink(
    [
      `Hello! I would like to book: ${booking.title}`,
      `Reference: ${booking.reference}`,
      ...allFactsOf(booking, names).map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
  )
}

function fittingLink(message: string): string {
  if (encodeURIComponent(message).length <= LONGEST_IN_LINK) return message
  let room = LONGEST_IN_LINK - encodeURIComponent(SHORTENED).length
  let fitting = ''
  for (const sign of message) {
    room -= encodeURIComponent(sign).length
    if (room < 0) break
    fitting += sign
  }
  return fitting + SHORTENED
}
