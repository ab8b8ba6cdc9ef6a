import { and, count, desc, eq, not, type SQL, sql, sum } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { bookings, payments, refunds } from '#platform/database/schema/schema.ts'
import type { Attention } from '../payments/attention.store.ts'
import { paymentStatusesOf } from '../payments/payment-status.rules.ts'
import type { Payment } from '../payments/payments.store.ts'
import type { RefundStatus } from './refund-status.rules.ts'
import type { Refund } from './refunds.store.ts'

/** A refund that waits for a person, or for the provider and the bank. */
export type UnfinishedRefund = Pick<
  Refund,
  'id' | 'paymentId' | 'status' | 'amountSatang' | 'reason' | 'lastError' | 'providerRefundId' | 'createdAt'
> &
  Pick<Payment, 'method'> & {
    reference: string | null
    customerName: string | null
  }

const MAX_ROWS = 20

/** Suggested for a payment that does not match its booking: that is decided with the payment (`listPaymentsInAttention`). */
const isDecidedWithPayment = sql`(${refunds.status} = 'suggested' and exists (
  select from ${payments} odd where odd.id = ${refunds.paymentId}
  and odd.status in ${paymentStatusesOf('needsAttention')}))`

/** Refunds in these states that are decided on their own. */
export function areUnfinished(statuses: readonly RefundStatus[]): SQL | undefined {
  return and(isOneOf(refunds.status, statuses), not(isDecidedWithPayment))
}

/**
 * Refunds in these states, with their booking if there is one; those that are suggested for a payment that does not match
 * come with that payment. `amountSatang` is the sum of all of them, also of those beyond `most`.
 */
export async function listUnfinishedRefunds(
  db: Queryable,
  statuses: readonly RefundStatus[],
  most = MAX_ROWS,
): Promise<Attention<UnfinishedRefund> & { amountSatang: number }> {
  const { id, paymentId, status, amountSatang, reason, lastError, providerRefundId, createdAt } = refunds
  const [rows, [all]] = await Promise.all([
    db
      .select({
        ...{ id, paymentId, status, amountSatang, reason, lastError, providerRefundId, createdAt },
        method: payments.method,
        reference: bookings.reference,
        customerName: bookings.customerName,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, paymentId))
      .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
      .where(areUnfinished(statuses))
      .orderBy(desc(createdAt), desc(id))
      .limit(most),
    db
      .select({ total: count(), amountSatang: sum(amountSatang).mapWith(Number) })
      .from(refunds)
      .where(areUnfinished(statuses)),
  ])
  return { rows, total: all?.total ?? 0, amountSatang: all?.amountSatang ?? 0 }
}
