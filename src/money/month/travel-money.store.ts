import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { bookingCountsAs, bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { bookings, payments } from '#platform/database/schema/schema.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { paymentStatusesOf } from '../payments/payment-status.rules.ts'

export type PricedBooking = Awaited<ReturnType<typeof listPricedBookings>>[number]
export type AwaitedPayment = Awaited<ReturnType<typeof listAwaitedPayments>>[number]

const UNPAID = bookingStatusesOf('payable').filter((status) => bookingCountsAs(status, 'expected'))
const MAX_AWAITED = 100

const columns = {
  id: bookings.id,
  reference: bookings.reference,
  customerName: bookings.customerName,
  title: bookings.title,
  status: bookings.status,
  travelDate: bookings.travelDate,
  priceBaht: bookings.priceBaht,
}

/** Agreed bookings with a price that travel from one day to before another, in order of travel. */
export async function listPricedBookings(
  db: Queryable,
  { from, until }: { from: PlainDate; until: PlainDate },
) {
  return db
    .select(columns)
    .from(bookings)
    .where(
      and(
        gte(bookings.travelDate, from),
        lt(bookings.travelDate, until),
        inArray(bookings.status, bookingStatusesOf('travelled')),
        isNotNull(bookings.priceBaht),
      ),
    )
    .orderBy(asc(bookings.travelDate), asc(bookings.id))
}

/** Payments that a booking waits for to be confirmed, the nearest end first. */
export async function listAwaitedPayments(db: Queryable) {
  const end = sql<Date>`coalesce(${bookings.waitsUntil}, ${payments.expiresAt})`.mapWith(payments.expiresAt)
  return db
    .select({ ...columns, amountSatang: payments.amountSatang, purpose: payments.purpose, end })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(isOneOf(payments.status, paymentStatusesOf('payable')), inArray(bookings.status, UNPAID)))
    .orderBy(asc(end), asc(bookings.id))
    .limit(MAX_AWAITED)
}
