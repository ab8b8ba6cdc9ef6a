import type { Booking } from '#adapters/database/bookings.ts'
import type { Payment } from '#adapters/database/payments.ts'
import { endOf, findTour, pricesOf } from '#content/catalogue.ts'
import { bookingCountsAs } from '#domain/booking-status.ts'
import { bangkokDay, formatDay } from '#domain/calendar.ts'
import { fareOf } from '#domain/fare.ts'
import { satangFromBaht } from '#domain/money.ts'
import { paymentCountsAs } from '#domain/payment-status.ts'
import { isOver } from '#domain/trip-day.ts'
import { overToday } from './booking-offer.ts'

/** What the trip of this booking costs today, in whole baht; `undefined` when it is not sold like that any more. */
export function catalogueFare(booking: Booking): number | undefined {
  const tour = booking.tourId ? findTour(booking.tourId) : undefined
  return tour && booking.origin && booking.vehicle
    ? fareOf(pricesOf(tour), booking.origin, booking.vehicle)
    : undefined
}

/** Why this booking cannot go to the checkout, in a sentence for the guest; `undefined` when it can. */
export function whyNotPayable(
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
  if (catalogueFare(booking) === undefined) {
    return 'This trip is not sold in this form any more. Please choose it again from our list.'
  }
  return undefined
}

/** The sentence for a guest who would pay for a day that is over; `undefined` when it is not. */
export function whyTooLate(booking: Booking, nowMs: number): string | undefined {
  const tour = booking.tourId ? findTour(booking.tourId) : undefined
  if (!tour || !booking.origin) return undefined
  const endsAt = endOf(tour, booking.origin)
  return isOver(booking.travelDate, endsAt, nowMs) ? overToday(endsAt) : undefined
}

/** Does this checkout still ask for what the trip costs, for a booking that is waiting for it? */
export function isStillRight(checkout: Payment, booking: Booking): boolean {
  const fare = catalogueFare(booking)
  return (
    booking.status === 'awaiting_payment' &&
    fare !== undefined &&
    checkout.amountSatang === satangFromBaht(fare)
  )
}
