import { and, eq, gte, inArray, isNull, like, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { userRoles, users } from '#platform/database/schema/account-tables.ts'
import {
  bookings,
  mails,
  newsletterSubscriptions,
  payments,
  testimonials,
} from '#platform/database/schema/schema.ts'
import {
  deleteMailsWhere,
  deleteSubscriptions,
  deleteUnpaidBookings,
  deleteUsers,
  updateBookingsForgotten,
  updateTestimonialsForgotten,
  withMoney,
} from './forget.store.ts'

/** The last day of the trip; of a custom trip without days, the day on which it was sent. */
const lastDayOfBooking = sql`coalesce(${bookings.endDate}, ${bookings.travelDate}, (${bookings.createdAt} at time zone 'Asia/Bangkok')::date)`

/** Deletes unpaid bookings that ended, or without days were sent, on `lastDay` or before. @returns how many */
export async function deleteUnpaidBookingsUntil(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  const isDue = and(lte(lastDayOfBooking, lastDay), not(withMoney))
  return deleteUnpaidBookings(tx, await lockIds(tx, bookings, isDue, limit))
}

/**
 * Deletes unpaid card bookings that were created before `moment` without a payment attempt since. A checkout expires
 * after a day, so an old one cannot be paid any more. @returns how many
 */
export async function deleteAbandonedBookingsBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const isAbandoned = and(
    eq(bookings.channel, 'card'),
    inArray(bookings.status, bookingStatusesOf('payable')),
    lt(bookings.createdAt, moment),
    sql`not exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${gte(payments.createdAt, moment)})`,
    not(withMoney),
  )
  return deleteUnpaidBookings(tx, await lockIds(tx, bookings, isAbandoned, limit))
}

/** Anonymizes paid bookings that ended on `lastDay` or before. @returns how many */
export async function updateBookingsForgottenUntil(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  const isDue = and(lte(lastDayOfBooking, lastDay), isNull(bookings.forgottenAt), withMoney)
  return updateBookingsForgotten(tx, await lockIds(tx, bookings, isDue, limit))
}

/** Takes the address out of reviews of trips until `lastDay`; what was written to be published stays. @returns how many */
export async function updateTestimonialsForgottenUntil(
  tx: Queryable,
  lastDay: string,
  limit: number,
): Promise<number> {
  const day = sql`coalesce(${testimonials.travelDate}, ${testimonials.reviewDate})`
  const isDue = and(lte(day, lastDay), ne(testimonials.customerEmail, ''))
  return updateTestimonialsForgotten(tx, await lockIds(tx, testimonials, isDue, limit))
}

/**
 * Deletes emails from before `moment` to an address that is stored nowhere else: what they were about is gone, such as a
 * drive that was planned anew. @returns how many
 */
export async function deleteStrayMailsBefore(tx: Queryable, moment: Date, limit: number): Promise<number> {
  const columns = [
    bookings.customerEmail,
    testimonials.customerEmail,
    newsletterSubscriptions.email,
    users.email,
  ]
  const known = columns.map((column) => sql`select lower(${column}) from ${column.table}`)
  const areStray = and(
    sql`${mails.kind} not like 'operator-%'`,
    lt(mails.createdAt, moment),
    sql`lower(${mails.toAddress}) not in (${sql.join(known, sql` union all `)})`,
  )
  return deleteMailsWhere(tx, inArray(mails.id, await lockIds(tx, mails, areStray, limit)))
}

/** Deletes newsletter addresses that are inactive and unchanged since `moment`. @returns how many */
export async function deleteInactiveSubscriptionsBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const { id, email, isActive, askedAt, unsubscribedAt } = newsletterSubscriptions
  const inactive = await tx
    .select({ id, email })
    .from(newsletterSubscriptions)
    .where(and(eq(isActive, false), lt(sql`greatest(${askedAt}, ${unsubscribedAt})`, moment)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return deleteSubscriptions(tx, inactive)
}

/** Deletes unconfirmed accounts without a role that were created before `moment`. @returns how many */
export async function deleteUnconfirmedUsersBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const hasRole = sql`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id})`
  const isUnconfirmed = and(eq(users.emailVerified, false), lt(users.createdAt, moment), not(hasRole))
  return deleteUsers(tx, await lockIds(tx, users, isUnconfirmed, limit))
}

/**
 * Deletes emails from before `moment` that are not deleted together with another row: digests, and account emails, whose
 * links have expired. @returns how many
 */
export async function deleteTransientMailsBefore(
  tx: Queryable,
  moment: Date,
  limit: number,
): Promise<number> {
  const areTransient = or(like(mails.kind, 'account-%'), eq(mails.kind, 'operator-digest'))
  const areOld = and(areTransient, lt(mails.createdAt, moment))
  return deleteMailsWhere(tx, inArray(mails.id, await lockIds(tx, mails, areOld, limit)))
}

/** Selects up to `limit` ids and locks their rows; rows that are locked already are skipped until the next run. */
async function lockIds(
  tx: Queryable,
  table: typeof bookings | typeof users | typeof mails | typeof testimonials,
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
