import { findUserByEmail, insertRole } from '#adapters/database/accounts.ts'
import { signUp } from '#operations/accounts.ts'
import type { TestSite } from './site.ts'

/** For `builtSite`: an account is signed in as soon as it is made. */
export const WITHOUT_CONFIRMATION = { env: { AUTH_CONFIRM_EMAIL: 'off' } }

/** What the browser of somebody who has just signed up sends along. Needs `WITHOUT_CONFIRMATION`. */
export async function signedUp({ deps }: TestSite, email = 'ada@example.com'): Promise<string> {
  const password = 'six-and-more'
  const answer = await signUp(
    deps,
    { address: '203.0.113.7', cookies: '' },
    { email, password, confirmPassword: password },
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.cookies.map((line) => line.split(';', 1)[0]).join('; ')
}

/** What the browser of an admin sends along. Needs `WITHOUT_CONFIRMATION`. */
export async function signedInAdmin(site: TestSite, email = 'noi@saphan.example'): Promise<string> {
  const cookie = await signedUp(site, email)
  const user = await findUserByEmail(site.deps.db.read, email)
  if (!user) throw new Error(`no account for ${email}`)
  await insertRole(site.deps.db.read, user.id, 'admin')
  return cookie
}
