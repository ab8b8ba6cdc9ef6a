import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { hasMail, listEventsOf } from '#bookings/events.store.ts'
import { paymentStatusesOf } from '#money/payments/payment-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { users, verifications } from '#platform/database/schema/account-tables.ts'
import {
  accessLinks,
  allocations,
  bookingNotes,
  bookings,
  crewNotices,
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
  reversals,
  sandboxCheckouts,
  testimonials,
  tripDetails,
  undoOffers,
} from '#platform/database/schema/schema.ts'

/* Deletes or anonymizes rows, by age or on request. Callers must hold locks on the rows that they pass. */

/** Payments with money, which must be kept together with their booking. */
const moneyMoved = inArray(payments.status, paymentStatusesOf('moneyMoved'))

export const withMoney = sql`exists (select 1 from ${payments} where ${payments.bookingId} = ${bookings.id} and ${moneyMoved})`

/** Deletes the unpaid ones of these bookings with their payment attempts. Their events name nobody. @returns how many */
export async function deleteUnpaidBookings(tx: Queryable, locked: string[]): Promise<number> {
  // Checked under the lock: a payment may have arrived before it.
  const paid = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(and(inArray(payments.bookingId, locked), moneyMoved))
  const ids = locked.filter((id) => !paid.some(({ bookingId }) => bookingId === id))
  const attempts = await listPaymentIds(tx, ids)
  await deleteMailsAbout(tx, [...ids, ...attempts, ...(await listSubjectIds(tx, ids))])
  await tx.delete(sandboxCheckouts).where(inArray(sandboxCheckouts.paymentId, attempts))
  await tx.delete(payments).where(inArray(payments.id, attempts))
  await tx.update(testimonials).set({ bookingId: null }).where(inArray(testimonials.bookingId, ids))
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

/**
 * Anonymizes paid bookings: trip, day and amounts stay for accounting, and the guest's links stop working.
 * @returns how many
 */
export async function updateBookingsForgotten(tx: Queryable, ids: string[]): Promise<number> {
  const attempts = await listPaymentIds(tx, ids)
  await deleteMailsAbout(tx, [
    ...ids,
    ...attempts,
    ...(await listReversalIds(tx, attempts)),
    ...(await listSubjectIds(tx, ids)),
  ])
  await tx
    .update(bookings)
    .set({
      forgottenAt: sql`now()`,
      customerName: '',
      customerEmail: '',
      emailProvedAt: null,
      customerPhone: '',
      customerWhatsapp: null,
      customerCountry: null,
      pickupLocation: null,
      specialRequests: null,
      childAges: null,
      wheelchair: false,
      closingNote: null,
      holdNetwork: null,
      searchExtra: '',
      // A transfer's name contains addresses; an integration wrote the name of a trip that is not in the catalogue.
      title: sql`case
        when ${bookings.kind} = 'transfer' then 'Transfer'
        when ${bookings.kind} = 'trip' and not exists (select 1 from ${tripDetails}
          where ${tripDetails.bookingId} = ${bookings.id} and ${tripDetails.tourId} is not null) then 'Trip'
        else ${bookings.title} end`,
      // Both derive from what the guest typed, so a guess could be verified.
      contentHash: '',
      requestId: sql`gen_random_uuid()`,
    })
    .where(inArray(bookings.id, ids))
  await tx.delete(accessLinks).where(inArray(accessLinks.bookingId, ids))
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, ids))
  await tx.update(quotes).set({ note: '', wish: '', plan: null }).where(inArray(quotes.bookingId, ids))
  await tx.delete(quoteDrafts).where(inArray(quoteDrafts.bookingId, ids))
  await tx
    .update(tripDetails)
    .set({
      hotelName: null,
      // Without a class an integration wrote it.
      vehicleText: sql`case when exists (select 1 from ${bookings}
        where ${bookings.id} = ${tripDetails.bookingId} and ${bookings.vehicleClass} is not null)
        then ${tripDetails.vehicleText} else '' end`,
    })
    .where(inArray(tripDetails.bookingId, ids))
  await tx
    .update(customTripDetails)
    .set({ dayPlans: {}, budgetRange: null, locations: [] })
    .where(inArray(customTripDetails.bookingId, ids))
  await tx
    .update(legs)
    .set({ pickup: '', dropoff: '', flightNumber: null })
    .where(inArray(legs.bookingId, ids))
  await tx
    .update(driveSteps)
    .set({ note: '', latitude: null, longitude: null, photoComing: false })
    .where(inArray(driveSteps.bookingId, ids))
  const pressed = tx.select({ id: driveSteps.id }).from(driveSteps).where(inArray(driveSteps.bookingId, ids))
  await tx.delete(drivePhotos).where(inArray(drivePhotos.stepId, pressed))
  await tx.delete(undoOffers).where(inArray(undoOffers.bookingId, ids))
  await tx.delete(crewNotices).where(inArray(crewNotices.id, await listCrewNoticeIds(tx, ids)))
  // It names what is paid for, of a transfer both places.
  await tx
    .update(sandboxCheckouts)
    .set({ description: '' })
    .where(inArray(sandboxCheckouts.paymentId, attempts))
  await tx.update(allocations).set({ reason: null }).where(inArray(allocations.bookingId, ids))
  return ids.length
}

