import { and, eq, gte, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#adapters/database/database.ts'
import { users } from '#adapters/database/schema/account-tables.ts'
import {
  bookings,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  testimonials,
} from '#adapters/database/schema/schema.ts'
import { bookingStatusesOf } from '#domain/bookings/booking-status.ts'
import { paymentStatusesOf } from '#domain/payments/payment-status.ts'
import {
  deleteMailsWhere,
  deleteSubscriptions,
  deleteTestimonials,
  deleteUnpaidBookings,
  deleteUsers,
  updateBookingsForgotten,
} from './forget.ts'

/** Every column with an email address of a person other than the operator. */
const ADDRESS_COLUMNS = [
  bookings.customerEmail,
  newsletterSubscriptions.email,
  testimonials.customerEmail,
  users.email,
  mails.toAddress,
  mailbox.toAddress,
] as const satisfies PgColumn[]

/** Case-insensitive comparison, because addresses are stored as typed. `address` is in lower case. */
export function isOf(address: string, column: SQLWrapper): SQL {
  return sql`lower(${column}) = ${address}`
}

/** The emails to this address, except emails to the operator, which are about others. */
export function mailsTo(address: string): SQL | undefined {
  return and(isOf(address, mails.toAddress), sql`${mails.kind} not like 'operator-%'`)
}

/** Every stored address, once each, in lower case. */
export async function listKnownAddresses(db: Queryable): Promise<string[]> {
  const each = ADDRESS_COLUMNS.map((column) => sql`select lower(${column}) as address from ${column.table}`)
  const { rows } = await db.execute<{ address: string }>(sql.join(each, sql` union `))
  return rows.map(({ address }) => address)
}

/** A future trip: its reference and day. */
type Upcoming = { reference: string; day: string }

/** The bookings, transfers and custom trips of this address whose last day is `today` or later. */
export async function listUpcoming(tx: Queryable, address: string, today: string): Promise<Upcoming[]> {
  const day = sql<string>`coalesce(${bookings.endDate}, ${bookings.travelDate})::text`
  const areExpected = inArray(bookings.status, bookingStatusesOf('expected'))
  return tx
    .select({ reference: bookings.reference, day })
    .from(bookings)
    .where(and(isOf(address, bookings.customerEmail), areExpected, gte(day, today)))
}

/** The references of the bookings of this address with a payable attempt. */
export async function listBookingsBeingPaid(tx: Queryable, address: string): Promise<string[]> {
  const rows = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(isOf(address, bookings.customerEmail), inArray(payments.status, paymentStatusesOf('payable'))))
  return rows.map(({ reference }) => reference)
}

/** Locks the bookings of this address until the transaction ends, so that no payment arrives meanwhile. @returns their ids */
export async function lockBookingsOf(tx: Queryable, address: string): Promise<string[]> {
  return lockIds(tx, bookings, isOf(address, bookings.customerEmail))
}

/** How many rows of each kind were deleted or anonymized. */
export type Forgotten = Record<
  'booking' | 'paidBooking' | 'review' | 'subscription' | 'account' | 'mail',
  number
>

/** Erases everything about this address, even future trips. */
export async function forgetAddress(tx: Queryable, address: string): Promise<Forgotten> {
  const booked = await lockBookingsOf(tx, address)
  const deletedBookings = await deleteUnpaidBookings(tx, booked)
  const paid = await lockBookingsOf(tx, address)
  const subscriptions = await tx
    .select({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(isOf(address, newsletterSubscriptions.email))
    .for('update')
  const reviewIds = await lockIds(tx, testimonials, isOf(address, testimonials.customerEmail))
  const userIds = await lockIds(tx, users, isOf(address, users.email))
  const forgotten = {
    booking: deletedBookings,
    paidBooking: await updateBookingsForgotten(tx, paid),
    review: await deleteTestimonials(tx, reviewIds),
    subscription: await deleteSubscriptions(tx, subscriptions),
    account: await deleteUsers(tx, userIds),
    mail: await deleteMailsWhere(tx, mailsTo(address)),
  }
  const hasMail = sql`exists (select 1 from ${mails} where ${mails.id}::text = substr(${mailbox.messageId}, 2, 36))`
  await tx.delete(mailbox).where(and(isOf(address, mailbox.toAddress), not(hasMail)))
  return forgotten
}

async function lockIds(
  tx: Queryable,
  table: typeof bookings | typeof testimonials | typeof users,
  condition: SQL,
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as typeof bookings)
    .where(condition)
    .orderBy(table.id)
    .for('update')
  return rows.map(({ id }) => id)
}
