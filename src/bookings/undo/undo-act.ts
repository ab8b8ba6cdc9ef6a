import { isTakenMeanwhile } from '#fleet/allocation/allocations.store.ts'
import { listFleetForUpdate } from '#fleet/fleet.store.ts'
import type { MailKind } from '#messages/outbox/mail.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { findBookingForUpdate } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { findNewestMove } from '../events.store.ts'
import { type ByStaff, requireUnchanged } from '../require-unchanged.ts'
import { isUndoOpen, type UndoableAct } from './undo.rules.ts'
import {
  deleteUnsentMail,
  findUndoOffer,
  listUndoOffersOf,
  type UndoOffer,
  updateRowsBack,
} from './undo-offers.store.ts'

type Needs = Pick<Deps, 'db' | 'now'>

/** The email about the booking, which waits as long as the act can be taken back; a move has one about its event. */
const MAILS: Partial<Record<UndoableAct, MailKind>> = {
  confirm: 'guest-request-confirmed',
  decline: 'guest-booking-declined',
}

/**
 * Staff takes the newest act on a booking back, within seconds: every row that it changed is what it was, and its email is
 * not sent. Refused when the email has left, or when a vehicle or a driver was taken meanwhile.
 */
export async function undoAct(deps: Needs, undo: ByStaff): Promise<{ ok: true } | Refusal> {
  try {
    return await changeBooking(deps, staff(undo.admin), (tx) => takeBack(tx, deps, undo))
  } catch (error) {
    if (!isTakenMeanwhile(error)) throw error
    return refuse('not-possible', { code: 'undo-taken' })
  }
}

async function takeBack(tx: Queryable, deps: Needs, undo: ByStaff): Promise<{ ok: true } | Refusal> {
  const found = await requireUnchanged(tx, deps, undo)
  if (!found.ok) return found
  const { booking } = found
  const offer = await findUndoOffer(tx, booking.id)
  if (!offer || !isUndoOpen(offer, { version: booking.version, nowMs: deps.now() })) return tooLate()
  if (!(await withdrawMail(tx, offer))) return tooLate()
  const others = offer.act === 'release-all' ? await openTogether(tx, deps, offer) : []
  await listFleetForUpdate(tx)
  for (const one of [offer, ...others]) await updateRowsBack(tx, one)
  return { ok: true }
}

/** The other bookings of one press, without those to which something else has happened since. */
async function openTogether(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  offer: UndoOffer,
): Promise<UndoOffer[]> {
  const open: UndoOffer[] = []
  for (const other of await listUndoOffersOf(tx, offer)) {
    const booking = await findBookingForUpdate(tx, other.bookingId)
    if (!booking || other.bookingId === offer.bookingId) continue
    if (isUndoOpen(other, { version: booking.version, nowMs: now() })) open.push(other)
  }
  return open
}

/** Withdraws the email of an act. @returns whether it has not left */
async function withdrawMail(tx: Queryable, { act, bookingId }: UndoOffer): Promise<boolean> {
  if (act === 'reschedule') {
    const event = await findNewestMove(tx, bookingId)
    return event === undefined || deleteUnsentMail(tx, 'guest-booking-moved', event.id)
  }
  const kind = MAILS[act]
  return kind === undefined || deleteUnsentMail(tx, kind, bookingId)
}

function tooLate(): Refusal {
  return refuse('not-possible', { code: 'undo-too-late' })
}
