import { cutAllocations } from '#adapters/database/allocations.ts'
import { type Booking, findBookingForUpdate, updateBookingStatus } from '#adapters/database/bookings.ts'
import { actingAs, type Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type Finished = { ok: true; booking: Booking }

/** The trip took place. Its vehicle is free from now on, if it comes back early. */
export function completeBooking(deps: Needs, bookingId: string, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, bookingId, by, 'complete')
}

/** The guest did not come. The vehicle is free from now on; what was paid stays, and staff may give it back. */
export function recordNoShow(deps: Needs, bookingId: string, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, bookingId, by, 'miss')
}

/** Completed, or recorded as missed, by mistake: confirmed again. What was freed of its vehicle's time stays free. */
export function undoFinish(deps: Needs, bookingId: string, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, bookingId, by, 'undo')
}

/** Of several people who press at the same time, all are answered with the booking as it then is. */
function finish(deps: Needs, bookingId: string, by: Actor, event: Finish): Promise<Finished | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction((tx) => finishIn(tx, deps, bookingId, event), { actor: by }),
  )
}

/** `resume`: a driver takes back what the driver finished. */
type Finish = 'complete' | 'miss' | 'undo' | 'resume'
const AFTER = { complete: 'completed', miss: 'no_show', undo: 'confirmed', resume: 'confirmed' } as const

/** The same within a transaction, whose actor finishes the booking. */
export async function finishIn(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  bookingId: string,
  event: Finish,
): Promise<Finished | Refusal> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  if (booking.status === AFTER[event]) return { ok: true, booking }
  const isEnd = event === 'complete' || event === 'miss'
  const [first] = await listLegs(tx, bookingId)
  if (isEnd && first && first.startsAt.getTime() > now()) return refuse('not-possible', { code: 'not-begun' })
  const moved = await updateBookingStatus(tx, booking, event)
  if (!moved) return refuse('not-possible', { code: 'booking-over' })
  // A driver finishes a booking; that a vehicle is free from now on follows from the time.
  if (isEnd) await actingAs(tx, 'clock', () => cutAllocations(tx, bookingId, new Date(now())))
  return { ok: true, booking: moved }
}
