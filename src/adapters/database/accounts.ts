import { and, eq, gt, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import {
  accounts,
  type Role,
  sessions,
  twoFactors,
  userRoles,
  users,
  verifications,
} from './schema/account-tables.ts'
import { mails } from './schema/schema.ts'

export type User = typeof users.$inferSelect

/** A link in a mail about an account: `token` is its secret part. */
export type AccountLink = { id: string; userId: string; token: string }

/** How the account library stores a link to a new password; a link to confirm an address is stored as one too. */
const LINK = 'reset-password:'

/** How the account library stores a sign-in that waits for a code. */
const SECOND_STEP = '2fa-'

/** `email` in lower case, as addresses are stored. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Whose account it is, and the hash of the present password; none when a new one has to be set first. */
export async function findCredential(
  db: Queryable,
  email: string,
): Promise<{ userId: string; password: string } | undefined> {
  const [found] = await db
    .select({ userId: users.id, password: accounts.password })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, email.trim().toLowerCase()))
  return found?.password ? { userId: found.userId, password: found.password } : undefined
}

/** The link with this id, unless it has expired or was used. */
export function findAccountLink(db: Queryable, id: string): Promise<AccountLink | undefined> {
  return findLinkWhere(db, eq(verifications.id, id))
}

/** The link with this token, unless it has expired or was used. */
export function findAccountLinkByToken(db: Queryable, token: string): Promise<AccountLink | undefined> {
  return findLinkWhere(db, eq(verifications.identifier, LINK + token))
}

async function findLinkWhere(db: Queryable, isIt: SQL): Promise<AccountLink | undefined> {
  const { id, identifier, value, expiresAt } = verifications
  const [found] = await db
    .select({ id, identifier, userId: value })
    .from(verifications)
    .where(and(isIt, like(identifier, `${LINK}%`), gt(expiresAt, sql`now()`)))
  return found && { id: found.id, userId: found.userId, token: found.identifier.slice(LINK.length) }
}

/**
 * Stores a link to a new password. With the password of the sign-up it only confirms the address. @returns its id
 */
export async function insertPasswordLink(
  tx: Queryable,
  { userId, token, hours }: { userId: string; token: string; hours: number },
): Promise<string> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`
  const [link] = await tx
    .insert(verifications)
    .values({ identifier: LINK + token, value: userId, expiresAt })
    .returning({ id: verifications.id })
  if (!link) throw new Error('the database stored a link and gave no id')
  return link.id
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
export async function deleteExpiredAccessBefore(tx: Queryable, moment: Date): Promise<number> {
  const deleted = [
    await tx.delete(sessions).where(lt(sessions.expiresAt, moment)),
    await tx.delete(verifications).where(lt(verifications.expiresAt, moment)),
  ]
  return deleted.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}

/**
 * Confirms the address of a user whose owner has used a link of the mailbox, and ends all access that anybody began
 * before: sessions, half-finished sign-ins and links. At the first confirmation a second step ends too, because a
 * stranger may have set it up; the operator vouched for an account with a role, so there it stays.
 */
export async function updateConfirmed(
  tx: Queryable,
  { id, emailVerified }: Pick<User, 'id' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified && !(await findRole(tx, id, 'admin'))) await deleteSecondFactor(tx, id)
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id))
  await deleteAccess(tx, id)
}

/** Ends the sessions of a user in every browser, the sign-ins that wait for a code, and the links in mails. */
export async function deleteAccess(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(verifications).where(eq(verifications.value, userId))
}

/** Ends the sign-ins of a user that wait for a code. */
export async function deletePendingSignIns(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${SECOND_STEP}%`)))
}

/** Ends every session, half-finished sign-in and link in a mail. */
export async function deleteAllSessionsAndLinks(tx: Queryable): Promise<void> {
  await tx.delete(sessions)
  await tx.delete(verifications)
}

/** The password of an account, as its hash; null when the account has to set a new one by mail. */
export type StoredPassword = { userId: string; password: string | null }

export async function listPasswords(tx: Queryable): Promise<StoredPassword[]> {
  return tx.select({ userId: accounts.userId, password: accounts.password }).from(accounts)
}

/** Takes their passwords from these accounts, which set a new one by mail. */
export async function deletePasswords(tx: Queryable, userIds: string[]): Promise<void> {
  await tx.update(accounts).set({ password: null }).where(inArray(accounts.userId, userIds))
}

/** The password was given again in this session. */
export async function updateAuthenticatedAt(db: Queryable, sessionId: string, moment: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: moment }).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
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

/** Every role that somebody holds, with the moment of its grant. */
export async function listRoles(db: Queryable): Promise<(User & { role: Role; grantedAt: Date })[]> {
  const rows = await db.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId))
  return rows.map(({ users: user, user_roles: { role, createdAt } }) => ({
    ...user,
    role,
    grantedAt: createdAt,
  }))
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
