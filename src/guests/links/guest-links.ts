import { staff } from '#bookings/actor.rules.ts'
import { findBookingForUpdate } from '#bookings/bookings.store.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { updateLinksOfBookingRevoked } from './access-links.store.ts'
import { createLink, findLinkTo, linkTo } from './link-to.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'authSecret'>
type Asked = { bookingId: string; admin: string }
type Made = { ok: true; token: string } | Refusal

/**
 * The token of the trip pass that the guest has, for staff to send again; undefined when there is none, or none that
 * can be named. Makes none.
 */
export function findPassForStaff(
  deps: Needs,
  { bookingId }: Pick<Asked, 'bookingId'>,
): Promise<string | undefined> {
  return findLinkTo(deps, deps.db.read, 'pass', bookingId)
}

/** The same, and one that staff makes when there is none: a guest without an email address got none by email. */
export function makePassForStaff(deps: Needs, { bookingId, admin }: Asked): Promise<Made> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction(async (tx) => {
      const booking = await findBookingForUpdate(tx, bookingId)
      if (!booking?.customerName) return refuse('not-found', { code: 'booking-unknown' })
      return { ok: true, token: await linkTo(deps, tx, 'pass', booking, staff(admin)) }
    }),
  )
}

/**
 * Ends all links to a booking: pass, quote, review and summary, such as when a guest has passed one on. Makes a new
 * pass, and a new link to the quote if one was open, which the pass leads to. The next email has the new ones.
 * @returns the token of the new pass
 */
export async function renewGuestLinks(
  deps: Needs & Pick<Deps, 'storeRevokedLinks'>,
  { bookingId, admin }: Asked,
): Promise<Made> {
  const done = await refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction(async (tx) => {
      const booking = await findBookingForUpdate(tx, bookingId)
      if (!booking?.customerName) return refuse('not-found', { code: 'booking-unknown' })
      const ended = await updateLinksOfBookingRevoked(tx, bookingId, new Date(deps.now()))
      if (ended.some(({ scope }) => scope === 'quote'))
        await createLink(deps, tx, 'quote', booking, staff(admin))
      const token = await createLink(deps, tx, 'pass', booking, staff(admin))
      const subject = { subjectKind: 'booking', subjectId: bookingId, detail: booking.reference } as const
      await insertAuditEntry(tx, { actor: admin, action: 'links-revoked', ...subject })
      return { ok: true as const, token, ended }
    }),
  )
  if (!done.ok) return done
  deps.storeRevokedLinks(done.ended)
  return { ok: true, token: done.token }
}
