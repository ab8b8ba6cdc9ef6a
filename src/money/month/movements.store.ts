import { and, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import { paymentStatusesOf } from '../payments/payment-status.rules.ts'

export type StoredMovement = Awaited<ReturnType<typeof listMovements>>[number]

/**
 * Every movement of money from one instant to another, newest first: payments when the money arrived, refunds that the
 * provider reports and disputes that were lost, and what was paid back by hand. A refund of ours that goes through the
 * provider counts when it is reported.
 */
export async function listMovements(db: Queryable, { from, until }: { from: Date; until: Date }) {
  const of = {
    method: payments.method,
    purpose: payments.purpose,
    reference: bookings.reference,
    customerName: bookings.customerName,
  }
  const isToCheck = inArray(payments.status, paymentStatusesOf('needsAttention'))
  const received = db
    .select({
      id: payments.id,
      at: sql<Date>`${payments.paidAt}`.mapWith(payments.paidAt).as('at'),
      direction: sql<'in' | 'out'>`'in'`.as('direction'),
      kind: sql<'payment' | 'refund' | 'dispute'>`'payment'`.as('kind'),
      amountSatang:
        sql<number>`case ${payments.status} when 'paid' then ${payments.amountSatang} else ${payments.receivedSatang} end`
          .mapWith(Number)
          .as('amount_satang'),
      isToCheck: sql<boolean>`${isToCheck}`.as('is_to_check'),
      ...of,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        gte(payments.paidAt, from),
        lt(payments.paidAt, until),
        inArray(payments.status, paymentStatusesOf('moneyMoved')),
        eq(payments.currency, 'thb'),
        or(eq(payments.status, 'paid'), isNotNull(payments.receivedSatang)),
      ),
    )
  const reported = db
    .select({
      id: reversals.id,
      at: sql<Date>`${reversals.madeAt}`.mapWith(reversals.madeAt).as('at'),
      direction: sql<'in' | 'out'>`'out'`.as('direction'),
      kind: sql<'payment' | 'refund' | 'dispute'>`${reversals.kind}`.as('kind'),
      amountSatang: sql<number>`${reversals.amountSatang}`.mapWith(Number).as('amount_satang'),
      isToCheck: sql<boolean>`false`.as('is_to_check'),
      ...of,
    })
    .from(reversals)
    .innerJoin(payments, eq(payments.id, reversals.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        gte(reversals.madeAt, from),
        lt(reversals.madeAt, until),
        eq(payments.currency, 'thb'),
        or(
          and(eq(reversals.kind, 'refund'), ne(reversals.state, 'failed')),
          and(eq(reversals.kind, 'dispute'), eq(reversals.state, 'lost')),
        ),
      ),
    )
  const byHand = db
    .select({
      id: refunds.id,
      at: sql<Date>`${refunds.paidOutAt}`.mapWith(refunds.paidOutAt).as('at'),
      direction: sql<'in' | 'out'>`'out'`.as('direction'),
      kind: sql<'payment' | 'refund' | 'dispute'>`'refund'`.as('kind'),
      amountSatang: sql<number>`${refunds.amountSatang}`.mapWith(Number).as('amount_satang'),
      isToCheck: sql<boolean>`false`.as('is_to_check'),
      ...of,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(gte(refunds.paidOutAt, from), lt(refunds.paidOutAt, until)))
  return unionAll(received, reported, byHand).orderBy(desc(sql`at`), desc(sql`id`))
}
