import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { mailbox, sandboxCheckouts, sandboxRefunds } from '../database/schema/schema.ts'

export type MailboxMail = typeof mailbox.$inferSelect

/** Stores an email for the mailbox page; a duplicate Message-ID is ignored, as by a mail server. */
export async function insertMailboxMail(
  db: Queryable,
  mail: Omit<MailboxMail, 'id' | 'createdAt' | 'calendar'> & {
    calendar?: MailboxMail['calendar'] | undefined
  },
): Promise<void> {
  await db.insert(mailbox).values(mail).onConflictDoNothing()
}

/** The newest emails first. */
export async function listMailbox(db: Queryable, limit: number): Promise<MailboxMail[]> {
  return db.select().from(mailbox).orderBy(desc(mailbox.createdAt)).limit(limit)
}

type StoredCheckout = typeof sandboxCheckouts.$inferSelect
type NewCheckout = Omit<StoredCheckout, 'createdAt'>

/** Inserts a sandbox checkout, or returns the one with the same idempotency key. */
export async function insertSandboxCheckout(db: Queryable, checkout: NewCheckout): Promise<StoredCheckout> {
  const [added] = await db.insert(sandboxCheckouts).values(checkout).onConflictDoNothing().returning()
  if (added) return added
  const [first] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.idempotencyKey, checkout.idempotencyKey))
  if (!first) throw new Error('a sandbox checkout vanished')
  return first
}

export async function findSandboxCheckout(
  db: Queryable,
  sessionId: string,
): Promise<StoredCheckout | undefined> {
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.sessionId, sessionId))
  return checkout
}

type Step = {
  from: StoredCheckout['status']
  to: Pick<StoredCheckout, 'status'> & Partial<Pick<StoredCheckout, 'paid' | 'method'>>
}

/** Changes a checkout that has the status `from`; an open one has to be unexpired. @returns false when it has not */
export async function updateSandboxCheckout(
  db: Queryable,
  sessionId: string,
  { from, to }: Step,
  now: Date,
): Promise<boolean> {
  const isInTime = from === 'open' ? gt(sandboxCheckouts.expiresAt, now) : undefined
  const changed = await db
    .update(sandboxCheckouts)
    .set(to)
    .where(and(eq(sandboxCheckouts.sessionId, sessionId), eq(sandboxCheckouts.status, from), isInTime))
    .returning({ sessionId: sandboxCheckouts.sessionId })
  return changed.length > 0
}

type StoredRefund = typeof sandboxRefunds.$inferSelect

/**
 * Inserts a sandbox refund under a lock of its checkout, or returns the one with the same idempotency key.
 * @returns `undefined` when all refunds of the checkout would be more than was paid
 */
export async function insertSandboxRefund(
  tx: Queryable,
  refund: StoredRefund,
): Promise<StoredRefund | undefined> {
  const isOfCheckout = eq(sandboxCheckouts.sessionId, refund.sessionId)
  const [checkout] = await tx.select().from(sandboxCheckouts).where(isOfCheckout).for('update')
  const hasKey = eq(sandboxRefunds.idempotencyKey, refund.idempotencyKey)
  const [earlier] = await tx.select().from(sandboxRefunds).where(hasKey)
  if (earlier) return earlier
  const [given] = await tx
    .select({ satang: sql<number>`coalesce(sum(${sandboxRefunds.amountSatang}), 0)`.mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.sessionId, refund.sessionId), ne(sandboxRefunds.status, 'failed')))
  const remaining = checkout?.paid ? checkout.amountSatang - (given?.satang ?? 0) : 0
  if (refund.amountSatang > remaining) return undefined
  await tx.insert(sandboxRefunds).values(refund)
  return refund
}

export async function listSandboxRefunds(
  db: Queryable,
  about: { sessionId: string } | { since: Date },
): Promise<StoredRefund[]> {
  const { sessionId, madeAt } = sandboxRefunds
  const isAbout = 'since' in about ? gte(madeAt, about.since) : eq(sessionId, about.sessionId)
  return db.select().from(sandboxRefunds).where(isAbout).orderBy(desc(madeAt))
}
