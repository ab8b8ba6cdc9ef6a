import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { actorKind, staff } from '#bookings/actor.rules.ts'
import { type Event, listEventsBy, listEventsOf } from '#bookings/events.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { sessions, userRoles, users } from '#platform/database/schema/account-tables.ts'
import {
  accessLinks,
  allocations,
  auditLog,
  bookingNotes,
  bookings,
  customTripDetails,
  drivePhotos,
  driveSteps,
  legs,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  quoteDrafts,
  quotes,
  refunds,
  reversals,
  reviewPhotos,
  testimonials,
  tripDetails,
} from '#platform/database/schema/schema.ts'
import { bookingsOf, isOf, mailsTo, reviewsOf } from './forget-by-identity.store.ts'
import type { Identity } from './identity.rules.ts'

/** Columns left out of an export: internal ids, secrets and derived values. */
const OMITTED_COLUMNS = [
  'id',
  'requestId',
  'contentHash',
  'tokenHash',
  'searchText',
  'searchExtra',
  'bookingId',
  'paymentId',
  'legId',
  'vehicleId',
  'driverId',
  'confirmationId',
  'subjectId',
  'idempotencyKey',
  'checkoutUrl',
  'createdBy',
  'messageId',
  'lastError',
]

type ExportedRow = Record<string, unknown>

/** Everything stored about a person, for a privacy export. */
export async function findPerson(db: Queryable, identity: Identity): Promise<Record<string, ExportedRow[]>> {
  return {
    bookings: await listBookingsOf(db, identity),
    reviews: await listReviewsOf(db, identity),
    ...(identity.kind === 'email' ? await findOfAddress(db, identity.address) : {}),
  }
}

/** Reviews, with their pictures as WebP in base64. */
async function listReviewsOf(db: Queryable, identity: Identity): Promise<ExportedRow[]> {
  const rows = await db
    .select({ ...getTableColumns(testimonials), picture: reviewPhotos.bytes })
    .from(testimonials)
    .leftJoin(reviewPhotos, eq(reviewPhotos.testimonialId, testimonials.id))
    .where(await reviewsOf(db, identity))
  return rows.map(({ picture, ...review }) => ({
    ...exported(review),
    ...(picture && { picture: { webp: picture.toString('base64') } }),
  }))
}

/** What is stored about an address besides bookings and reviews. `address` is in lower case. */
async function findOfAddress(db: Queryable, address: string): Promise<Record<string, ExportedRow[]>> {
  return {
    newsletter: await listOf(db, newsletterSubscriptions, newsletterSubscriptions.email, address),
    accounts: await listAccountsOf(db, address),
    mails: (await db.select().from(mails).where(mailsTo(address)).orderBy(mails.createdAt)).map(exported),
    mailbox: await db
      .select({ at: mailbox.createdAt, subject: mailbox.subject, text: mailbox.text })
      .from(mailbox)
      .where(isOf(address, mailbox.toAddress)),
    acts: await listOf(db, auditLog, auditLog.actor, address),
    changes: (await listEventsBy(db, staff(address))).map(exportedEvent),
  }
}

async function listOf(
  db: Queryable,
  table: PgTable,
  column: PgColumn,
  address: string,
): Promise<ExportedRow[]> {
  return (await db.select().from(table).where(isOf(address, column))).map(exported)
}

async function listBookingsOf(db: Queryable, identity: Identity): Promise<ExportedRow[]> {
  const listed: ExportedRow[] = []
  const isTheirs = and(await bookingsOf(db, identity), isNull(bookings.forgottenAt))
  for (const booking of await db.select().from(bookings).where(isTheirs).orderBy(bookings.createdAt)) {
    const isOfBooking = (column: PgColumn) => eq(column, booking.id)
    const happened = await listEventsOf(db, [booking.id])
    const detailsOf = async (table: typeof tripDetails | typeof customTripDetails) =>
      (await db.select().from(table).where(isOfBooking(table.bookingId))).map(exported)
    const driven = await db.select().from(legs).where(isOfBooking(legs.bookingId))
    const allocated = await db.select().from(allocations).where(isOfBooking(allocations.bookingId))
    const links = await db.select().from(accessLinks).where(isOfBooking(accessLinks.bookingId))
    const offers = await db.select().from(quotes).where(isOfBooking(quotes.bookingId))
    const drafts = await db.select().from(quoteDrafts).where(isOfBooking(quoteDrafts.bookingId))
    const notes = await db.select().from(bookingNotes).where(isOfBooking(bookingNotes.bookingId))
    const attempts = await db.select().from(payments).where(isOfBooking(payments.bookingId))
    const pressed = await listPressesOf(db, booking.id)
    const paid = []
    for (const attempt of attempts) {
      const returned = await db.select().from(reversals).where(eq(reversals.paymentId, attempt.id))
      const ours = await db.select().from(refunds).where(eq(refunds.paymentId, attempt.id))
      paid.push({
        ...exported(attempt),
        reversals: returned.map(exported),
        refunds: ours.map(exported),
      })
    }
    const details = [...(await detailsOf(tripDetails)), ...(await detailsOf(customTripDetails))]
    listed.push({
      ...exported(booking),
      ...details[0],
      legs: driven.map(exported),
      allocations: allocated.map(exported),
      drives: pressed,
      events: happened.map(exportedEvent),
      quotes: offers.map(({ createdBy, ...offer }) => exported(offer)),
      quoteDrafts: drafts.map(({ savedBy, ...draft }) => exported(draft)),
      links: links.map(({ createdBy, ...link }) => exported(link)),
      notes: notes.map(exported),
      payments: paid,
    })
  }
  return listed
}

/** What the drivers pressed on the way, with their photos as WebP in base64. */
async function listPressesOf(db: Queryable, bookingId: string): Promise<ExportedRow[]> {
  const { bytes, takenAt } = drivePhotos
  const rows = await db
    .select({ ...getTableColumns(driveSteps), photo: { bytes, takenAt } })
    .from(driveSteps)
    .leftJoin(drivePhotos, eq(drivePhotos.stepId, driveSteps.id))
    .where(eq(driveSteps.bookingId, bookingId))
    .orderBy(driveSteps.pressedAt)
  return rows.map(({ photo, ...press }) => ({
    ...exported(press),
    ...(photo && { photo: { takenAt: photo.takenAt, webp: photo.bytes.toString('base64') } }),
  }))
}

async function listAccountsOf(db: Queryable, address: string): Promise<ExportedRow[]> {
  const listed: ExportedRow[] = []
  for (const user of await db.select().from(users).where(isOf(address, users.email))) {
    const { createdAt, expiresAt } = sessions
    listed.push({
      ...exported(user),
      sessions: await db.select({ createdAt, expiresAt }).from(sessions).where(eq(sessions.userId, user.id)),
      roles: await db
        .select({ role: userRoles.role, createdAt: userRoles.createdAt })
        .from(userRoles)
        .where(eq(userRoles.userId, user.id)),
    })
  }
  return listed
}

function exported(row: ExportedRow): ExportedRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !OMITTED_COLUMNS.includes(name)))
}

/** Of staff only that it was staff: which of them is not the guest's. */
function exportedEvent({ at, subjectKind, event, actor, before, after }: Event): ExportedRow {
  return {
    at,
    subjectKind,
    event,
    by: actorKind(actor),
    before: withoutIds(before),
    after: withoutIds(after),
  }
}

function withoutIds(changed: ExportedRow | null): ExportedRow | null {
  return changed && Object.fromEntries(Object.entries(changed).filter(([column]) => !column.endsWith('_id')))
}
