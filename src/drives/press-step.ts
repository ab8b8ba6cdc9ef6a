import { driver, staff } from '#bookings/actor.rules.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Booking, findBookingForUpdate } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { finishLocked } from '#bookings/confirming/finish-booking.ts'
import { freeMinutesAt } from '#catalogue/transfers/free-waiting.words.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { recordCashLocked } from '#money/cash/record-cash.ts'
import { MOST_BAHT } from '#money/money.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import {
  type DrivenLeg,
  type DriveStep,
  lastOnTheWay,
  MOST_OF_DRIVE,
  pressedTime,
  progressOf,
  type Rejection,
  whyNotPressed,
} from './drive-step.rules.ts'
import { findDrivePress, insertDrivePress, listDrivePresses } from './drive-steps.store.ts'
import { findDrivenLeg } from './driven-legs.store.ts'
import { findDrives } from './find-drives.ts'
import type { PressPlace } from './press-place.rules.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** One press, as the phone sends it. */
export type StepPress = {
  /** Made by the phone; the same press that is sent twice has the same one. */
  pressId: string
  legId: string
  step: DriveStep
  /** By the clock of the phone; null where it has not said so. */
  pressedAt: Date | null
  /** Of `cash`: whole baht, 0 when the guest paid nothing. */
  amountBaht?: number | undefined
  kilometres?: number | undefined
  note?: string | undefined
  /** A photo of it follows (`addNoShowPhoto`). */
  photoComing?: boolean | undefined
  /** Where it was pressed; only if the driver lets the phone say so. */
  place?: PressPlace | undefined
}

/** A driver through the link of the day, or an admin for a driver who phones. */
export type PressedBy = { driverId: string } | { admin: string }

/** `rejection`: why the press was rejected; null when it counts. */
type Kept = { ok: true; rejection: Rejection | null }

const LONGEST_NOTE = 500
const FULL = { code: 'drive-full' } as const

/**
 * A step of a drive is pressed. The same press that arrives twice counts once, and so does a step that counts already.
 * A driver's press is rejected when the trip was cancelled, when another driver has it, or when less cash is due: it is
 * stored for the office and changes nothing. The last drive that is finished completes its booking.
 */
export async function pressStep(deps: Needs, press: StepPress, by: PressedBy): Promise<Kept | Refusal> {
  const actor = 'admin' in by ? staff(by.admin) : driver(by.driverId)
  return changeBooking(deps, actor, (tx) => store(tx, deps, press, by))
}

async function store(tx: Queryable, deps: Needs, press: StepPress, by: PressedBy): Promise<Kept | Refusal> {
  const found = await findDrivenLeg(tx, press.legId)
  const booking = found && (await findBookingForUpdate(tx, found.bookingId))
  // Read again: who drives is certain only while the booking is locked.
  const leg = booking && (await findDrivenLeg(tx, press.legId))
  if (!leg) return refuse('not-found', { code: 'drive-unknown' })
  const wrong = wrongInput(press)
  if (wrong) return wrong
  const before = await findDrivePress(tx, press.pressId)
  if (before) return { ok: true, rejection: before.rejection }
  const pressed = await listDrivePresses(tx, [leg.legId])
  const progress = progressOf(leg, pressed)
  const own = 'driverId' in by ? { ...leg, driverId: by.driverId } : leg
  const pressedAt = pressedTime(press.pressedAt, {
    nowMs: deps.now(),
    after: lastOnTheWay(progressOf(own, pressed))?.pressedAt,
  })
  if ('driverId' in by && pressed.length >= MOST_OF_DRIVE.presses) return refuse('not-possible', FULL)
  const rejection = rejectionOf(booking, leg, by)
  if (rejection) return 'admin' in by ? refuseStaff(rejection) : keep({ ...press, pressedAt, rejection })
  if (progress[press.step] && press.step !== 'cash') return { ok: true, rejection: null }
  const { dueBaht } = await findBalance(tx, booking)
  const drive = { ...leg, freeMinutes: freeMinutesAt(leg) }
  const problem = whyNotPressed(press.step, { progress, leg: drive, dueBaht }, pressedAt.getTime())
  const isTooMuch = press.step === 'cash' && (press.amountBaht ?? 0) > (dueBaht ?? 0)
  if (isTooMuch && 'driverId' in by && (!problem || problem.code === 'nothing-due'))
    return keep({ ...press, pressedAt, rejection: 'cash' })
  if (problem) return refuse('not-possible', problem)
  if (press.step === 'cash' && press.amountBaht) {
    const cash = { amountBaht: press.amountBaht, collectedBy: leg.driverId }
    const recorded = await recordCashLocked(tx, deps, booking, cash)
    if (!recorded.ok) return recorded
  }
  const kept = await keep({ ...press, pressedAt, rejection: null })
  if (!kept.ok || press.step !== 'finished' || !(await isLastFinished(tx, booking))) return kept
  const finished = await finishLocked(tx, deps, booking, 'complete')
  return finished.ok ? kept : finished

  async function keep(
    stored: StepPress & { pressedAt: Date; rejection: Rejection | null },
  ): Promise<Kept | Refusal> {
    const { pressId: id, legId, step, rejection: why } = stored
    const rejected = pressed.filter((one) => one.rejection !== null).length
    if (why && rejected >= MOST_OF_DRIVE.rejected) return refuse('not-possible', FULL)
    await insertDrivePress(tx, {
      ...{ id, legId, step, rejection: why, pressedAt: stored.pressedAt, receivedAt: new Date(deps.now()) },
      ...{ bookingId: leg?.bookingId ?? '', driverId: own.driverId, startsAt: own.startsAt },
      ...{ amountBaht: step === 'cash' ? (press.amountBaht ?? 0) : null },
      kilometres: step === 'finished' ? (press.kilometres ?? null) : null,
      note: press.note?.trim() ?? '',
      photoComing: step === 'no_show' && press.photoComing === true,
      ...press.place,
    })
    return { ok: true, rejection: why }
  }
}

function wrongInput({ step, amountBaht = 0, kilometres = 0, note = '' }: StepPress): Refusal | undefined {
  if (!Number.isInteger(kilometres) || kilometres < 0 || kilometres > 9_999_999)
    return refuseField('invalid', 'kilometres', { code: 'check-input' })
  if (step === 'cash' && !(Number.isInteger(amountBaht) && amountBaht >= 0 && amountBaht <= MOST_BAHT))
    return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
  if (note.length > LONGEST_NOTE) return refuseField('invalid', 'note', { code: 'check-input' })
  return undefined
}

/** Why this press is rejected, whatever was pressed; `undefined` when the drive is still this driver's. */
function rejectionOf(
  booking: Booking,
  leg: Pick<DrivenLeg, 'driverId'>,
  by: PressedBy,
): Rejection | undefined {
  if (!bookingCountsAs(booking.status, 'travelled')) return 'cancelled'
  return 'driverId' in by && leg.driverId !== by.driverId ? 'reassigned' : undefined
}

function refuseStaff(rejection: Rejection): Refusal {
  return refuse('not-possible', { code: rejection === 'cancelled' ? 'not-in-this-state' : 'moved-meanwhile' })
}

/** Has every drive of the booking come to its end? */
async function isLastFinished(tx: Queryable, { id }: Booking): Promise<boolean> {
  const drives = await findDrives(tx, id)
  return drives.every(({ progress }) => progress.finished)
}
