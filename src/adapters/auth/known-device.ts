import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { findCredential } from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import { findLinkOwner, type LibraryRequest } from './library-request.ts'

/*
 * A browser that has signed in to an account, or set its password by a link, carries a cookie that says so: a random name of the device, and a mark
 * that only this site can make for the device, the account and its present password. The cookie opens nothing. Its
 * holder's tries at the password are counted apart from those of strangers, who could otherwise keep the owner out.
 */

/** By this name the library knows the cookie. */
export const KNOWN_DEVICE = 'known_device'

const LASTS_SECONDS = 180 * 24 * 60 * 60

/** The name of the device, when it has signed in to this account and the password is still the same. */
export async function findKnownDevice(
  db: Database,
  { context, getCookie }: LibraryRequest,
  email: string,
): Promise<string | undefined> {
  const [device, mark] = getCookie(context.createAuthCookie(KNOWN_DEVICE).name)?.split('.') ?? []
  if (!device || !mark) return undefined
  const credential = await findCredential(db.read, email)
  const isKnown = credential && isSame(mark, markOf(context.secret, device, credential))
  return isKnown ? device : undefined
}

/** Whose password a request sets by a link: when the link is used up, nobody can say. */
const owners = new WeakMap<Request, string>()

/** Before a link to a new password is used. */
export async function rememberOwner({ path, body, query, context, request }: LibraryRequest): Promise<void> {
  if (!request || path !== '/reset-password') return
  const owner = await findLinkOwner(context, String(body?.token ?? query?.token))
  if (owner) owners.set(request, owner.email)
}

/**
 * After a sign-in or a new password by a link: from now on the browser is known to the account. One that was known
 * keeps its name.
 */
export async function rememberDevice(db: Database, request: LibraryRequest): Promise<void> {
  const { context } = request
  // While a code is still to come there is no session.
  if (isAPIError(context.returned)) return
  const email = context.newSession?.user.email ?? (request.request && owners.get(request.request))
  const credential = email && (await findCredential(db.read, email))
  if (!credential) return
  const device = (await findKnownDevice(db, request, email)) ?? randomUUID()
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
