import { cutAllocations } from '#fleet/allocation/allocations.store.ts'
import { actingAs, type Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import type { Actor } from '../actor.rules.ts'
import { type Booking, updateBookingStatus } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { listLegs } from '../legs.store.ts'
import { requireUnchanged, type ToChange } from '../require-unchanged.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type Finished = { ok: true; booking: Booking }

/** The trip took place. Its vehicle is free from now on, if it comes back early. */
export function completeBooking(deps: Needs, trip: ToChange, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, trip, by, 'complete')
}

/** The guest did not come. The vehicle is free from now on; what was paid stays, and staff may give it back. */
export function recordNoShow(deps: Needs, trip: ToChange, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, trip, by, 'mark_no_show')
}

/** Confirms a booking again that was completed or marked as a no-show by mistake. Vehicle time already released stays free. */
export function undoFinish(deps: Needs, trip: ToChange, by: Actor): Promise<Finished | Refusal> {
  return finish(deps, trip, by, 'undo')
}

/** Several people who press at the same time all get the booking as it then is. */
function finish(deps: Needs, trip: ToChange, by: Actor, event: Finish): Promise<Finished | Refusal> {
  return changeBooking(deps, by, async (tx) => {
    const found = await requireUnchanged(tx, deps, trip)
    return found.ok ? finishLocked(tx, deps, found.booking, event) : found
  })
}

/** `resume`: a driver takes back what the driver finished. */
type Finish = 'complete' | 'mark_no_show' | 'undo' | 'resume'
const AFTER = {
  complete: 'completed',
  mark_no_show: 'no_show',
  undo: 'confirmed',
  resume: 'confirmed',
} as const

/** Finishes a locked booking in the caller's transaction, whose actor does it. */
export async function finishLocked(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  booking: Booking,
  event: Finish,
): Promise<Finished | Refusal> {
  if (booking.status === AFTER[event]) return { ok: true, booking }
  const isEnd = event === 'complete' || event === 'mark_no_show'
  const [first] = await listLegs(tx, booking.id)
  if (isEnd && first && first.startsAt.getTime() > now()) return refuse('not-possible', { code: 'not-begun' })
  const moved = await updateBookingStatus(tx, booking, event)
  if (!moved) return refuse('not-possible', { code: 'booking-over' })
  // A driver finishes a booking; that a vehicle is free from now on follows from the time.
  if (isEnd) await actingAs(tx, 'clock', () => cutAllocations(tx, booking.id, new Date(now())))
  return { ok: true, booking: moved }
}
