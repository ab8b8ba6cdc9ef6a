import { randomUUID } from 'node:crypto'
import type { Actor } from '#bookings/actor.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type BookingLinkScope, linkExpiry } from './access-link.rules.ts'
import { insertAccessLink, listOpenLinks, updateLinksExpiry } from './access-links.store.ts'
import { linkToken, tokenHash } from './link-token.ts'

type Needs = Pick<Deps, 'now' | 'authSecret'>
type Linked = Pick<Booking, 'id' | 'travelDate' | 'endDate'>

/** Makes a link to a booking that stands on pages. @returns its token */
export async function createLink(
  deps: Needs,
  tx: Queryable,
  scope: BookingLinkScope,
  booking: Linked,
  createdBy: Actor,
): Promise<string> {
  return create(deps, tx, booking, { scope, createdBy, mailed: false })
}

async function create(
  { now, authSecret }: Needs,
  tx: Queryable,
  booking: Linked,
  made: { scope: BookingLinkScope; createdBy: Actor; mailed: boolean },
): Promise<string> {
  const id = randomUUID()
  const token = linkToken(authSecret, id)
  const expiresAt = linkExpiry(made.scope, booking, now())
  await insertAccessLink(tx, { id, ...made, bookingId: booking.id, tokenHash: tokenHash(token), expiresAt })
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

/**
 * The token of the trip pass for the sender of a request: of a new one a new link, of a repeated one the link that was made
 * before. Without a request id, which only the sender of the first request knows, a repeated one is found by its content,
 * and anybody can send the same content: then there is none.
 */
export async function tokenForSender(
  deps: Needs,
  tx: Queryable,
  booking: Linked,
  { isNew, requestId }: { isNew: boolean; requestId: unknown },
): Promise<string | null> {
  if (isNew) return createLink(deps, tx, 'pass', booking, 'guest')
  return requestId === undefined ? null : linkTo(deps, tx, 'pass', booking, 'guest')
}

/**
 * The token of the trip pass for an email to the address of its booking. It stands nowhere else, so the person who uses it reads
 * the mail of that address: see `noteLinkUsed`.
 */
export async function mailedPassTo(deps: Needs, tx: Queryable, booking: Linked): Promise<string> {
  const asked = { bookingId: booking.id, scope: 'pass', mailed: true } as const
  return (
    (await findToken(deps, tx, asked)) ??
    create(deps, tx, booking, { scope: 'pass', createdBy: 'clock', mailed: true })
  )
}

/** The token of an open link that was made before and can be named on a page. Makes none. */
export async function findLinkTo(
  deps: Needs,
  db: Queryable,
  scope: BookingLinkScope,
  bookingId: string,
): Promise<string | undefined> {
  return findToken(deps, db, { bookingId, scope, mailed: false })
}

async function findToken(
  { now, authSecret }: Needs,
  db: Queryable,
  asked: Parameters<typeof listOpenLinks>[1],
): Promise<string | undefined> {
  const links = await listOpenLinks(db, asked, new Date(now()))
  const tokens = links.map(({ id, tokenHash: stored }) => ({ token: linkToken(authSecret, id), stored }))
  return tokens.find(({ token, stored }) => tokenHash(token) === stored)?.token
}

/** After another day was agreed: the links to the booking end as long after it as they did after the old day. */
export async function extendLinks({ now }: Pick<Deps, 'now'>, tx: Queryable, booking: Linked): Promise<void> {
  await updateLinksExpiry(tx, booking.id, ['pass'], linkExpiry('pass', booking, now()))
}
