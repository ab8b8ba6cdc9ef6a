import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { CancellationOutcome } from '#bookings/cancelling/find-refund-now.ts'
import type { RefundWindow } from '#bookings/cancelling/refund-windows.rules.ts'
import { unconfirmedSentence } from '#bookings/confirming/unconfirmed.words.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { checkedByPerson, owesNothing, refundWay } from '#money/payments/payment.words.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'

/** One window of the terms, in words. */
export type WindowRow = {
  until: string
  note: string
  back: string
  share: string
  is: RefundWindow['is']
}

/** `nowMs` is in milliseconds since the epoch. */
export function cancelViewOf(pass: Pass, cancellation: CancellationOutcome, nowMs: number) {
  const { refund, windows, methods } = cancellation
  const seenSatang = refund.ok ? refund.refundSatang : 0
  const back = formatBaht(bahtFromSatang(seenSatang))
  return {
    /** Why it cannot be cancelled any more; null when it can. */
    whyNot: refund.ok ? null : sentenceOf(refund.problem),
    lead: `${refundSentence(cancellation, pass)} Nothing is cancelled until you press the button.`,
    /** `Wed 25 Nov, 20:14`. */
    now: dayAndTime(new Date(nowMs)),
    windows: windows.map((one) => rowOf(one, refund.ok ? refund.receivedSatang : 0)),
    /** What was paid, and what becomes of the rest of the price. */
    paid: windows.length > 0 && refund.ok ? paidSentence(pass, refund.receivedSatang) : null,
    /** How the money comes back; null when none does. */
    way: seenSatang > 0 ? refundWay(methods) : null,
    press: seenSatang > 0 ? `Cancel booking and get ${back} back` : 'Cancel booking',
    seenSatang,
  }
}

/** What the guest is told before cancelling. */
export type CancelView = ReturnType<typeof cancelViewOf>

/** What cancelling now means for the money. */
export function refundSentence(
  { refund, windows }: CancellationOutcome,
  { booking, isMoneyChecked }: Pass,
): string {
  if (isMoneyChecked) return checkedByPerson
  const isRequest = bookingCountsAs(booking.status, 'unanswered')
  if (isRequest && refund.ok && refund.receivedSatang === 0) return `${owesNothing} ${unconfirmedSentence}`
  if (!refund.ok || refund.receivedSatang === 0) return owesNothing
  const { receivedSatang, refundSatang, isDecidedByPerson } = refund
  if (isDecidedByPerson) return checkedByPerson
  const received = formatBaht(bahtFromSatang(receivedSatang))
  const back = formatBaht(bahtFromSatang(refundSatang))
  if (refundSatang === receivedSatang)
    return `Cancel now and we’ll refund ${back}, which is everything you’ve paid.`
  if (refundSatang > 0) return `Cancel now and we’ll refund ${back} of the ${received} you’ve paid.`
  const hours = windows.at(-2)?.ends?.hoursBefore
  const why = hours ? ` Your pickup is less than ${hoursInWords(hours)} away.` : ''
  return `Refund now: ฿0.${why} We keep the ${received} you’ve paid.`
}

/** One window in words; `receivedSatang` is what the guest has paid. */
export function rowOf({ ends, refundSatang, is }: RefundWindow, receivedSatang: number): WindowRow {
  const note = ends ? `${hoursInWords(ends.hoursBefore)} before pickup` : 'or if you miss the pickup'
  const words = { over: `${note}. Over`, now: `${note}. That’s now`, later: note }
  return {
    until: ends ? `until ${dayAndTime(new Date(ends.atMs))}` : 'after that',
    note: words[is],
    back: formatBaht(bahtFromSatang(refundSatang)),
    share: refundSatang === receivedSatang ? 'everything you’ve paid' : '',
    is,
  }
}

function paidSentence({ dueBaht }: Pass, receivedSatang: number): string {
  const paid = `You’ve paid ${formatBaht(bahtFromSatang(receivedSatang))}.`
  const rest =
    dueBaht !== null && dueBaht > 0 ? ` The remaining ${formatBaht(dueBaht)} is then no longer due.` : ''
  return `${paid}${rest} These terms were set when you booked.`
}
