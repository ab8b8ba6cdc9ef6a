import type { Payment } from '#adapters/database/payments.ts'
import type { Trip } from '#adapters/database/trips.ts'
import type { BookingRules } from '#domain/bookings/booking-rules.ts'
import { bookingCountsAs, needsCardsOffered } from '#domain/bookings/booking-status.ts'
import { type Catalogue, fareOfBooking, findTour, pickupTimeOf } from '#domain/catalogue/catalogue.ts'
import { satangFromBaht } from '#domain/money.ts'
import { type NextPayment, partsOfPrice } from '#domain/payments/deposit.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import type { Problem } from '#domain/problem.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { whyTripTooLate } from '../requests/booking-offer.ts'

/**
 * Why the guest cannot pay for this booking now; `undefined` when they can. `attempts` are all of its payments, `nowMs` is
 * in milliseconds since the epoch.
 */
export function whyNotPayable(
  catalogue: Catalogue,
  booking: Trip,
  attempts: readonly Payment[],
  { nowMs, leadTimes, channels }: { nowMs: number } & Pick<BookingRules, 'leadTimes' | 'channels'>,
): Problem | undefined {
  if (attempts.some((attempt) => paymentCountsAs(attempt.status, 'needsAttention'))) {
    return { code: 'payment-being-checked' }
  }
  if (!bookingCountsAs(booking.status, 'payable')) {
    return { code: 'booking-not-payable' }
  }
  if (needsCardsOffered(booking.status) && !channels.includes('card')) {
    return { code: 'channel-off', channel: 'card' }
  }
  if (booking.travelDate < bangkokDay(nowMs)) {
    return { code: 'day-passed', date: booking.travelDate }
  }
  const tour = findTour(catalogue, booking.tourId)
  if (!tour || !booking.origin || fareOfBooking(catalogue, booking) === undefined) {
    return { code: 'trip-not-sold' }
  }
  return whyTripTooLate(booking.travelDate, pickupTimeOf(tour, booking.origin), { nowMs, leadTimes })
}

/** What confirms a booking that costs so much, in whole baht: its deposit, or the whole price. */
export function firstPaymentOf(
  priceBaht: number,
  { depositPercent }: Pick<Trip, 'depositPercent'>,
): NextPayment {
  const { depositBaht, restBaht } = partsOfPrice(priceBaht, depositPercent)
  return { purpose: restBaht > 0 ? 'deposit' : 'full', amountBaht: depositBaht }
}

/** Does the booking wait for this checkout, and does the checkout ask for what is to be paid now? */
export function isCheckoutCurrent(catalogue: Catalogue, checkout: Payment, booking: Trip): boolean {
  const fare = fareOfBooking(catalogue, booking)
  return (
    booking.status === 'awaiting_payment' &&
    fare !== undefined &&
    checkout.amountSatang === satangFromBaht(firstPaymentOf(fare, booking).amountBaht)
  )
}
