import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { mails } from './schema/schema.ts'

export type QueuedMail = typeof mails.$inferSelect

/** What a mail is, and the id of the row that it is about: a booking, a payment, a request, a review. */
export type MailOrder = Pick<typeof mails.$inferInsert, 'kind' | 'subjectId' | 'toAddress' | 'status'>

/** The `lastError` of a mail that was not sent because it was no longer needed; nobody has to look at it. */
export const NO_LONGER_NEEDED = 'what the mail is about is gone or no longer so'

/**
 * Stores a mail that is to be sent.
 * @returns `undefined` when there is one of this kind about the same thing already
 */
export async function insertMail(tx: Queryable, order: MailOrder): Promise<QueuedMail | undefined> {
  const [stored] = await tx.insert(mails).values(order).onConflictDoNothing().returning()
  return stored
}

export async function findMail(db: Queryable, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

/** The mails that have not left yet and are not given up. */
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
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
}

/** A try failed; the mail stays queued. `error` is for the operator and holds no guest's data. */
export async function updateMailTried(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, lastError: error })
    .where(eq(mails.id, id))
}

/** Nobody will try again by itself; `error` says why. */
export async function updateMailUndeliverable(db: Queryable, id: string, error?: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'undeliverable', ...(error === undefined ? {} : { lastError: error }) })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
}

/** Leaves a mail that waits to the next digest. */
export async function updateMailForDigest(db: Queryable, id: string): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'in-digest' })
    .where(and(eq(mails.id, id), eq(mails.status, 'queued')))
}

/** Puts every mail that waits for a digest into this one, and into no other. @returns how many there were */
export async function updateMailsListed(tx: Queryable, digestId: string): Promise<number> {
  const listed = await tx
    .update(mails)
    .set({ digestId })
    .where(and(eq(mails.status, 'in-digest'), isNull(mails.digestId)))
    .returning({ id: mails.id })
  return listed.length
}

/** A mail that a digest stands for, with the reference of what it is about; null for a review of no known booking. */
export type DigestEntry = { kind: string; reference: string | null }

/** What a digest lists, oldest first. What was forgotten since is not in it. */
export async function listDigest(db: Queryable, digestId: string): Promise<DigestEntry[]> {
  const reference = sql<string | null>`coalesce(
    (select reference from bookings where id = mails.subject_id),
    (select reference from custom_trip_requests where id = mails.subject_id),
    (select reference from taxi_requests where id = mails.subject_id),
    (select booking_reference from testimonials where id = mails.subject_id))`
  return db
    .select({ kind: mails.kind, reference })
    .from(mails)
    .where(and(eq(mails.status, 'in-digest'), eq(mails.digestId, digestId)))
    .orderBy(mails.createdAt, mails.id)
}

/** Was a mail about this held back, because its mailbox had got enough of them? */
export async function findIsHeldBack(db: Queryable, subjectId: string): Promise<boolean> {
  const heldBack = and(eq(mails.subjectId, subjectId), eq(mails.status, 'held-back'))
  return (await db.$count(mails, heldBack)) > 0
}

/** Brings a mail back into the queue. @returns whether it was undeliverable until now */
export async function updateMailQueuedAgain(tx: Queryable, id: string): Promise<boolean> {
  const queued = await tx
    .update(mails)
    .set({ status: 'queued' })
    .where(and(eq(mails.id, id), eq(mails.status, 'undeliverable')))
    .returning({ id: mails.id })
  return queued.length > 0
}
