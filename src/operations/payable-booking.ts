import type { Booking } from '#adapters/database/bookings.ts'
import type { Payment } from '#adapters/database/payments.ts'
import { bookingCountsAs } from '#domain/booking-status.ts'
import { bangkokDay, formatDay } from '#domain/calendar.ts'
import { type Catalogue, endOf, fareOfBooking, findTour } from '#domain/catalogue.ts'
import { satangFromBaht } from '#domain/money.ts'
import { paymentCountsAs } from '#domain/payment-status.ts'
import { isOver } from '#domain/trip-day.ts'
import { overToday } from './booking-offer.ts'

/** Why this booking cannot go to the checkout, in a sentence for the guest; `undefined` when it can. */
export function whyNotPayable(
  catalogue: Catalogue,
  booking: Booking,
  attempts: readonly Payment[],
  nowMs: number,
): string | undefined {
  if (attempts.some((attempt) => paymentCountsAs(attempt.status, 'needsAttention'))) {
    return 'Money has reached us for this booking and a person is looking at it. Please do not pay again; we will write to you.'
  }
  if (!bookingCountsAs(booking.status, 'payable')) {
    return 'This booking can no longer be paid here. Please contact us.'
  }
  if (booking.travelDate < bangkokDay(nowMs)) {
    return `${formatDay(booking.travelDate)} has passed. Please book the trip for another day.`
  }
  if (fareOfBooking(catalogue, booking) === undefined) {
    return 'This trip is not sold in this form any more. Please choose it again from our list.'
  }
  return undefined
}

/** The sentence for a guest who would pay for a day that is over; `undefined` when it is not. */
export function whyTooLate(catalogue: Catalogue, booking: Booking, nowMs: number): string | undefined {
  const tour = findTour(catalogue, booking.tourId)
  if (!tour || !booking.origin) return undefined
  const endsAt = endOf(tour, booking.origin)
  return isOver(booking.travelDate, endsAt, nowMs) ? overToday(endsAt) : undefined
}

/** Does this checkout still ask for what the trip costs, for a booking that is waiting for it? */
export function isStillRight(catalogue: Catalogue, checkout: Payment, booking: Booking): boolean {
  const fare = fareOfBooking(catalogue, booking)
  return (
    booking.status === 'awaiting_payment' &&
    fare !== undefined &&
    checkout.amountSatang === satangFromBaht(fare)
  )
}
