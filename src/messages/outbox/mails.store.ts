import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { events, mails } from '#platform/database/schema/schema.ts'
import type { MailKind } from './mail.rules.ts'

export type QueuedMail = typeof mails.$inferSelect

/** An email to queue. `subjectId` is the id of the booking, payment, request or review that it is about. */
export type MailToQueue = Pick<
  typeof mails.$inferInsert,
  'kind' | 'subjectId' | 'toAddress' | 'status' | 'facts'
>

/** The `lastError` of an email that was not sent because it was no longer needed; it needs no attention. */
export const NO_LONGER_NEEDED = 'what the mail is about is gone or no longer so'

/** An undeliverable email that the operator has to look at: it is still needed. */
export const isUndelivered = sql`${mails.status} = 'undeliverable' and ${mails.lastError} is distinct from ${NO_LONGER_NEEDED}`

/** Stores emails to send. @returns those of which there was none of this kind about the same subject before */
export async function insertMails(tx: Queryable, orders: MailToQueue[]): Promise<QueuedMail[]> {
  if (orders.length === 0) return []
  return tx.insert(mails).values(orders).onConflictDoNothing().returning()
}

export async function findMail(db: Queryable, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** Was an email of this kind about this subject queued, whether or not it has left? */
export async function isMailQueued(db: Queryable, kind: MailKind, subjectId: string): Promise<boolean> {
  return (await db.$count(mails, and(eq(mails.kind, kind), eq(mails.subjectId, subjectId)))) > 0
}

/** The emails that are neither sent nor given up. */
export async function listQueuedMails(db: Queryable): Promise<{ id: string }[]> {
  return db.select({ id: mails.id }).from(mails).where(eq(mails.status, 'queued'))
}

export async function updateMailSent(db: Queryable, id: string, messageId: string): Promise<void> {
  await db
    .update(mails)
    .set({
      status: 'sent',
      messageId,
      sentAt: sql`now()`,
      attempts: sql`${mails.attempts} + 1`,
      lastError: null,
    })
    // Also one that was called off while it was on its way: it was sent.
    .where(and(eq(mails.id, id), ne(mails.status, 'sent')))
}

/** Records a failed attempt; the email stays queued. `error` is for the operator and contains no personal data. */
export async function updateMailTried(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, lastError: error })
    .where(eq(mails.id, id))
}

/** Gives a queued email up; it is not retried automatically. */
export async function updateMailUndeliverable(db: Queryable, id: string, error?: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'undeliverable', ...(error === undefined ? {} : { lastError: error }) })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
}

/** Calls off the emails of this kind about a booking, or about an event of it, that have not left. @returns how many */
export async function updateMailsReplaced(tx: Queryable, kind: MailKind, bookingId: string): Promise<number> {
  const ofBooking = tx.select({ id: events.id }).from(events).where(eq(events.bookingId, bookingId))
  const isAbout = or(eq(mails.subjectId, bookingId), inArray(mails.subjectId, ofBooking))
  const replaced = await tx
    .update(mails)
    .set({ status: 'undeliverable', lastError: NO_LONGER_NEEDED })
    .where(and(eq(mails.kind, kind), eq(mails.status, 'queued'), isAbout))
    .returning({ id: mails.id })
  return replaced.length
}

/** Moves a queued email to the next digest. */
export async function updateMailForDigest(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'in-digest' })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
}

/** Assigns every email that waits for a digest to this one. @returns how many */
export async function updateMailsListed(tx: Queryable, digestId: string): Promise<number> {
  const listed = await tx
    .update(mails)
    .set({ digestId })
    .where(and(eq(mails.status, 'in-digest'), isNull(mails.digestId)))
    .returning({ id: mails.id })
  return listed.length
}

/** An email that a digest lists, with the reference of its booking; null for a review without a known one. */
export type DigestEntry = { kind: string; reference: string | null }

/** The entries of a digest, oldest first, without those that were deleted since. */
export async function listDigest(db: Queryable, digestId: string): Promise<DigestEntry[]> {
  const reference = sql<string | null>`coalesce(
    (select reference from bookings where id = mails.subject_id),
    (select reference from bookings where id =
      coalesce((select booking_id from events where id = mails.subject_id),
        (select booking_id from quotes where id = mails.subject_id))),
    (select booking_reference from testimonials where id = mails.subject_id))`
  return db
    .select({ kind: mails.kind, reference })
    .from(mails)
    .where(and(eq(mails.status, 'in-digest'), eq(mails.digestId, digestId)))
    .orderBy(mails.createdAt, mails.id)
}

/** Was an email about this subject held back by the limit of its mailbox? */
export async function isMailHeldBack(db: Queryable, subjectId: string): Promise<boolean> {
  const heldBack = and(eq(mails.subjectId, subjectId), eq(mails.status, 'held-back'))
  return (await db.$count(mails, heldBack)) > 0
}

/** Queues an undeliverable email again. @returns whether it was undeliverable */
export async function updateMailQueuedAgain(tx: Queryable, id: string): Promise<boolean> {
  const queued = await tx
    .update(mails)
    .set({ status: 'queued' })
    .where(and(eq(mails.id, id), eq(mails.status, 'undeliverable')))
    .returning({ id: mails.id })
  return queued.length > 0
}
