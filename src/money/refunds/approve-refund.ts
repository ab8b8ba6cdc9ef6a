import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { isThroughProvider } from '../payments/payment-kind.rules.ts'
import { findPaymentForUpdate, type Payment } from '../payments/payments.store.ts'
import type { RefundReason } from './refund-status.rules.ts'
import { refundableSatangOf } from './refundable.rules.ts'
import { insertRefund, listSuggestedRefunds, type Refund, withRefunds } from './refunds.store.ts'

type RefundRequest = { payment: Pick<Payment, 'id'>; amountSatang: number; reason: RefundReason }

/**
 * Stores refunds of a payment in the caller's transaction, whose booking must be locked before. A job sends them after
 * the commit. Of several payments, give the newest back first. What did not come through the provider is suggested only:
 * a person gives it back by hand.
 * @returns the refund of the amount or of what is left of the payment, if that is less; `undefined` when nothing is
 */
export async function approveRefund(
  tx: Queryable,
  { queue }: Pick<Deps, 'queue'>,
  wanted: RefundRequest,
): Promise<Refund | undefined> {
  const refund = await addRefund(tx, wanted, 'approved')
  if (refund?.status === 'approved') await queue.enqueue(tx, 'send-refunds', [{}])
  return refund
}

/**
 * Proposes a refund to the operator, who approves or dismisses it; like {@link approveRefund}, and once for a payment
 * as long as nobody has decided.
 */
export async function suggestRefund(tx: Queryable, wanted: RefundRequest): Promise<Refund | undefined> {
  const [earlier] = await listSuggestedRefunds(tx, wanted.payment.id)
  return earlier ?? addRefund(tx, wanted, 'suggested')
}

async function addRefund(
  tx: Queryable,
  { payment: { id }, amountSatang, reason }: RefundRequest,
  status: 'suggested' | 'approved',
): Promise<Refund | undefined> {
  const locked = await findPaymentForUpdate(tx, id)
  const [payment] = locked ? await withRefunds(tx, [locked]) : []
  if (!payment) return undefined
  const satang = Math.min(amountSatang, refundableSatangOf(payment))
  if (satang <= 0) return undefined
  return insertRefund(tx, {
    paymentId: id,
    bookingId: payment.bookingId,
    amountSatang: satang,
    reason,
    status: isThroughProvider(payment.method) ? status : 'suggested',
  })
}
