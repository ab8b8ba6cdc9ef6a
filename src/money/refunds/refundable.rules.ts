import { type PaymentStatus, paymentCountsAs } from '../payments/payment-status.rules.ts'
import { type RefundReason, type RefundStatus, refundCountsAs } from './refund-status.rules.ts'
import type { RefundAnswer, Reversal } from './reversal.rules.ts'

/** A payment with everything that was given back of it. */
export type PaymentWithRefunds = {
  status: PaymentStatus
  currency: string
  amountSatang: number
  /** What the provider received, when that is not the amount. */
  receivedSatang: number | null
  refunds: readonly {
    status: RefundStatus
    amountSatang: number
    reason: RefundReason
    providerRefundId: string | null
  }[]
  reversals: readonly (Pick<Reversal, 'kind' | 'state' | 'amountSatang' | 'providerId'> & {
    /** For a refund that was made at the provider; null or missing until the operator has said what it was for. */
    answer?: RefundAnswer | null
  })[]
}

/** What the provider received for a payment, in satang. Money in another currency counts as nothing: a person decides. */
export function receivedSatangOf(
  payment: Pick<PaymentWithRefunds, 'status' | 'currency' | 'amountSatang' | 'receivedSatang'>,
): number {
  if (payment.currency !== 'thb' || !paymentCountsAs(payment.status, 'moneyMoved')) return 0
  return payment.status === 'paid' ? payment.amountSatang : (payment.receivedSatang ?? 0)
}

/**
 * What was given back of a payment, in satang: our refunds that are approved, pending or succeeded, and those that
 * somebody made at the provider. A refund of ours that the provider reports back is the same money.
 */
export function givenBackSatangOf(payment: Pick<PaymentWithRefunds, 'refunds' | 'reversals'>): number {
  const ours = payment.refunds.filter(({ status }) => refundCountsAs(status, 'givenBack'))
  return [...ours, ...refundsOfProvider(payment)].reduce((sum, { amountSatang }) => sum + amountSatang, 0)
}

/** Refunds that somebody made in the provider's dashboard, without those that failed. */
export function refundsOfProvider(payment: Pick<PaymentWithRefunds, 'refunds' | 'reversals'>) {
  return reversalsOfProvider(payment).filter(({ kind, state }) => kind === 'refund' && state !== 'failed')
}

/** Disputes, and the refunds of a payment that were made at the provider and not by us. */
export function reversalsOfProvider<Kept extends Pick<Reversal, 'providerId'>>({
  refunds,
  reversals,
}: {
  refunds: readonly { status: RefundStatus; providerRefundId: string | null }[]
  reversals: readonly Kept[]
}): Kept[] {
  const ours = refunds.filter(({ status }) => refundCountsAs(status, 'givenBack'))
  return reversals.filter(({ providerId }) =>
    ours.every(({ providerRefundId }) => providerRefundId !== providerId),
  )
}

/** What staff can give back of these payments, in satang, without money that does not match the booking. */
export function payBackSatangOf(payments: readonly PaymentWithRefunds[]): number {
  return payments
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .reduce((sum, payment) => sum + undecidedSatangOf(payment), 0)
}

/** The payments out of which money goes back, in this order. */
export function paidNewestFirst<Paid extends { status: PaymentStatus; createdAt: Date }>(
  payments: readonly Paid[],
): Paid[] {
  return payments
    .filter(({ status }) => paymentCountsAs(status, 'income'))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

/** What is left of a payment and about which nobody has to decide yet, in satang. */
export function undecidedSatangOf(payment: PaymentWithRefunds): number {
  const waiting = payment.refunds.filter(({ status }) => refundCountsAs(status, 'needsAttention'))
  const waitingSatang = waiting.reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  return Math.max(0, refundableSatangOf(payment) - waitingSatang)
}

/**
 * What is left of a payment and can be given back, in satang. What the guest's bank has taken back by a dispute is gone,
 * although it was not given back: the provider would refuse to refund it, and in cash it would be paid twice.
 */
export function refundableSatangOf(payment: PaymentWithRefunds): number {
  const lost = payment.reversals.filter(({ kind, state }) => kind === 'dispute' && state === 'lost')
  const lostSatang = lost.reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  return Math.max(0, receivedSatangOf(payment) - givenBackSatangOf(payment) - lostSatang)
}
