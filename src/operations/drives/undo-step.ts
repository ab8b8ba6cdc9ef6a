import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import {
  findDrivePress,
  listDrivePresses,
  updatePressNoted,
  updatePressUndone,
} from '#adapters/database/drives/drive-steps.ts'
import { findDrivenLeg } from '#adapters/database/drives/driven-legs.ts'
import { driver, staff } from '#domain/bookings/actor.ts'
import { progressOf, undoablePress } from '#domain/drives/drive-step.ts'
import { finishLocked } from '../bookings/finish-booking.ts'
import { changeBooking } from '../change-booking.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'
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

/** Staff has looked at a press that does not count; it leaves the list of what needs a person. */
export async function notePress(
  deps: Needs,
  { pressId, admin }: { pressId: string; admin: string },
): Promise<Undone | Refusal> {
  return changeBooking(deps, staff(admin), async (tx) => {
    await updatePressNoted(tx, pressId, new Date(deps.now()))
    return { ok: true }
  })
}
