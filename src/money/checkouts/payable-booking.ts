import { bookingCountsAs, needsCardsOffered } from '#bookings/booking-status.rules.ts'
import {
  findDetailedBooking,
  type TransferBooking,
  type TripBooking,
} from '#bookings/detailed-bookings.store.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { whyTripTooLate } from '#bookings/placing/booking-offer.ts'
import { whyTooLate } from '#bookings/placing/lead-time.rules.ts'
import { type Catalogue, fareOfBooking, findTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { fitsCheckout, type NextPayment, partsOfPrice } from '../deposits/deposit.rules.ts'
import { satangFromBaht } from '../money.rules.ts'
import { paymentCountsAs } from '../payments/payment-status.rules.ts'
import type { Payment } from '../payments/payments.store.ts'

/** A booking that its guest can pay without an answer of a person: a trip of the catalogue, or a transfer with a price. */
export type PayableBooking = TripBooking | TransferBooking

export async function findPayableBooking(db: Queryable, id: string): Promise<PayableBooking | undefined> {
  const booking = await findDetailedBooking(db, id)
  return booking?.kind === 'custom' ? undefined : booking
}

/**
 * What it costs now, in whole baht: a trip by the catalogue of today, a transfer by the price that its guest agreed to.
 * `undefined` when it is not sold.
 */
export function priceToPay(catalogue: Catalogue, booking: PayableBooking): number | undefined {
  return booking.kind === 'trip' ? fareOfBooking(catalogue, booking) : (booking.priceBaht ?? undefined)
}

/**
 * Why the guest cannot pay for this booking now; `undefined` when they can. `attempts` are all of its payments, `nowMs` is
 * in milliseconds since the epoch.
 */
export function whyNotPayable(
  catalogue: Catalogue,
  booking: PayableBooking,
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
  if (booking.travelDate && booking.travelDate < bangkokDay(nowMs)) {
    return { code: 'day-passed', date: booking.travelDate }
  }
  const priceBaht = priceToPay(catalogue, booking)
  if (priceBaht === undefined) return { code: 'trip-not-sold' }
  if (!fitsCheckout(firstPaymentOf(priceBaht, booking).amountBaht)) return { code: 'booking-not-payable' }
  if (booking.kind !== 'trip') return whyTransferTooLate(booking, { nowMs, leadTimes })
  const tour = findTour(catalogue, booking.tourId)
  if (!tour || !booking.origin) {
    return { code: 'trip-not-sold' }
  }
  return whyTripTooLate(booking.travelDate, pickupTimeOf(tour, booking.origin), { nowMs, leadTimes })
}

function whyTransferTooLate(
  { legs: [out] }: TransferBooking,
  { nowMs, leadTimes }: { nowMs: number } & Pick<BookingRules, 'leadTimes'>,
): Problem | undefined {
  if (!out) return { code: 'trip-not-sold' }
  const at = out.startsAt.getTime()
  const hours = transferLeadHours(leadTimes, out.pickup, out.dropoff)
  return whyTooLate(hours, { date: bangkokDay(at), time: bangkokTime(at) }, nowMs)
}

/** What confirms a booking that costs so much, in whole baht: its deposit, or the whole price. */
export function firstPaymentOf(
  priceBaht: number,
  { depositPercent }: Pick<TripBooking, 'depositPercent'>,
): NextPayment {
  const { depositBaht, restBaht } = partsOfPrice(priceBaht, depositPercent)
  return { purpose: restBaht > 0 ? 'deposit' : 'full', amountBaht: depositBaht }
}

/** Does the booking wait for this checkout, and does the checkout ask for what is to be paid now? */
export function isCheckoutCurrent(catalogue: Catalogue, checkout: Payment, booking: PayableBooking): boolean {
  const fare = priceToPay(catalogue, booking)
  return (
    booking.status === 'awaiting_payment' &&
    fare !== undefined &&
    checkout.amountSatang === satangFromBaht(firstPaymentOf(fare, booking).amountBaht)
  )
}
