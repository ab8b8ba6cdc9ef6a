import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { findCredential } from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import type { RequestOfLibrary } from './request-of-library.ts'

/*
 * A browser that has signed in to an account carries a cookie that says so: a random name of the device, and a mark
 * that only this site can make for the device, the account and its present password. The cookie opens nothing. Its
 * holder's tries at the password are counted apart from those of strangers, who could otherwise keep the owner out.
 */

/** By this name the library knows the cookie. */
export const KNOWN_DEVICE = 'known_device'

const LASTS_SECONDS = 180 * 24 * 60 * 60

/** The name of the device, when it has signed in to this account and the password is still the same. */
export async function findKnownDevice(
  db: Database,
  { context, getCookie }: RequestOfLibrary,
  email: string,
): Promise<string | undefined> {
  const [device, mark] = getCookie(context.createAuthCookie(KNOWN_DEVICE).name)?.split('.') ?? []
  if (!device || !mark) return undefined
  const credential = await findCredential(db.read, email)
  const isKnown = credential && isSame(mark, markOf(context.secret, device, credential))
  return isKnown ? device : undefined
}

/** After a sign-in: from now on the browser is known to the account. One that was known keeps its name. */
export async function rememberDevice(db: Database, request: RequestOfLibrary): Promise<void> {
  const { context } = request
  // While a code is still to come there is no session.
  const user = isAPIError(context.returned) ? undefined : context.newSession?.user
  if (!user) return
  const credential = await findCredential(db.read, user.email)
  if (!credential) return
  const device = (await findKnownDevice(db, request, user.email)) ?? randomUUID()
  const { name, attributes } = context.createAuthCookie(KNOWN_DEVICE, { maxAge: LASTS_SECONDS })
  request.setCookie(name, `${device}.${markOf(context.secret, device, credential)}`, attributes)
}

function markOf(secret: string, device: string, { userId, password }: { userId: string; password: string }) {
  return createHmac('sha256', secret)
    .update(`known-device:${device}:${userId}:${password}`)
    .digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
