import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import type { Payment } from '../payments/payments.store.ts'
import { nextRefundStatus, type RefundEvent, type RefundStatus } from './refund-status.rules.ts'
import type { PaymentWithRefunds } from './refundable.rules.ts'
import type { Reversal } from './reversal.rules.ts'

export type Refund = typeof refunds.$inferSelect
export type NewRefund = Pick<Refund, 'paymentId' | 'bookingId' | 'amountSatang' | 'reason'> & {
  status: Extract<RefundStatus, 'suggested' | 'approved'>
}

/**
 * Inserts a refund. The payment must be locked.
 * @throws when refunds of the payment would be more than was received
 */
export async function insertRefund(tx: Queryable, refund: NewRefund): Promise<Refund> {
  const [stored] = await tx.insert(refunds).values(refund).returning()
  if (!stored) throw new Error('the insert returned no row')
  return stored
}

export async function findRefund(db: Queryable, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

export async function listRefundsOfBooking(db: Queryable, bookingId: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(asc(refunds.createdAt))
}

/** Payments with all that was given back of them. */
export async function withRefunds(
  db: Queryable,
  paid: Payment[],
): Promise<(Payment & Pick<PaymentWithRefunds, 'reversals'> & { refunds: Refund[] })[]> {
  if (paid.length === 0) return []
  const ids = paid.map(({ id }) => id)
  const ours = await db.select().from(refunds).where(inArray(refunds.paymentId, ids))
  const reported = await db.select().from(reversals).where(inArray(reversals.paymentId, ids))
  return paid.map((payment) => ({
    ...payment,
    refunds: ours.filter(({ paymentId }) => paymentId === payment.id),
    reversals: reported.filter(({ paymentId }) => paymentId === payment.id),
  }))
}

/** A refund to send, with its payment at the provider and the reference of its booking. */
export type RefundToSend = { refund: Refund; payment: Payment }

/** Approved refunds, the oldest first. */
export async function listRefundsToSend(db: Queryable): Promise<RefundToSend[]> {
  return db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.status, 'approved'))
    .orderBy(asc(refunds.createdAt))
    .limit(100)
}

/** The refund of ours that the provider reports: by its id there or, when that is not stored yet, by our key. */
export async function findRefundOfReversal(
  tx: Queryable,
  { providerId, refundKey }: Reversal,
): Promise<Refund | undefined> {
  const byId = eq(refunds.providerRefundId, providerId)
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(refundKey ? or(byId, eq(refunds.idempotencyKey, refundKey)) : byId)
    .for('update')
  return refund
}

type Details = Partial<Pick<Refund, 'providerRefundId' | 'lastError' | 'idempotencyKey' | 'paidOutAt'>>

/**
 * Applies an event of the refund's state machine by compare-and-set. For an event after which the money counts as given
 * back, the payment must be locked.
 * @returns the updated refund, or `undefined` when the event is not allowed (any more)
 * @throws when refunds of the payment would be more than was received
 */
export async function updateRefundStatus(
  tx: Queryable,
  refund: Refund,
  event: RefundEvent,
  details: Details = {},
): Promise<Refund | undefined> {
  const status = nextRefundStatus(refund.status, event)
  if (!status) return undefined
  const [moved] = await tx
    .update(refunds)
    .set({ ...details, status, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, refund.status)))
    .returning()
  return moved
}

/** Notes why a refund could not be sent yet; it stays approved. */
export async function updateRefundError(tx: Queryable, id: string, lastError: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ lastError, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'approved')))
}

/** The suggested refunds of a payment that nobody has decided about. */
export async function listSuggestedRefunds(tx: Queryable, paymentId: string): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'suggested')))
}
