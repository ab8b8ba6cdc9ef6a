import { and, eq, gt, like, lt, sql } from 'drizzle-orm'
import { type Role, sessions, twoFactors, userRoles, users, verifications } from './account-schema.ts'
import type { Queryable } from './database.ts'
import { mails } from './schema.ts'

export type User = typeof users.$inferSelect

/** A link that somebody asked for by mail: `token` is its secret part. */
export type AccountLink = { id: string; userId: string; token: string }

const RESET = 'reset-password:'
const CONFIRM = 'confirm-email:'

/** `email` in lower case, as addresses are stored. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function findUser(db: Queryable, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/** The link with this id, unless it has expired, was used, or its user is gone. */
export async function findAccountLink(db: Queryable, id: string): Promise<AccountLink | undefined> {
  const [found] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.id, id), gt(verifications.expiresAt, sql`now()`)))
  if (!found) return undefined
  const { identifier, value } = found
  if (identifier.startsWith(CONFIRM)) return { id, userId: identifier.slice(CONFIRM.length), token: value }
  return { id, userId: value, token: identifier.slice(RESET.length) }
}

/** Notes a link to confirm an address. @returns its id */
export async function insertConfirmationLink(
  tx: Queryable,
  { userId, token, hours }: { userId: string; token: string; hours: number },
): Promise<string> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`
  const [link] = await tx
    .insert(verifications)
    .values({ identifier: CONFIRM + userId, value: token, expiresAt })
    .returning({ id: verifications.id })
  if (!link) throw new Error('the database stored a link and gave no id')
  return link.id
}

/** The id of the link to a new password with this token, as the account library has noted it; none when it has expired or was used. */
export async function findResetLinkId(db: Queryable, token: string): Promise<string | undefined> {
  const [link] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, RESET + token), gt(verifications.expiresAt, sql`now()`)))
  return link?.id
}

/**
 * Whether a mail of this kind went to a user in the last minute. Of several who ask at once, one is told no: the
 * user's row is held until the caller's transaction ends.
 */
export async function findRecentMail(
  tx: Queryable,
  { userId, email, kind }: { userId: string; email: string; kind: string },
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const recent = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.toAddress, email), gt(mails.createdAt, aMinuteAgo)))
    .limit(1)
  return recent.length > 0
}

const aMinuteAgo = sql`now() - interval '1 minute'`

/** Deletes sessions and links that have run out. @returns how many */
export async function deleteEndedAccessBefore(tx: Queryable, moment: Date): Promise<number> {
  const deleted = [
    await tx.delete(sessions).where(lt(sessions.expiresAt, moment)),
    await tx.delete(verifications).where(lt(verifications.expiresAt, moment)),
  ]
  return deleted.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}

/** The owner of the mailbox has been there. */
export async function updateEmailVerified(db: Queryable, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
}

/** Ends what the right password began and no code has finished yet, in every browser. */
export async function deleteOpenSignIns(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(like(verifications.identifier, '2fa-%'), eq(verifications.value, userId)))
}

/** The password was given again in this session. */
export async function updateAuthenticatedAt(db: Queryable, sessionId: string, moment: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: moment }).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends the session of every browser of a user. */
export async function deleteSessionsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** @returns whether the user had a second step, or had begun to set one up */
export async function deleteSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  const deleted = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning()
  return deleted.length > 0
}

/** The role of a user, read at this moment. */
export async function findRole(db: Queryable, userId: string, role: Role): Promise<boolean> {
  const found = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
  return found.length > 0
}

/** @returns whether the user did not have the role before */
export async function insertRole(tx: Queryable, userId: string, role: Role): Promise<boolean> {
  const inserted = await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** @returns whether the user had the role before */
export async function deleteRole(tx: Queryable, userId: string, role: Role): Promise<boolean> {
  const deleted = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    .returning()
  return deleted.length > 0
}

/** The addresses of everybody with the role, in alphabetical order. */
export async function listEmailsWithRole(db: Queryable, role: Role): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, role))
    .orderBy(users.email)
  return rows.map(({ email }) => email)
}
