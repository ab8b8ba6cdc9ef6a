import { findUserByEmail, insertRole } from '#adapters/database/accounts.ts'
import type { BuiltSite } from './built-site.ts'
import { visitorOf } from './visitor.ts'

/** Somebody who is signed in; for a site without confirmation by mail. */
export async function userOf(site: BuiltSite, email = 'ada@example.com') {
  const visitor = visitorOf(site)
  const password = 'six-and-more'
  await visitor.fillIn('/auth?tab=sign-up', { email, password, confirmPassword: password })
  const user = await findUserByEmail(site.deps.db.read, email)
  if (!user || !visitor.cookies.has('session')) throw new Error('nobody was signed in')
  return { visitor, userId: user.id }
}

/** The same with the role. */
export async function adminOf(site: BuiltSite, email = 'operator@example.com') {
  const signedIn = await userOf(site, email)
  await insertRole(site.deps.db.read, signedIn.userId, 'admin')
  return signedIn
}
