import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { findBookingForUpdate } from '#bookings/bookings.store.ts'
import { type Crew, listCrews } from '#bookings/legs.store.ts'
import { insertCrewNotice, listDrivenBookings, listKnownCrews } from '#drives/crew-notices.store.ts'
import { isCrewMailTime, isSameCrew } from '#drives/crew-window.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { queueMails } from './queue-mails.ts'

/** From 18:00 of one day until the end of the next. */
const AHEAD_MS = 30 * 3_600_000

/**
 * Tells guests by email who drives them: on the evening before, or as soon as somebody drives them after that. Told again
 * when driver or vehicle has changed since. The drives that one crew does on one day are one mail.
 */
export async function tellWhoDrives(deps: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<void> {
  const { db, now } = deps
  const span = { from: new Date(now()), until: new Date(now() + AHEAD_MS) }
  for (const { id } of await listDrivenBookings(db.read, span)) {
    if ((await listUntold(db.read, id, now())).length === 0) continue
    await db.transaction((tx) => tell(deps, tx, id))
  }
}

async function tell(deps: Pick<Deps, 'queue' | 'now'>, tx: Queryable, bookingId: string): Promise<void> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking || !bookingCountsAs(booking.status, 'ahead')) return
  let rest = await listUntold(tx, bookingId, deps.now())
  for (let [first] = rest; first; [first] = rest) {
    const notice = await insertCrewNotice(tx, first)
    const others = rest.filter((crew) => crew !== first && isSameCrew(first, crew))
    for (const crew of others) await insertCrewNotice(tx, crew)
    await queueMails(deps, tx, [
      { kind: 'guest-driver-assigned', subjectId: notice.id, toAddress: booking.customerEmail },
    ])
    rest = rest.filter((crew) => crew !== first && !others.includes(crew))
  }
}

/** What can be told now and is new to the guest, in the order of the drives. */
async function listUntold(db: Queryable, bookingId: string, nowMs: number): Promise<Crew[]> {
  const [crews, known] = [await listCrews(db, bookingId), await listKnownCrews(db, bookingId)]
  return crews.filter(
    (crew) =>
      isCrewMailTime(crew.startsAt, nowMs) &&
      !known.some((told) => told.legId === crew.legId && isSameCrew(told, crew)),
  )
}
