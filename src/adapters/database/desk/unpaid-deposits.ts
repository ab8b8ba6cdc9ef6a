import { and, asc, eq, exists, gt, gte, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import { bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import { DEPOSIT_REMINDER } from '#domain/payments/deposit.ts'
import { paymentStatusesOf } from '#domain/payments/payment-status.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Queryable } from '../database.ts'
import { eventCount } from '../events.ts'
import { isOneOf } from '../schema/one-of.ts'
import { bookings, mails, payments } from '../schema/schema.ts'

export type UnpaidDeposit = Awaited<ReturnType<typeof listUnpaidDeposits>>['rows'][number]
export type DepositToCollect = Awaited<ReturnType<typeof listDepositsToCollect>>[number]

const MAX_DEPOSITS = 20

/** Agreed bookings whose deposit is not paid and whose day has not passed, the nearest first; `total` counts them all. */
export async function listUnpaidDeposits(db: Queryable, today: PlainDate) {
  const { reference, customerName, title, travelDate, priceBaht, depositPercent } = bookings
  const isUnpaid = isDepositUnpaid(db, today)
  const [rows, total] = await Promise.all([
    db
      .select({ reference, customerName, title, travelDate, priceBaht, depositPercent })
      .from(bookings)
      .where(isUnpaid)
      .orderBy(asc(travelDate), asc(reference))
      .limit(MAX_DEPOSITS),
    findUnpaidDepositCount(db, today),
  ])
  return { rows, total }
}

/** All of them, the nearest first, with what tells whether the guest can be reminded. */
export async function listDepositsToCollect(db: Queryable, today: PlainDate) {
  const { reference, customerName, customerEmail, title, travelDate, priceBaht, depositPercent } = bookings
  const reminder = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, DEPOSIT_REMINDER), eq(mails.subjectId, bookings.id)))
  return db
    .select({
      ...{ reference, customerName, customerEmail, title, travelDate, priceBaht, depositPercent },
      wasReminded: sql<boolean>`${exists(reminder)}`,
      seen: eventCount(db),
    })
    .from(bookings)
    .where(isDepositUnpaid(db, today))
    .orderBy(asc(travelDate), asc(reference))
}

/** How many agreed bookings wait for their deposit. */
export async function findUnpaidDepositCount(db: Queryable, today: PlainDate): Promise<number> {
  return db.$count(bookings, isDepositUnpaid(db, today))
}

function isDepositUnpaid(db: Queryable, today: PlainDate): SQL | undefined {
  const paid = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.bookingId, bookings.id), isOneOf(payments.status, paymentStatusesOf('moneyMoved'))),
    )
  return and(
    gt(bookings.depositPercent, 0),
    gte(bookings.travelDate, today),
    isNotNull(bookings.priceBaht),
    isOneOf(bookings.status, bookingStatusesOf('ahead')),
    notExists(paid),
  )
}