/** Deletes newsletter addresses with their mails. @returns how many */
export async function deleteSubscriptions(
  tx: Queryable,
  locked: { id: string; email: string }[],
): Promise<number> {
  // Each confirmation email has an id of its own, so emails are found by the address.
  const addresses = locked.map(({ email }) => email)
  const areAboutNews = inArray(mails.kind, ['newsletter-question', 'newsletter-welcome'])
  await deleteMailsWhere(tx, and(areAboutNews, inArray(mails.toAddress, addresses)))
  const ids = locked.map(({ id }) => id)
  await tx.delete(newsletterSubscriptions).where(inArray(newsletterSubscriptions.id, ids))
  return ids.length
}

/** Takes the address out of reviews, which stay, and deletes the mails about them. @returns how many */
export async function updateTestimonialsForgotten(tx: Queryable, ids: string[]): Promise<number> {
  await deleteMailsAbout(tx, ids)
  await tx.update(testimonials).set({ customerEmail: '' }).where(inArray(testimonials.id, ids))
  return ids.length
}

export async function deleteTestimonials(tx: Queryable, ids: string[]): Promise<number> {
  await deleteMailsAbout(tx, ids)
  await tx.delete(testimonials).where(inArray(testimonials.id, ids))
  return ids.length
}

/** Deletes accounts; sessions, passwords and roles go with them. @returns how many */
export async function deleteUsers(tx: Queryable, ids: string[]): Promise<number> {
  await tx.delete(verifications).where(inArray(verifications.value, ids))
  await tx.delete(users).where(inArray(users.id, ids))
  return ids.length
}

/** Also the digests that were sent with one of them in it. @returns how many, without digests */
async function deleteMailsAbout(tx: Queryable, subjectIds: string[]): Promise<number> {
  const areAbout = inArray(mails.subjectId, subjectIds)
  const digests = tx
    .select({ id: mails.digestId })
    .from(mails)
    .where(and(areAbout, isNotNull(mails.digestId)))
  await deleteMailsWhere(tx, and(inArray(mails.subjectId, digests), ne(mails.status, 'queued')))
  return deleteMailsWhere(tx, areAbout)
}

/** Deletes emails and their copies in the mailbox page. Queued ones are not sent any more. @returns how many */
export async function deleteMailsWhere(tx: Queryable, condition: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(mails).where(condition).returning({ id: mails.id })
  const ids = deleted.map(({ id }) => id)
  // A Message-ID begins with the id of its email; `mails.message_id` may not be set yet.
  await tx.delete(mailbox).where(inArray(sql`substr(${mailbox.messageId}, 2, 36)`, ids))
  return ids.length
}

/** What there are mails about besides bookings and payments: moves, receipts, quotes, and who drives. */
async function listSubjectIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  return [
    ...(await listAnnouncedIds(tx, bookingIds)),
    ...(await listQuoteIds(tx, bookingIds)),
    ...(await listCrewNoticeIds(tx, bookingIds)),
  ]
}

async function listCrewNoticeIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: crewNotices.id })
    .from(crewNotices)
    .innerJoin(legs, eq(legs.id, crewNotices.legId))
    .where(inArray(legs.bookingId, bookingIds))
  return rows.map(({ id }) => id)
}

/** The ids of events that had an email of their own. */
async function listAnnouncedIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  const happened = await listEventsOf(tx, bookingIds)
  return happened.filter(hasMail).map(({ id }) => id)
}

/** Of the proposals and quotes for these bookings, of which there are mails. */
async function listQuoteIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  const rows = await tx.select({ id: quotes.id }).from(quotes).where(inArray(quotes.bookingId, bookingIds))
  return rows.map(({ id }) => id)
}

async function listReversalIds(tx: Queryable, paymentIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: reversals.id })
    .from(reversals)
    .where(inArray(reversals.paymentId, paymentIds))
  return rows.map(({ id }) => id)
}

async function listPaymentIds(tx: Queryable, bookingIds: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.bookingId, bookingIds))
  return rows.map(({ id }) => id)
}
