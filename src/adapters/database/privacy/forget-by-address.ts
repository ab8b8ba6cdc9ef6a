import { and, eq, gte, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#adapters/database/database.ts'
import { users } from '#adapters/database/schema/account-tables.ts'
import {
  bookings,
  customTripRequests,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  taxiRequests,
  testimonials,
} from '#adapters/database/schema/schema.ts'
import { bookingStatusesOf } from '#domain/booking-status.ts'
import { paymentStatusesOf } from '#domain/payment-status.ts'
import {
  deleteCustomTrips,
  deleteMailsWhere,
  deleteSubscriptions,
  deleteTaxiRequests,
  deleteTestimonials,
  deleteUnpaidBookings,
  deleteUsers,
  updateBookingsForgotten,
} from './forget.ts'

/** Every column that holds the address of a person who is not the operator. */
const ADDRESSES = [
  bookings.customerEmail,
  customTripRequests.email,
  taxiRequests.email,
  newsletterSubscriptions.email,
  testimonials.customerEmail,
  users.email,
  mails.toAddress,
  mailbox.toAddress,
] as const satisfies PgColumn[]

/** How an address is compared: guests' are stored as they were typed. `address` is in small letters. */
export function isOf(address: string, column: SQLWrapper): SQL {
  return sql`lower(${column}) = ${address}`
}

/** The mails that went to this address as a person's; those to the operator are about others. */
export function mailsTo(address: string): SQL | undefined {
  return and(isOf(address, mails.toAddress), sql`${mails.kind} not like 'operator-%'`)
}

/** Every address that is known, each once, in small letters. */
export async function listKnownAddresses(db: Queryable): Promise<string[]> {
  const each = ADDRESSES.map((column) => sql`select lower(${column}) as address from ${column.table}`)
  const { rows } = await db.execute<{ address: string }>(sql.join(each, sql` union `))
  return rows.map(({ address }) => address)
}

/** A trip that somebody is expected to drive: its number and its day. */
type Upcoming = { reference: string; day: string }

/** The trips, transfers and wishes of this address whose last day is `today` or later. */
export async function listUpcoming(tx: Queryable, address: string, today: string): Promise<Upcoming[]> {
  const { startDate, endDate } = customTripRequests
  const lastRide = sql<string>`greatest(${taxiRequests.pickupDate}, ${taxiRequests.returnDate})::text`
  const lastDay = sql<string>`coalesce(${endDate}, ${startDate})::text`
  const areExpected = inArray(bookings.status, bookingStatusesOf('expected'))
  return [
    ...(await tx
      .select({ reference: bookings.reference, day: bookings.travelDate })
      .from(bookings)
      .where(and(isOf(address, bookings.customerEmail), areExpected, gte(bookings.travelDate, today)))),
    ...(await tx
      .select({ reference: taxiRequests.reference, day: lastRide })
      .from(taxiRequests)
      .where(and(isOf(address, taxiRequests.email), gte(lastRide, today)))),
    ...(await tx
      .select({ reference: customTripRequests.reference, day: lastDay })
      .from(customTripRequests)
      .where(and(isOf(address, customTripRequests.email), gte(lastDay, today)))),
  ]
}

/** The numbers of the bookings of this address that could be paid at this moment. */
export async function listBookingsBeingPaid(tx: Queryable, address: string): Promise<string[]> {
  const rows = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(isOf(address, bookings.customerEmail), inArray(payments.status, paymentStatusesOf('payable'))))
  return rows.map(({ reference }) => reference)
}

/** Holds the bookings of this address until the transaction ends: nobody pays for one meanwhile. @returns their ids */
export async function lockBookingsOf(tx: Queryable, address: string): Promise<string[]> {
  return idsOf(tx, bookings, isOf(address, bookings.customerEmail))
}

/** How many of each kind were forgotten. */
export type Forgotten = Record<
  'booking' | 'paidBooking' | 'taxiRequest' | 'customTrip' | 'review' | 'subscription' | 'account' | 'mail',
  number
>

/** Forgets everything about this address, whatever is still to come. */
export async function forgetAddress(tx: Queryable, address: string): Promise<Forgotten> {
  const booked = await lockBookingsOf(tx, address)
  const deletedBookings = await deleteUnpaidBookings(tx, booked)
  const paid = await lockBookingsOf(tx, address)
  const subscriptions = await tx
    .select({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(isOf(address, newsletterSubscriptions.email))
    .for('update')
  const ofTaxi = await idsOf(tx, taxiRequests, isOf(address, taxiRequests.email))
  const ofTrips = await idsOf(tx, customTripRequests, isOf(address, customTripRequests.email))
  const ofReviews = await idsOf(tx, testimonials, isOf(address, testimonials.customerEmail))
  const ofUsers = await idsOf(tx, users, isOf(address, users.email))
  const forgotten = {
    booking: deletedBookings,
    paidBooking: await updateBookingsForgotten(tx, paid),
    taxiRequest: await deleteTaxiRequests(tx, ofTaxi),
    customTrip: await deleteCustomTrips(tx, ofTrips),
    review: await deleteTestimonials(tx, ofReviews),
    subscription: await deleteSubscriptions(tx, subscriptions),
    account: await deleteUsers(tx, ofUsers),
    mail: await deleteMailsWhere(tx, mailsTo(address)),
  }
  const hasMail = sql`exists (select 1 from ${mails} where ${mails.id}::text = substr(${mailbox.messageId}, 2, 36))`
  await tx.delete(mailbox).where(and(isOf(address, mailbox.toAddress), not(hasMail)))
  return forgotten
}

async function idsOf(
  tx: Queryable,
  table:
    | typeof bookings
    | typeof taxiRequests
    | typeof customTripRequests
    | typeof testimonials
    | typeof users,
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
