import { eq } from 'drizzle-orm'
import { findUserByEmail, insertRole } from '#adapters/database/accounts.ts'
import { accounts, sessions, users } from '#adapters/database/schema/schema.ts'
import type { BuiltSite } from './built-site.ts'
import { type Visitor, visitorOf } from './visitor.ts'

type User = { visitor: Visitor; userId: string }
type Kept = {
  user: typeof users.$inferSelect
  account: typeof accounts.$inferSelect
  session: typeof sessions.$inferSelect
  cookies: Map<string, string>
}

/** Who signed up at an earlier site of this process, at which time and address. */
const kept = new Map<string, Kept>()

/**
 * Somebody who is signed in; for a site without confirmation by mail. Signs up as a person does for the first time,
 * then is there again without the time that a password takes.
 */
export async function userOf(site: BuiltSite, email = 'ada@example.com'): Promise<User> {
  const key = `${email} ${site.resources.env.PUBLIC_URL} ${site.deps.now()}`
  const known = kept.get(key)
  if (known) return comeBack(site, known)
  const visitor = visitorOf(site)
  const password = 'six-and-more'
  await visitor.fillIn('/auth?tab=sign-up', { email, password, confirmPassword: password })
  const db = site.deps.db.read
  const user = await findUserByEmail(db, email)
  if (!user || !visitor.cookies.has('session')) throw new Error('nobody was signed in')
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, user.id))
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  if (account && session) kept.set(key, { user, account, session, cookies: new Map(visitor.cookies) })
  return { visitor, userId: user.id }
}

async function comeBack(site: BuiltSite, { account, cookies, session, user }: Kept): Promise<User> {
  await site.deps.db.transaction(async (tx) => {
    await tx.insert(users).values(user)
    await tx.insert(accounts).values(account)
    await tx.insert(sessions).values(session)
  })
  const visitor = visitorOf(site)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return { visitor, userId: user.id }
}

/** The same with the role. */
export async function adminOf(site: BuiltSite, email = 'operator@example.com'): Promise<User> {
  const signedIn = await userOf(site, email)
  await insertRole(site.deps.db.read, signedIn.userId, 'admin')
  return signedIn
}
