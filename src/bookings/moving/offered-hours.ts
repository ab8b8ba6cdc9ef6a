import { type Catalogue, findTour } from '#catalogue/catalogue.rules.ts'
import { startTimesOf } from '#catalogue/start-times.rules.ts'
import { startShiftOf } from '#content/catalogue/start-hours.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import { PICKUP_TIMES } from '../placing/taxi-service.rules.ts'

/** The hours to which a guest can move the pickups of a booking, besides those that it has; none where a person has to look. */
export function offeredHours(catalogue: Catalogue, booking: DetailedBooking): readonly ClockTime[] {
  if (booking.kind === 'transfer') return PICKUP_TIMES
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  const origin = booking.kind === 'trip' ? booking.origin : null
  return tour && origin ? startTimesOf(tour, origin, startShiftOf(tour)) : []
}
