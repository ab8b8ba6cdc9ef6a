import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'
import { deadlineInWords, openDeadlines } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { onlineUntil, toPayOf } from '#money/deposits/deposit.rules.ts'
import { howToPay, titleToPay } from '#money/deposits/how-to-pay.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { payableHow, waitForBank } from '#money/payments/payment.words.ts'

/**
 * `null` when nothing is to be paid, also before the booking is confirmed. What is not paid online until the evening before
 * is paid to the driver, who is told the same sum.
 */
export function paymentOf(
  { booking, chargedBaht, refundedBaht, dueBaht, isMoneyChecked, processingBaht, authorisedBaht }: Pass,
  {
    nowMs,
    checkoutMethods,
    ticketsBaht,
  }: { nowMs: number; ticketsBaht: number } & Pick<BookingRules, 'checkoutMethods'>,
) {
  if (booking.status !== 'confirmed') return null
  const balance = { paidBaht: chargedBaht, givenBackBaht: refundedBaht, dueBaht }
  const toPay = toPayOf(booking, balance, nowMs)
  if (!toPay) return null
  const { online, cashBaht } = toPay
  const comingBaht = processingBaht + authorisedBaht
  const restEnds = onlineUntil(cashBaht, booking.travelDate, nowMs)
  return {
    title: titleToPay(toPay),
    ways: howToPay(toPay, { methods: checkoutMethods, ticketsBaht, restEnds }),
    cancelling: freeUntilSentence(booking, nowMs),
    /** On the button that leads to the checkout; empty when it is too late for that. */
    pay: online ? `Pay ${formatBaht(online.amountBaht)} ${payableHow(checkoutMethods)}` : '',
    isDeposit: online?.purpose === 'deposit',
    /** The guest chooses between the checkout and cash. */
    isChoice: online !== undefined && online.purpose !== 'deposit' && comingBaht === 0 && !isMoneyChecked,
    /** False when it is too late to pay at the checkout. */
    canPayOnline: online !== undefined,
    /** What a bank has yet to confirm, in a sentence; null when it is nothing. */
    processing: comingBaht > 0 ? `${formatBaht(comingBaht)}: ${waitForBank}` : null,
    /** What the button pays, in whole baht; null without one, also while money that came is checked. */
    byCardBaht: online && !isMoneyChecked && comingBaht === 0 ? online.amountBaht : null,
    /** What the guest brings for the driver, in whole baht, without what is on its way or asked for online first. */
    cashBaht: Math.min(cashBaht, Math.max(0, toPay.dueBaht - comingBaht)),
  }
}

/** What is to be paid next for a confirmed booking. */
export type PassPayment = NonNullable<ReturnType<typeof paymentOf>>

/** Until when cancelling gives everything back; null once that has passed, or while no pickup is known. */
function freeUntilSentence({ terms, legs: [first] }: Pass['booking'], nowMs: number): TermSentence | null {
  if (!first) return null
  const free = openDeadlines(terms, first.startsAt.getTime(), nowMs).findLast(
    ({ refundPercent }) => refundPercent === 100,
  )
  if (!free) return null
  const moment = { at: new Date(free.untilMs).toISOString(), words: deadlineInWords(free.untilMs) }
  return { before: 'Free to cancel until ', moment, after: ', however you pay.' }
}
