import { and, eq, gte, inArray, isNull, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import { paymentStatusesOf } from '#money/payments/payment-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { users } from '#platform/database/schema/account-tables.ts'
import {
  bookings,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  testimonials,
} from '#platform/database/schema/schema.ts'
import {
  deleteMailsWhere,
  deleteSubscriptions,
  deleteTestimonials,
  deleteUnpaidBookings,
  deleteUsers,
  updateBookingsForgotten,
} from './forget.store.ts'
import { type Identity, phoneKey } from './identity.rules.ts'

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

/** The condition that a row of `bookings` is of this person. Numbers are compared whatever their spelling. */
export async function bookingsOf(db: Queryable, identity: Identity): Promise<SQL> {
  if (identity.kind === 'email') return isOf(identity.address, bookings.customerEmail)
  if (identity.kind === 'reference') return eq(bookings.reference, identity.reference)
  const called = (await listPhones(db)).filter(({ numbers }) => numbers.includes(identity.number))
  const ids = called.map(({ id }) => id)
  return ids.length > 0 ? inArray(bookings.id, ids) : sql`false`
}

/** The condition that a review is of this person: by its address, or with a booking of theirs. */
export async function reviewsOf(db: Queryable, identity: Identity): Promise<SQL | undefined> {
  const theirs = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(await bookingsOf(db, identity))
  return or(
    inArray(testimonials.bookingId, theirs),
    identity.kind === 'email' ? isOf(identity.address, testimonials.customerEmail) : undefined,
    // The reference stays when the booking is deleted after a year.
    identity.kind === 'reference' ? eq(testimonials.bookingReference, identity.reference) : undefined,
  )
}

async function listPhones(db: Queryable): Promise<{ id: string; numbers: string[] }[]> {
  const { id, customerPhone, customerWhatsapp, customerCountry } = bookings
  const rows = await db
    .select({ id, customerPhone, customerWhatsapp, customerCountry })
    .from(bookings)
    .where(or(ne(customerPhone, ''), ne(customerWhatsapp, '')))
  return rows.map((row) => ({
    id: row.id,
    numbers: [row.customerPhone, row.customerWhatsapp ?? '']
      .map((phone) => phoneKey(phone, row.customerCountry))
      .filter(Boolean),
  }))
}

/** Every identity by which something is stored, once each. */
export async function listKnownIdentities(db: Queryable): Promise<Identity[]> {
  const numbers = new Set((await listPhones(db)).flatMap((called) => called.numbers))
  const references = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .union(
      db
        .select({ reference: sql<string>`${testimonials.bookingReference}` })
        .from(testimonials)
        .where(sql`${testimonials.bookingReference} is not null`),
    )
  return [
    ...(await listKnownAddresses(db)).map((address) => ({ kind: 'email' as const, address })),
    ...Array.from(numbers, (number) => ({ kind: 'phone' as const, number })),
    ...references.map(({ reference }) => ({ kind: 'reference' as const, reference })),
  ]
}

/** Every stored address, once each, in lower case. */
async function listKnownAddresses(db: Queryable): Promise<string[]> {
  const each = ADDRESS_COLUMNS.map((column) => sql`select lower(${column}) as address from ${column.table}`)
  const { rows } = await db.execute<{ address: string }>(sql.join(each, sql` union `))
  return rows.map(({ address }) => address).filter(Boolean)
}

/** The addresses and numbers in the bookings of a person. */
export async function listContactsOf(db: Queryable, identity: Identity): Promise<Identity[]> {
  const { customerEmail, customerPhone, customerWhatsapp, customerCountry } = bookings
  const rows = await db
    .select({ customerEmail, customerPhone, customerWhatsapp, customerCountry })
    .from(bookings)
    .where(await bookingsOf(db, identity))
  return rows.flatMap((row): Identity[] => [
    { kind: 'email', address: row.customerEmail.toLowerCase() },
    ...[row.customerPhone, row.customerWhatsapp ?? ''].map((phone) => ({
      kind: 'phone' as const,
      number: phoneKey(phone, row.customerCountry),
    })),
  ])
}

/** A future trip: its reference and day. */
type Upcoming = { reference: string; day: string }

/** The bookings, transfers and custom trips of this person whose last day is `today` or later. */
export async function listUpcoming(tx: Queryable, identity: Identity, today: string): Promise<Upcoming[]> {
  const day = sql<string>`coalesce(${bookings.endDate}, ${bookings.travelDate})::text`
  const areExpected = inArray(bookings.status, bookingStatusesOf('expected'))
  return tx
    .select({ reference: bookings.reference, day })
    .from(bookings)
    .where(and(await bookingsOf(tx, identity), isNull(bookings.forgottenAt), areExpected, gte(day, today)))
}

/** The references of the bookings of this person with a payable attempt. */
export async function listBookingsBeingPaid(tx: Queryable, identity: Identity): Promise<string[]> {
  const rows = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .where(and(await bookingsOf(tx, identity), inArray(payments.status, paymentStatusesOf('payable'))))
  return rows.map(({ reference }) => reference)
}

/** Locks the bookings of this person until the transaction ends, so that no payment arrives meanwhile. @returns their ids */
export async function lockBookingsOf(tx: Queryable, identity: Identity): Promise<string[]> {
  return lockIds(tx, bookings, await bookingsOf(tx, identity))
}

/** How many rows of each kind were deleted or anonymized. */
export type Forgotten = Record<
  'booking' | 'paidBooking' | 'review' | 'subscription' | 'account' | 'mail',
  number
>

/** Erases everything about this person, even future trips. */
export async function forgetPerson(tx: Queryable, identity: Identity): Promise<Forgotten> {
  const booked = await lockBookingsOf(tx, identity)
  // First, while they are found by their bookings.
  const reviewIds = await lockIds(tx, testimonials, await reviewsOf(tx, identity))
  const review = await deleteTestimonials(tx, reviewIds)
  const booking = await deleteUnpaidBookings(tx, booked)
  const remaining = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, booked), isNull(bookings.forgottenAt)))
  const paidBooking = await updateBookingsForgotten(
    tx,
    remaining.map(({ id }) => id),
  )
  const others =
    identity.kind === 'email'
      ? await forgetAddress(tx, identity.address)
      : { subscription: 0, account: 0, mail: 0 }
  return { booking, paidBooking, review, ...others }
}

/** What is stored about an address besides bookings and reviews. */
async function forgetAddress(
  tx: Queryable,
  address: string,
): Promise<Pick<Forgotten, 'subscription' | 'account' | 'mail'>> {
  const subscriptions = await tx
    .select({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(isOf(address, newsletterSubscriptions.email))
    .for('update')
  const userIds = await lockIds(tx, users, isOf(address, users.email))
  const forgotten = {
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
  condition: SQL | undefined,
): Promise<string[]> {
  const rows = await tx
    .select({ id: table.id })
    .from(table as typeof bookings)
    .where(condition)
    .orderBy(table.id)
    .for('update')
  return rows.map(({ id }) => id)
}
