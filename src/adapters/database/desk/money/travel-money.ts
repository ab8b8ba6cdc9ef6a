import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { bookingCountsAs, bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import { paymentStatusesOf } from '#domain/payments/payment-status.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Queryable } from '../../database.ts'
import { isOneOf } from '../../schema/one-of.ts'
import { bookings, payments } from '../../schema/schema.ts'

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
