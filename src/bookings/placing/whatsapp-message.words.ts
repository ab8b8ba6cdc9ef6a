import { allFactsOf, type FactName } from '../booking.words.ts'
import type { TripBooking } from '../detailed-bookings.store.ts'

/** The message with which a guest sends a request for a trip on WhatsApp, one fact a line. */
export function whatsappMessage(booking: TripBooking): string {
  const place = booking.hotelName ? 'hotel' : 'pickupPlace'
  const names: FactName[] = ['name', 'email', 'phone', 'days', 'party', 'vehicle', place, 'requests']
  return [
    `Hello! I would like to book: ${booking.title}`,
    `Reference: ${booking.reference}`,
    ...allFactsOf(booking, names).map(({ label, value }) => `${label}: ${value}`),
  ].join('\n')
}
