import { updateLinkRevoked, updateLinksOfBookingRevoked } from '#adapters/database/access-links.ts'
import { findBooking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import type { Deps } from '../deps.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** Ends one link, for an admin. The next email that needs one makes a new link. @returns false when it was ended before */
export async function revokeLink({ db, now }: Needs, linkId: string, admin: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const revoked = await updateLinkRevoked(tx, linkId, new Date(now()))
    if (revoked?.bookingId) await note(tx, revoked.bookingId, admin)
    return revoked !== undefined
  })
}

/** Ends all links to a booking, for an admin. @returns how many */
export async function revokeLinksOfBooking(
  { db, now }: Needs,
  bookingId: string,
  admin: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await updateLinksOfBookingRevoked(tx, bookingId, new Date(now()))
    if (count > 0) await note(tx, bookingId, admin)
    return count
  })
}

async function note(tx: Queryable, bookingId: string, admin: string): Promise<void> {
  const booking = await findBooking(tx, bookingId)
  const subject = { subjectKind: 'booking', subjectId: bookingId } as const
  await insertAuditEntry(tx, {
    actor: admin,
    action: 'links-revoked',
    ...subject,
    detail: booking?.reference,
  })
}
