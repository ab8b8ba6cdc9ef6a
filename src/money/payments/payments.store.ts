import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { payments } from '#platform/database/schema/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { CheckoutMethod } from './payment-kind.rules.ts'
import { nextPaymentStatus, type PaymentEvent, paymentStatusesOf } from './payment-status.rules.ts'

export type Payment = typeof payments.$inferSelect
export type NewPayment = Omit<typeof payments.$inferInsert, 'createdAt' | 'updatedAt'>

export async function insertPayment(tx: Queryable, payment: NewPayment): Promise<Payment | undefined> {
  const [stored] = await tx.insert(payments).values(payment).onConflictDoNothing().returning()
  return stored
}

/** The payable attempt of this booking, if there is one. */
export async function findPayablePayment(db: Queryable, bookingId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), inArray(payments.status, paymentStatusesOf('payable'))))
  return payment
}

/** What the guest has authorised for this booking and nobody has charged yet. */
export async function findAuthorisedPayment(db: Queryable, bookingId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'authorised')))
  return payment
}

/** An attempt by the provider's session id or, when that was never stored, by our own id that the provider echoed. */
export async function findPaymentOfSession(
  db: Queryable,
  sessionId: string,
  paymentId: string | undefined,
): Promise<Payment | undefined> {
  const bySession = eq(payments.sessionId, sessionId)
  const [payment] = await db
    .select()
    .from(payments)
    // Another shop on the same provider account may use ids of another format.
    .where(isUuid(paymentId) ? or(bySession, eq(payments.id, paymentId)) : bySession)
  return payment
}

export async function findPaymentByIntent(db: Queryable, intentId: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.paymentIntentId, intentId))
  return payment
}

export async function findPayment(db: Queryable, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

export async function findPaymentForUpdate(tx: Queryable, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

export async function listPaymentsOfBooking(db: Queryable, bookingId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.bookingId, bookingId)).orderBy(payments.createdAt)
}

/** The same with their rows locked, in the order of their ids as everywhere. Their booking must be locked before. */
export async function listPaymentsOfBookingForUpdate(tx: Queryable, bookingId: string): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(payments.id)
    .for('update')
}

/** Attempts about which the provider has to be asked, created before that time. */
export async function listUnsettledPayments(db: Queryable, before: Date): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, paymentStatusesOf('unsettled')), lt(payments.createdAt, before)))
    .orderBy(payments.createdAt)
    .limit(200)
}

type Details = Partial<
  Pick<
    NewPayment,
    | 'sessionId'
    | 'checkoutUrl'
    | 'method'
    | 'paymentIntentId'
    | 'attentionReason'
    | 'receivedSatang'
    | 'paidAt'
  >
>

/** Notes since when a bank has yet to answer about a payable attempt, and how the guest pays, if that is known. */
export async function updatePaymentProcessing(
  tx: Queryable,
  payment: Payment,
  { method, since }: { method: CheckoutMethod | undefined; since: Date },
): Promise<Payment> {
  const [noted] = await tx
    .update(payments)
    .set({ method: method ?? payment.method, processingSince: since, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id))
    .returning()
  return noted ?? payment
}

/**
 * Applies an event of the payment's state machine by compare-and-set.
 * @returns the updated attempt, or `undefined` when the event is not allowed (any more)
 * @throws when the actor of the transaction may not bring this event about
 */
export async function updatePaymentStatus(
  tx: Queryable,
  payment: Payment,
  event: PaymentEvent,
  details: Details = {},
): Promise<Payment | undefined> {
  const status = nextPaymentStatus(payment.status, event)
  if (!status) return undefined
  const [moved] = await tx
    .update(payments)
    .set({ ...details, status, updatedAt: sql`now()` })
    .where(and(eq(payments.id, payment.id), eq(payments.status, payment.status)))
    .returning()
  return moved
}
