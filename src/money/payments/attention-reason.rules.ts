import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import { bahtFromSatang, formatBaht } from '../money.rules.ts'

/**
 * Why money is not taken as the payment of a booking. Stored with its payment, so that it can be said in any language.
 * Sums are in satang.
 */
export type AttentionReason =
  | { code: 'unreadable-amount' }
  | { code: 'other-amount'; receivedSatang: number; expectedSatang: number }
  | { code: 'other-currency'; currency: string; expected: string }
  /** Test money on a live site, or the other way round. */
  | { code: 'other-mode'; isLive: boolean }
  /** The same money at the provider is recorded for another attempt. */
  | { code: 'recorded-elsewhere' }
  | { code: 'checkout-without-payment' }
  /** The vehicles that were held have gone to another booking. */
  | { code: 'no-vehicle' }
  /** The booking could no longer be paid, or, `missing`, is not in the database any more. */
  | { code: 'booking-status'; status: BookingStatus | 'missing' }
  /** A payment that was started here names a booking that is not in the database. */
  | { code: 'unknown-booking'; reference: string }

/** The reason in a sentence for staff. */
export function attentionSentence(reason: AttentionReason): string {
  switch (reason.code) {
    case 'unreadable-amount':
      return 'The provider tells of an amount that cannot be read.'
    case 'other-amount':
      return `${formatBaht(bahtFromSatang(reason.receivedSatang))} arrived, ${formatBaht(bahtFromSatang(reason.expectedSatang))} was expected.`
    case 'other-currency':
      return `The payment is in ${reason.currency}, ${reason.expected} was expected.`
    case 'other-mode':
      return `The payment is in ${reason.isLive ? 'live' : 'test'} mode, the site is not.`
    case 'recorded-elsewhere':
      return 'The same money is already recorded for another attempt.'
    case 'checkout-without-payment':
      return 'The checkout was finished without a payment.'
    case 'no-vehicle':
      return 'No vehicle was free any more when the money arrived.'
    case 'booking-status':
      return `The booking was ${reason.status} when the money arrived.`
    case 'unknown-booking':
      return `A payment names ${reason.reference}. There is no such booking.`
  }
}
