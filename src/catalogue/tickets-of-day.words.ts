import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { ticketsOf } from '#content/catalogue/tickets.ts'
import { type Catalogue, findTour } from './catalogue.rules.ts'
import { partyOf, ticketCosts } from './ticket-costs.rules.ts'

/**
 * What the party of a booking pays at the places of its day; null for what has no known places.
 * @param children how many of the party are children, if that is not as it was booked
 */
export function ticketsOfDay(
  catalogue: Catalogue,
  booking: DetailedBooking,
  children: number = booking.children ?? 0,
) {
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  const tickets = tour ? ticketsOf(tour) : []
  if (tickets.length === 0) return null
  const party = partyOf(booking.guests, children)
  return { party, ...ticketCosts(tickets, party) }
}
