import { findTour } from '#content/catalogue.ts'
import type { Origin } from '#domain/tour.ts'
import { offerOfTour, type Submission } from '#operations/booking-offer.ts'
import { requestBooking } from '#operations/request-booking.ts'
import type { TestSite } from './site.ts'

/** What an obviously invented guest types into a booking form. */
export function filledForm(changes: Submission = {}): Submission {
  return {
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    date: '2027-01-15',
    guests: '2',
    vehicleType: 'suv',
    hotelName: 'River Inn',
    pickupLocation: 'Bangkok',
    message: 'A child seat, please.',
    ...changes,
  }
}

/** The offer of a trip's own page. */
export function offerOf(tourId: string, origin: Origin = 'bangkok') {
  const tour = findTour(tourId)
  if (!tour) throw new Error(`no trip ${tourId}`)
  return offerOfTour(tour, origin)
}

/** A stored booking: by default a card booking that waits on its summary. */
export async function placedBooking(
  site: TestSite,
  tourId = 'death-railway-historical-journey',
  changes: Submission = {},
) {
  const placed = await requestBooking(
    site.deps,
    offerOf(tourId),
    filledForm({ requestId: crypto.randomUUID(), ...changes }),
  )
  if (!placed.ok) throw new Error(placed.message)
  return placed
}
