import { and, eq, gte, inArray, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import {
  bookingHistory,
  bookings,
  customTripRequests,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  sandboxCheckouts,
  taxiRequests,
  testimonials,
} from './schema.ts'

/** Money moved, or may have: such a payment is kept, and its booking with it. */
const MONEY_MOVED = ['paid', 'needs_attention'] as const

const withMoney = sql`exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${inArray(payments.status, [...MONEY_MOVED])})`

/** Deletes taxi requests whose last ride was on `lastDay` or before, with their mails. @returns how many */
export async function deleteTaxiRequestsUntil(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  const lastRide = sql`greatest(${taxiRequests.pickupDate}, ${taxiRequests.returnDate})`
  const ids = await holdIds(tx, taxiRequests, lte(lastRide, lastDay), limit)
  await deleteMailsAbout(tx, ids)
  await tx.delete(taxiRequests).where(inArray(taxiRequests.id, ids))
  return ids.length
}

/** Deletes custom trip requests that ended, or without days were sent, on `lastDay` or before. @returns how many */
export async function deleteCustomTripsUntil(tx: Queryable, lastDay: string, limit: number): Promise<number> {
  const { startDate, endDate, createdAt } = customTripRequests
  const sentOn = sql`(${createdAt} at time zone 'Asia/Bangkok')::date`
  const isOver = lte(sql`coalesce(${endDate}, ${startDate}, ${sentOn})`, lastDay)
  const ids = await holdIds(tx, customTripRequests, isOver, limit)
  await deleteMailsAbout(tx, ids)
  await tx.delete(customTripRequests).where(inArray(customTripRequests.id, ids))
  return ids.length
}

/** Deletes bookings without money whose travel day was `lastDay` or before. @returns how many */
export async function deleteUnpaidBookingsUntil(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  return deleteUnpaidBookings(tx, lte(bookings.travelDate, lastDay), limit)
}

/**
 * Deletes card bookings that were not paid and that the guest has not touched since `moment`: neither sent nor
 * tried to pay. A checkout is open for a day at most, so an old one takes no more money. @returns how many
 */
export async function deleteAbandonedBookingsBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const isAbandoned = and(
    eq(bookings.channel, 'card'),
    inArray(bookings.status, ['draft', 'awaiting_payment', 'expired']),
    lt(bookings.createdAt, moment),
    sql`not exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${gte(payments.createdAt, moment)})`,
  )
  return deleteUnpaidBookings(tx, isAbandoned, limit)
}

/**
 * Takes the guest out of paid bookings whose travel day was `lastDay` or before: trip, day and amounts stay for
 * the accounts, and the guest's link opens nothing any more. @returns how many
 */
export async function updateBookingsForgotten(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  const isDue = and(lte(bookings.travelDate, lastDay), ne(bookings.customerEmail, ''), withMoney)
  const ids = await holdIds(tx, bookings, isDue, limit)
  await deleteMailsAbout(tx, [...ids, ...(await listPaymentIds(tx, ids))])
  await tx
    .update(bookings)
    .set({
      customerName: '',
      customerEmail: '',
      customerPhone: '',
      hotelName: null,
      pickupLocation: null,
      specialRequests: null,
      contentHash: '',
      tokenHash: sql`'forgotten ' || ${bookings.id}`,
    })
    .where(inArray(bookings.id, ids))
  return ids.length
}

/** Deletes newsletter addresses that were never confirmed or have ended, and rest since `moment`. @returns how many */
export async function deleteRestingSubscriptionsBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const { id, email, isActive, askedAt, unsubscribedAt } = newsletterSubscriptions
  const resting = await tx
    .select({ id, email })
    .from(newsletterSubscriptions)
    .where(and(eq(isActive, false), lt(sql`greatest(${askedAt}, ${unsubscribedAt})`, moment)))
    .limit(limit)
    .for('update', { skipLocked: true })
  // Each question has an id of its own, so its mails are found by the address.
  const addresses = resting.map((subscription) => subscription.email)
  await deleteMailsWhere(
    tx,
    and(
      inArray(mails.kind, ['newsletter-question', 'newsletter-welcome']),
      inArray(mails.toAddress, addresses),
    ),
  )
  await tx.delete(newsletterSubscriptions).where(
    inArray(
      id,
      resting.map((subscription) => subscription.id),
    ),
  )
  return resting.length
}

async function deleteUnpaidBookings(
  tx: Queryable,
  condition: SQL | undefined,
  limit: number,
): Promise<number> {
  const held = await holdIds(tx, bookings, and(condition, not(withMoney)), limit)
  // Asked again: money may have arrived between that reading and its lock.
  const paid = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(inArray(payments.bookingId, held), inArray(payments.status, [...MONEY_MOVED])))
  const ids = held.filter((id) => !paid.some(({ bookingId }) => bookingId === id))
  const attempts = await listPaymentIds(tx, ids)
  await deleteMailsAbout(tx, [...ids, ...attempts])
  await tx.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.paymentId, attempts))
  await tx.delete(payments).where(inArray(payments.id, attempts))
  await tx.delete(bookingHistory).where(inArray(bookingHistory.bookingId, ids))
  await tx.update(testimonials).set({ bookingId: null }).where(inArray(testimonials.bookingId, ids))
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

/** Reads up to `limit` ids and holds their rows; what somebody else is busy with is left for the next time. */
async function holdIds(
  tx: Queryable,
  table: typeof bookings | typeof taxiRequests | typeof customTripRequests,
  condition: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as typeof bookings)
    .where(condition)
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

async function listPaymentIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.bookingId, bookingIds))
  return rows.map(({ id }) => id)
}

async function deleteMailsAbout(tx: Queryable, subjectIds: string[]): Promise<void> {
  await deleteMailsWhere(tx, inArray(mails.subjectId, subjectIds))
}

async function deleteMailsWhere(tx: Queryable, condition: SQL | undefined): Promise<void> {
  const deleted = await tx.delete(mails).where(condition).returning({ messageId: mails.messageId })
  const copies = deleted.flatMap(({ messageId }) => messageId ?? [])
  await tx.delete(mailbox).where(inArray(mailbox.messageId, copies))
}
