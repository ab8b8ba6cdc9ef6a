import { and, eq, gt, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import {
  accounts,
  type Role,
  sessions,
  twoFactors,
  userRoles,
  users,
  verifications,
} from '#platform/database/schema/account-tables.ts'
import { mails } from '#platform/database/schema/schema.ts'

export type User = typeof users.$inferSelect

/** A link in an email about an account: `token` is its secret part. */
export type AccountLink = { id: string; userId: string; token: string }

/** The library's prefix for password reset tokens; links to confirm an address are stored as such, too. */
const LINK = 'reset-password:'

/** The library's prefix for sign-ins that wait for a second factor code. */
const SECOND_STEP = '2fa-'

/** `email` in lower case, as addresses are stored. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** The user's id and password hash; undefined when a new password has to be set first. */
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
  return findLink(db, eq(verifications.id, id))
}

/** The link with this token, unless it has expired or was used. */
export function findAccountLinkByToken(db: Queryable, token: string): Promise<AccountLink | undefined> {
  return findLink(db, eq(verifications.identifier, LINK + token))
}

async function findLink(db: Queryable, condition: SQL): Promise<AccountLink | undefined> {
  const { id, identifier, value, expiresAt } = verifications
  const [found] = await db
    .select({ id, identifier, userId: value })
    .from(verifications)
    .where(and(condition, like(identifier, `${LINK}%`), gt(expiresAt, sql`now()`)))
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
  if (!link) throw new Error('the insert returned no row')
  return link.id
}

/**
 * Was an email of this kind sent to the user in the last minute? Locks the user's row until the transaction ends, so
 * that of several requests at once only one gets `false`.
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

/** Deletes expired sessions and links. @returns how many */
export async function deleteExpiredAccessBefore(tx: Queryable, moment: Date): Promise<number> {
  const deleted = [
    await tx.delete(sessions).where(lt(sessions.expiresAt, moment)),
    await tx.delete(verifications).where(lt(verifications.expiresAt, moment)),
  ]
  return deleted.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}

/**
 * Confirms a user's address after a link in an email was used, and revokes all earlier access: sessions, pending sign-ins
 * and links. The first confirmation also removes a second factor, because a stranger may have set it up; not from an
 * admin, for whom the operator vouched.
 */
export async function updateConfirmed(
  tx: Queryable,
  { id, emailVerified }: Pick<User, 'id' | 'emailVerified'>,
): Promise<void> {
  if (!emailVerified && !(await findRole(tx, id, 'admin'))) await deleteSecondFactor(tx, id)
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, id))
  await deleteAccess(tx, id)
}

/** Revokes all sessions, pending sign-ins and links of a user. */
export async function deleteAccess(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(verifications).where(eq(verifications.value, userId))
}

/** Deletes the user's sign-ins that wait for a second factor code. */
export async function deletePendingSignIns(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${SECOND_STEP}%`)))
}

/** Deletes every session, pending sign-in and link of all users. */
export async function deleteAllSessionsAndLinks(tx: Queryable): Promise<void> {
  await tx.delete(sessions)
  await tx.delete(verifications)
}

/** The password hash of an account; null when a new password has to be set by mail. */
export type StoredPassword = { userId: string; password: string | null }

export async function listPasswords(tx: Queryable): Promise<StoredPassword[]> {
  return tx.select({ userId: accounts.userId, password: accounts.password }).from(accounts)
}

/** Removes the passwords of these accounts; a new one has to be set by mail. */
export async function deletePasswords(tx: Queryable, userIds: string[]): Promise<void> {
  await tx.update(accounts).set({ password: null }).where(inArray(accounts.userId, userIds))
}

/** Records that the password was entered again in this session. */
export async function updateAuthenticatedAt(db: Queryable, sessionId: string, moment: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: moment }).where(eq(sessions.id, sessionId))
}

export async function deleteSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** @returns whether the user had a second factor, or had begun to set one up */
export async function deleteSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  const deleted = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId)).returning()
  return deleted.length > 0
}

/** Does the user have the role? */
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

/** All granted roles with their users and the time of the grant. */
export async function listRoles(db: Queryable): Promise<(User & { role: Role; grantedAt: Date })[]> {
  const rows = await db.select().from(userRoles).innerJoin(users, eq(users.id, userRoles.userId))
  return rows.map(({ users: user, user_roles: { role, createdAt } }) => ({
    ...user,
    role,
    grantedAt: createdAt,
  }))
}

/** The addresses of all users with the role, in alphabetical order. */
export async function listEmailsWithRole(db: Queryable, role: Role): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, role))
    .orderBy(users.email)
  return rows.map(({ email }) => email)
}
