import { randomUUID } from 'node:crypto'
import { insertAccessLink, listOpenLinks, updateLinksExpiry } from '#adapters/database/access-links.ts'
import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { type BookingLinkScope, linkExpiry } from '#domain/bookings/access-link.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import type { Deps } from '../deps.ts'
import { linkToken, tokenHash } from './link-token.ts'

type Needs = Pick<Deps, 'now' | 'authSecret'>
type Linked = Pick<Booking, 'id' | 'travelDate' | 'endDate'>

/** Makes a link to a booking. @returns its token */
export async function createLink(
  { now, authSecret }: Needs,
  tx: Queryable,
  scope: BookingLinkScope,
  booking: Linked,
  createdBy: Actor,
): Promise<string> {
  const id = randomUUID()
  const token = linkToken(authSecret, id)
  const expiresAt = linkExpiry(scope, booking, now())
  const link = { id, scope, bookingId: booking.id, tokenHash: tokenHash(token), expiresAt, createdBy }
  await insertAccessLink(tx, link)
  return token
}

/**
 * The token of an open link to a booking: one that was made before, or a new one when there is none, when it was revoked
 * or when it was made with another secret. That one goes on working, but cannot be named again.
 */
export async function linkTo(
  deps: Needs,
  tx: Queryable,
  scope: BookingLinkScope,
  booking: Linked,
  createdBy: Actor,
): Promise<string> {
  const token = await findLinkTo(deps, tx, scope, booking.id)
  return token ?? createLink(deps, tx, scope, booking, createdBy)
}

/** The token of an open link that was made before and can be named. Makes none. */
export async function findLinkTo(
  { now, authSecret }: Needs,
  db: Queryable,
  scope: BookingLinkScope,
  bookingId: string,
): Promise<string | undefined> {
  const links = await listOpenLinks(db, bookingId, scope, new Date(now()))
  const tokens = links.map(({ id, tokenHash: stored }) => ({ token: linkToken(authSecret, id), stored }))
  return tokens.find(({ token, stored }) => tokenHash(token) === stored)?.token
}

/** After another day was agreed: the links to the booking end as long after it as they did after the old day. */
export async function extendLinks({ now }: Pick<Deps, 'now'>, tx: Queryable, booking: Linked): Promise<void> {
  await updateLinksExpiry(tx, booking.id, ['summary', 'pass'], linkExpiry('pass', booking, now()))
}
