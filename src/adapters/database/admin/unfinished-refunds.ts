import { and, count, desc, eq, ne, not, or, type SQL, sql, sum } from 'drizzle-orm'
import { bookings, payments, refunds } from '#adapters/database/schema/schema.ts'
import { type PaymentStatus, paymentStatusesOf } from '#domain/payments/payment-status.ts'
import { refundStatusesOf } from '#domain/payments/refund-status.ts'
import type { Queryable } from '../database.ts'
import type { Payment } from '../payments.ts'
import type { Refund } from '../refunds.ts'
import { isOneOf } from '../schema/one-of.ts'
import type { Attention } from './attention.ts'

/** A refund that waits for a person, or for the provider and the bank. */
export type UnfinishedRefund = Pick<
  Refund,
  'id' | 'paymentId' | 'status' | 'amountSatang' | 'reason' | 'lastError' | 'providerRefundId' | 'createdAt'
> &
  Pick<Payment, 'method'> & {
    paymentStatus: PaymentStatus
    reference: string | null
    customerName: string | null
  }

const MAX_ROWS = 20

const TO_DECIDE = refundStatusesOf('needsAttention')
const UNFINISHED = [...TO_DECIDE, ...refundStatusesOf('underWay')]

/** Of a payment that does not match its booking: that is decided with the payment. */
const isOfOddPayment = and(
  eq(refunds.status, 'suggested'),
  isOneOf(payments.status, paymentStatusesOf('needsAttention')),
)

/** Refunds that an admin has to decide about, or that are under way, with their booking if there is one. */
export async function listUnfinishedRefunds(
  db: Queryable,
  most = MAX_ROWS,
): Promise<Attention<UnfinishedRefund>> {
  return listRefundsWhere(db, isOneOf(refunds.status, UNFINISHED), most)
}

/** Refunds that an admin has to decide about, with their booking if there is one. */
export async function listRefundsToDecide(db: Queryable): Promise<Attention<UnfinishedRefund>> {
  return listRefundsWhere(db, isOneOf(refunds.status, TO_DECIDE), MAX_ROWS)
}

/** Refunds that failed, or that are suggested for a payment that does not match its booking. */
export async function listRefundsToCheck(db: Queryable, most: number): Promise<Attention<UnfinishedRefund>> {
  return listRefundsWhere(db, or(eq(refunds.status, 'failed'), isOfOddPayment), most)
}

/** All other refunds that are not finished. `amountSatang` is the sum of all of them, also of those beyond `most`. */
export async function listRefundsToPayBack(
  db: Queryable,
  most: number,
): Promise<Attention<UnfinishedRefund> & { amountSatang: number }> {
  const isToPayBack = and(
    isOneOf(refunds.status, UNFINISHED),
    ne(refunds.status, 'failed'),
    not(sql`(${isOfOddPayment})`),
  )
  const [found, [all]] = await Promise.all([
    listRefundsWhere(db, isToPayBack, most),
    db
      .select({ amountSatang: sum(refunds.amountSatang).mapWith(Number) })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(isToPayBack),
  ])
  return { ...found, amountSatang: all?.amountSatang ?? 0 }
}

async function listRefundsWhere(
  db: Queryable,
  isAmongThem: SQL | undefined,
  most: number,
): Promise<Attention<UnfinishedRefund>> {
  const { id, paymentId, status, amountSatang, reason, lastError, providerRefundId, createdAt } = refunds
  const columns = {
    ...{ id, paymentId, status, amountSatang, reason, lastError, providerRefundId, createdAt },
    method: payments.method,
    paymentStatus: payments.status,
    reference: bookings.reference,
    customerName: bookings.customerName,
  }
  const [rows, [all]] = await Promise.all([
    db
      .select(columns)
      .from(refunds)
      .innerJoin(payments, eq(payments.id, paymentId))
      .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
      .where(isAmongThem)
      .orderBy(desc(createdAt), desc(id))
      .limit(most),
    db
      .select({ total: count() })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, paymentId))
      .where(isAmongThem),
  ])
  return { rows, total: all?.total ?? 0 }
}
