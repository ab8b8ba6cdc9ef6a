import { refundWithinDays } from '#bookings/operator-rules/rule-sentences.words.ts'
import { formatDay, type PlainDate } from '#platform/time/calendar.ts'
import { formatBaht } from '../money.rules.ts'
import type { RefundProgress } from '../refunds/refund-status.rules.ts'
import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  isThroughProvider,
  type PaymentMethod,
} from './payment-kind.rules.ts'

/** How the ways to pay are called, for staff and in receipts. */
export const paymentMethodNames: Record<PaymentMethod, string> = {
  card: 'Card',
  promptpay: 'PromptPay',
  bank_transfer: 'Bank transfer',
  cash: 'Cash',
}

/** How money came, in a sentence: `฿1,700 has arrived by card.` */
export const paidHow: Record<PaymentMethod, string> = {
  card: 'by card',
  promptpay: 'by PromptPay',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
}

/** What is left of a price after a payment, for the operator. */
export function dueForOperator(dueBaht: number): string {
  return dueBaht > 0 ? `${formatBaht(dueBaht)} is still due.` : 'Nothing is due: the driver collects no cash.'
}

/** Asked of the operator, who alone knows what a refund was for that the site did not make. */
export function refundQuestion(what: string): string {
  return `${what} was refunded in the payment provider’s dashboard. Does the guest owe it again?`
}

/** How a guest can pay at the checkout: `by card`, `by card or PromptPay`. */
export function payableHow(methods: readonly CheckoutMethod[]): string {
  return methods.includes('promptpay') ? 'by card or PromptPay' : 'by card'
}

/** Of what a card was authorised for, until the booking is answered. */
export function authorisedSentence(baht: number): string {
  return `${formatBaht(baht)} is reserved on your card. We charge it only when we confirm; if we can’t, you pay nothing.`
}

/** For a booking for which nothing was paid, on the pass and in emails alike. */
export const owesNothing = 'You haven’t been charged and owe nothing.'

/** Of money for which a person decides what goes back. */
export const checkedByPerson = 'We’ll check what you’ve paid and write to you about it.'

/** On a page of a payment that a bank has yet to confirm; the page looks again by itself. */
export const waitForBank =
  'Your payment is being checked: your bank hasn’t confirmed it yet. This page updates by itself. Please don’t pay again.'

/** How money goes back to a guest who paid in these ways. */
export function refundWay(methods: readonly PaymentMethod[]): string {
  return waysOf(GUEST_WAYS, methods)
}

/** How money goes back to a guest who paid in these ways, for staff. */
export function refundWayForStaff(methods: readonly PaymentMethod[]): string {
  return waysOf(STAFF_WAYS, methods)
}

/**
 * When a promised refund is on its way, and what a guest who paid by PromptPay has to do for it; on the pass and in an
 * email, which can leave late. `methods`: how the money came; `lastDay`: the last one of our promise; `today` in Bangkok.
 */
export function refundWhen(
  { progress, methods }: { progress: RefundProgress; methods: readonly PaymentMethod[] },
  lastDay: PlainDate,
  today: PlainDate,
): string {
  if (progress === 'open') return 'It hasn’t gone through yet. We’ll write to you about it.'
  if (progress === 'sent') return `It’s on its way. ${BANK_TAKES_DAYS}`
  const note = methods.includes('promptpay') ? ` ${GUEST_WAYS.promptpay}` : ''
  return today <= lastDay
    ? `It will be on its way by ${formatDay(lastDay)} at the latest. ${BANK_TAKES_DAYS}${note}`
    : `It should have been on its way by now. Please write to us, so that we can look into it.${note}`
}

const BANK_TAKES_DAYS = 'Your bank may take a few more days to show it.'

type Ways = Record<CheckoutMethod | 'byHand', string>

const GUEST_WAYS: Ways = {
  card: `Card payments go back to your card within ${refundWithinDays} days. Your bank may take a few more days to show it.`,
  promptpay:
    'PromptPay payments go back to your bank account. Our payment provider will email you to ask for the account number. Please reply soon: the money can’t be sent before then.',
  byHand: 'We refund cash and bank transfers by hand, and will write to you about it.',
}

const STAFF_WAYS: Ways = {
  card: `Card money goes back to the card within ${refundWithinDays} days.`,
  promptpay:
    'PromptPay money goes back to a bank account; the payment provider emails the guest to ask for its number.',
  byHand: 'Cash and transfers are refunded by hand: they appear under Needs you.',
}

/** One sentence for each way, in their order. */
function waysOf(ways: Ways, methods: readonly PaymentMethod[]): string {
  const isByHand = methods.some((method) => !isThroughProvider(method))
  const wanted = CHECKOUT_METHODS.filter((method) => methods.includes(method)).map((method) => ways[method])
  return [...wanted, ...(isByHand ? [ways.byHand] : [])].join(' ')
}
