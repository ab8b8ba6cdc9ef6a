import { payableHow, waitForBank } from '#content/payment-words.ts'
import type { BookingRules } from '#domain/bookings/booking-rules.ts'
import { formatBaht } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { cardPaymentEnds, isPaidOnline, nextPaymentOf } from '#domain/payments/deposit.ts'
import type { Pass } from '#operations/requests/find-pass.ts'

/** What is to be paid next for a confirmed booking. */
export type PassPayment = {
  isDeposit: boolean
  /** How it can be paid at the checkout, for example `by card`. */
  how: string
  /** Until when it can be paid there: for machines, and in words; null when it is too late for that. */
  cardUntil: { at: string; words: string } | null
  /** What a bank has yet to confirm, in a sentence; null when it is nothing. */
  processing: string | null
  /** What the button pays, in whole baht; null without one, also while money that came is checked. */
  byCardBaht: number | null
}

/**
 * `null` when nothing is to be paid, also before the booking is confirmed. What is not paid online until the evening before
 * is paid to the driver, who is told the same sum.
 */
export function paymentOf(
  { booking, chargedBaht, refundedBaht, dueBaht, isMoneyChecked, processingBaht }: Pass,
  { nowMs, checkoutMethods }: { nowMs: number } & Pick<BookingRules, 'checkoutMethods'>,
): PassPayment | null {
  if (booking.status !== 'confirmed') return null
  const balance = { paidBaht: chargedBaht, givenBackBaht: refundedBaht, dueBaht }
  const next = nextPaymentOf(booking, balance)
  if (!next) return null
  const ends = booking.travelDate ? cardPaymentEnds(booking.travelDate) : undefined
  const isInTime = isPaidOnline(booking, balance) && ends !== undefined && nowMs < ends.getTime()
  return {
    how: payableHow(checkoutMethods),
    isDeposit: isInTime && next.purpose === 'deposit',
    cardUntil: isInTime ? { at: ends.toISOString(), words: deadlineInWords(ends.getTime()) } : null,
    processing: processingBaht > 0 ? `${formatBaht(processingBaht)}: ${waitForBank}` : null,
    byCardBaht: isInTime && !isMoneyChecked && processingBaht === 0 ? next.amountBaht : null,
  }
}
