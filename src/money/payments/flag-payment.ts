import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import type { Checkout } from '#platform/payments/contract.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { suggestRefund } from '../refunds/approve-refund.ts'
import type { RefundReason } from '../refunds/refund-status.rules.ts'
import type { AttentionReason } from './attention-reason.rules.ts'
import {
  findPaymentByIntent,
  findPaymentOfSession,
  insertPayment,
  type Payment,
  updatePaymentStatus,
} from './payments.store.ts'
import type { Settlement } from './settle-payment.ts'

type Needs = Pick<Deps, 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/** A payment with its checkout at the provider; both rows are locked. */
export type Attempt = { checkout: Checkout; payment: Payment; booking: Booking | undefined }

/** Why money is not taken as payment: amount, currency, mode and record must all agree. `undefined` when they do. */
export async function findMismatch(
  tx: Queryable,
  { payments }: Pick<Deps, 'payments'>,
  { checkout, payment }: Attempt,
): Promise<AttentionReason | undefined> {
  if (checkout.amountSatang === undefined) return { code: 'unreadable-amount' }
  if (checkout.amountSatang !== payment.amountSatang)
    return {
      code: 'other-amount',
      receivedSatang: checkout.amountSatang,
      expectedSatang: payment.amountSatang,
    }
  if (checkout.currency !== payment.currency)
    return { code: 'other-currency', currency: checkout.currency, expected: payment.currency }
  if (checkout.live !== payments.live) return { code: 'other-mode', isLive: checkout.live }
  if (checkout.paymentIntentId) {
    const same = await findPaymentByIntent(tx, checkout.paymentIntentId)
    if (same && same.id !== payment.id) return { code: 'recorded-elsewhere' }
  }
  return undefined
}

/** Sets a payment to "needs attention", so that the operator decides, and emails the operator. */
export async function flagPayment(
  tx: Queryable,
  deps: Needs,
  attempt: Attempt,
  reason: AttentionReason,
): Promise<Settlement> {
  const { checkout, payment, booking } = attempt
  const { paymentIntentId } = checkout
  const recorded = paymentIntentId && (await findPaymentByIntent(tx, paymentIntentId))
  const flagged = await updatePaymentStatus(tx, payment, 'flag', {
    sessionId: checkout.sessionId,
    ...(recorded ? {} : { paymentIntentId: paymentIntentId ?? null }),
    ...(checkout.method ? { method: checkout.method } : {}),
    attentionReason: reason,
    receivedSatang: receivedSatang(checkout),
    ...(checkout.outcome === 'paid' && !recorded ? { paidAt: new Date(deps.now()) } : {}),
  })
  if (!flagged) throw new Error(`payment ${payment.id} could not be flagged from ${payment.status}`)
  deps.log.error({ paymentId: payment.id, reason: reason.code }, 'a payment needs attention')
  // Money that is recorded for another attempt can only be given back there.
  if (checkout.outcome === 'paid' && !recorded)
    await suggestRefund(tx, { payment, amountSatang: Number.MAX_SAFE_INTEGER, reason: refundReason(attempt) })
  await queueAttentionMail(tx, deps, payment.id)
  return { state: 'needs_attention', payment: flagged, booking }
}

/** Why the whole of unexpected money would go back. */
function refundReason({ checkout, payment, booking }: Attempt): RefundReason {
  if (checkout.amountSatang !== payment.amountSatang) return 'mismatch'
  return booking && bookingCountsAs(booking.status, 'agreed') ? 'duplicate' : 'late_payment'
}

/**
 * Stores a payment for a booking that the database does not have, for example after a restore, so that the operator
 * sees the money. Only payments that were started on this site are stored.
 */
export async function recordStrayPayment(
  tx: Queryable,
  deps: Needs,
  checkout: Checkout,
): Promise<Settlement> {
  // Another shop on the same provider account may use references too, but has no payment id of ours.
  const { reference } = checkout
  if (checkout.outcome !== 'paid' || !reference || !isUuid(checkout.paymentId)) return { state: 'unknown' }
  const payment = await insertPayment(tx, {
    bookingId: null,
    provider: deps.payments.name,
    status: 'needs_attention',
    idempotencyKey: crypto.randomUUID(),
    amountSatang: checkout.amountSatang ?? 0,
    currency: checkout.currency,
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    ...(checkout.method ? { method: checkout.method } : {}),
    expiresAt: new Date(deps.now()),
    attentionReason: { code: 'unknown-booking', reference },
    receivedSatang: receivedSatang(checkout),
    paidAt: new Date(deps.now()),
  })
  if (!payment) {
    // A concurrent settlement has stored it.
    const stored = await findPaymentOfSession(tx, checkout.sessionId, undefined)
    return stored ? { state: 'needs_attention', payment: stored, booking: undefined } : { state: 'unknown' }
  }
  await suggestRefund(tx, { payment, amountSatang: Number.MAX_SAFE_INTEGER, reason: 'mismatch' })
  deps.log.error({ paymentId: payment.id }, 'money arrived for a booking that is not in the database')
  await queueAttentionMail(tx, deps, payment.id)
  return { state: 'needs_attention', payment, booking: undefined }
}

async function queueAttentionMail(tx: Queryable, deps: Needs, paymentId: string): Promise<void> {
  await queueMails(deps, tx, [
    { kind: 'operator-payment-attention', subjectId: paymentId, toAddress: deps.addresses.operator },
  ])
}

/** In satang; `null` for another currency, or an amount that cannot be read. */
function receivedSatang({ currency, amountSatang }: Checkout): number | null {
  return currency === 'thb' ? (amountSatang ?? null) : null
}
