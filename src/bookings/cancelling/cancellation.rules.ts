import { type AgreedPrice, depositOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { type PaymentWithRefunds, refundableSatangOf } from '#money/refunds/refundable.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { type BookingStatus, bookingCountsAs, nextBookingStatus } from '../booking-status.rules.ts'
import type { CancellationTerms } from './cancellation-terms.rules.ts'
import { type Deadline, openDeadlines, refundSatangAt } from './cancellation-terms.rules.ts'

/** What a cancellation depends on. */
export type Cancellable = {
  status: BookingStatus
  /** As agreed when the booking was made. */
  terms: CancellationTerms
  /** Whole baht for the whole booking; null while no price is agreed. */
  priceBaht: number | null
  /** As agreed when the booking was made; 0 when the whole price is paid at once. */
  depositPercent: number
  /** The first day; null for a custom trip without days. */
  travelDate: PlainDate | null
  /** When the driver comes the first time; null when it is not known. */
  pickupAt: Date | null
}

/** What a guest gets back who cancels at this moment, or why they cannot. */
export type RefundNow =
  | { ok: false; problem: Problem }
  | {
      ok: true
      /** What is left of what was paid. */
      receivedSatang: number
      /** What goes back by the terms; 0 when a person decides. */
      refundSatang: number
      /** Money was paid, and price or pickup time are not known: a person decides what goes back. */
      isDecidedByPerson: boolean
      /** The clauses that are still open, the next to end first. */
      deadlines: Deadline[]
    }

/**
 * What a guest gets back who cancels at `nowMs`, milliseconds since the epoch. The page that asks the guest and the
 * cancellation itself both ask here. Money that does not match the booking is not counted: an admin decides about it.
 */
export function refundNow(
  booking: Cancellable,
  payments: readonly PaymentWithRefunds[],
  nowMs: number,
): RefundNow {
  if (!nextBookingStatus(booking.status, 'cancel')) return { ok: false, problem: { code: 'not-cancellable' } }
  if (hasDeparted(booking, nowMs)) return { ok: false, problem: { code: 'trip-departed' } }
  const { terms, pickupAt } = booking
  const receivedSatang = remainingSatangOf(payments)
  const totalBaht = termsBaseBaht(booking, receivedSatang)
  if (totalBaht === null || !pickupAt) {
    return { ok: true, receivedSatang, refundSatang: 0, isDecidedByPerson: receivedSatang > 0, deadlines: [] }
  }
  const pickupMs = pickupAt.getTime()
  return {
    ok: true,
    receivedSatang,
    // Nothing is kept of what nobody has confirmed, whatever the hour.
    refundSatang: bookingCountsAs(booking.status, 'agreed')
      ? refundSatangAt({ terms, pickupMs, totalBaht, receivedSatang }, nowMs)
      : receivedSatang,
    isDecidedByPerson: false,
    deadlines: openDeadlines(terms, pickupMs, nowMs),
  }
}

/**
 * The sum of which the terms keep a share, in baht: the price or, where a deposit was agreed, what was paid. The rest of
 * the price then falls away.
 */
export function termsBaseBaht(
  { priceBaht, depositPercent }: AgreedPrice,
  receivedSatang: number,
): number | null {
  return depositOf({ priceBaht, depositPercent }) ? bahtFromSatang(receivedSatang) : priceBaht
}

/** The same sum for a sentence about what cancelling will cost: until something is paid, of the deposit. */
export function costBaseBaht(agreed: AgreedPrice, payments: readonly PaymentWithRefunds[]): number | null {
  const base = termsBaseBaht(agreed, remainingSatangOf(payments))
  return base === 0 ? (depositOf(agreed)?.depositBaht ?? 0) : base
}

/** What is left of what was paid for a booking, in satang, without money that does not match it. */
export function remainingSatangOf(payments: readonly PaymentWithRefunds[]): number {
  return payments
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .reduce((sum, payment) => sum + refundableSatangOf(payment), 0)
}

/** Without a known time, a trip departs at the end of its day. */
function hasDeparted({ pickupAt, travelDate }: Cancellable, nowMs: number): boolean {
  if (pickupAt) return nowMs >= pickupAt.getTime()
  return travelDate !== null && travelDate < bangkokDay(nowMs)
}
