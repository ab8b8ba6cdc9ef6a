import { driver, staff } from '#bookings/actor.rules.ts'
import { findBookingForUpdate } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { finishLocked } from '#bookings/confirming/finish-booking.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { progressOf, undoablePress } from './drive-step.rules.ts'
import { findDrivePress, listDrivePresses, updatePressNoted, updatePressUndone } from './drive-steps.store.ts'
import { findDrivenLeg } from './driven-legs.store.ts'
import type { PressedBy } from './press-step.ts'

type Needs = Pick<Deps, 'db' | 'now'>
type Undone = { ok: true }

/**
 * The newest step of a drive was pressed by mistake, and is taken back within two minutes of its press. A booking that it
 * completed goes on. Pressed again, nothing more happens.
 */
export async function undoStep(deps: Needs, pressId: string, by: PressedBy): Promise<Undone | Refusal> {
  const actor = 'admin' in by ? staff(by.admin) : driver(by.driverId)
  return changeBooking(deps, actor, (tx) => undo(tx, deps, pressId, by))
}

async function undo(tx: Queryable, deps: Needs, pressId: string, by: PressedBy): Promise<Undone | Refusal> {
  const known = await findDrivePress(tx, pressId)
  const booking = known && (await findBookingForUpdate(tx, known.bookingId))
  const press = booking && (await findDrivePress(tx, pressId))
  const leg = press && (await findDrivenLeg(tx, press.legId))
  if (!leg || ('driverId' in by && press.driverId !== by.driverId))
    return refuse('not-found', { code: 'drive-unknown' })
  if (press.undoneAt) return { ok: true }
  const progress = progressOf(leg, await listDrivePresses(tx, [leg.legId]))
  if (undoablePress(progress, deps.now())?.id !== pressId)
    return refuse('not-possible', { code: 'step-undo-too-late' })
  await updatePressUndone(tx, pressId, new Date(deps.now()))
  if (press.step !== 'finished' || booking.status !== 'completed') return { ok: true }
  const resumed = await finishLocked(tx, deps, booking, 'admin' in by ? 'undo' : 'resume')
  return resumed.ok ? { ok: true } : resumed
}

/** Staff has looked at a rejected press, which leaves the list of what needs a person. */
export async function notePress(
  deps: Needs,
  { pressId, admin }: { pressId: string; admin: string },
): Promise<Undone | Refusal> {
  return changeBooking(deps, staff(admin), async (tx) => {
    await updatePressNoted(tx, pressId, new Date(deps.now()))
    return { ok: true }
  })
}
