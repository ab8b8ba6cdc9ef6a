import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { findCredential } from '#guests/accounts/accounts.store.ts'
import type { Database } from '../database/database.ts'
import { findLinkOwner, type LibraryRequest } from './library-request.ts'

/*
 * A browser that has signed in to an account, or set its password by a link, gets a cookie with a random device id and
 * an HMAC over the device, the account and its current password. The cookie grants no access: password attempts of known
 * devices are counted separately, so that strangers cannot lock the owner out.
 */

/** The library's name for the cookie. */
export const KNOWN_DEVICE = 'known_device'

const LASTS_SECONDS = 180 * 24 * 60 * 60

/** The device id, when it is known to this account and the password has not changed since. */
export async function findKnownDevice(
  db: Database,
  { context, getCookie }: LibraryRequest,
  email: string,
): Promise<string | undefined> {
  const [device, givenSignature] = getCookie(context.createAuthCookie(KNOWN_DEVICE).name)?.split('.') ?? []
  if (!device || !givenSignature) return undefined
  const credential = await findCredential(db.read, email)
  const isKnown = credential && isEqual(givenSignature, signature(context.secret, device, credential))
  return isKnown ? device : undefined
}

/** The owner of a reset link, remembered because the link is deleted when it is used. */
const owners = new WeakMap<Request, string>()

/** Runs before a reset link is used. */
export async function rememberOwner({ path, body, query, context, request }: LibraryRequest): Promise<void> {
  if (!request || path !== '/reset-password') return
  const owner = await findLinkOwner(context, body?.token ?? query?.token)
  if (owner) owners.set(request, owner.email)
}

/**
 * Runs after a sign-in or a password reset: sets the cookie. A known device keeps its id.
 */
export async function rememberDevice(db: Database, request: LibraryRequest): Promise<void> {
  const { context } = request
  // There is no session while a code is still required.
  if (isAPIError(context.returned)) return
  const email = context.newSession?.user.email ?? (request.request && owners.get(request.request))
  const credential = email && (await findCredential(db.read, email))
  if (!credential) return
  const device = (await findKnownDevice(db, request, email)) ?? randomUUID()
  const { name, attributes } = context.createAuthCookie(KNOWN_DEVICE, { maxAge: LASTS_SECONDS })
  request.setCookie(name, `${device}.${signature(context.secret, device, credential)}`, attributes)
}

function signature(
  secret: string,
  device: string,
  { userId, password }: { userId: string; password: string },
) {
  return createHmac('sha256', secret)
    .update(`known-device:${device}:${userId}:${password}`)
    .digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
