import type { DetailedBooking } from '#adapters/database/detailed-bookings.ts'
import { startShiftOf } from '#content/catalogue/start-hours.ts'
import { type Catalogue, findTour } from '#domain/catalogue/catalogue.ts'
import { startTimesOf } from '#domain/catalogue/start-times.ts'
import { PICKUP_TIMES } from '#domain/requests/taxi-service.ts'
import type { ClockTime } from '#domain/time/clock-time.ts'

/** The hours to which a guest can move the pickups of a booking, besides those that it has; none where a person has to look. */
export function offeredHours(catalogue: Catalogue, booking: DetailedBooking): readonly ClockTime[] {
  if (booking.kind === 'transfer') return PICKUP_TIMES
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  const origin = booking.kind === 'trip' ? booking.origin : null
  return tour && origin ? startTimesOf(tour, origin, startShiftOf(tour)) : []
}
