import { isTakenMeanwhile, listAllocationsOf } from '#adapters/database/allocations.ts'
import {
  type Booking,
  findBookingForUpdate,
  updateBookingClosingNote,
  updateBookingDeadline,
  updateBookingStatus,
} from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import {
  deleteUnsentMail,
  findUndoOffer,
  type UndoOffer,
  updateAllocationsBack,
  upsertUndoOffer,
} from '#adapters/database/desk/undo-offers.ts'
import { countEventsOf } from '#adapters/database/events.ts'
import { staff } from '#domain/bookings/actor.ts'
import { isUndoOpen, MAIL_WAIT_SECONDS, type UndoableAct, undoEnds } from '#domain/bookings/undo.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { moveBack, withdrawMoveMail } from './move/undo-move.ts'

type Before = Pick<UndoOffer, 'bookingId' | 'status' | 'waitsUntil' | 'allocations'> &
  Partial<Pick<UndoOffer, 'move'>>

/** The email of an act, which waits as long as the act can be taken back. */
const MAILS: Partial<Record<UndoableAct, MailKind>> = {
  confirm: 'guest-request-confirmed',
  decline: 'guest-booking-declined',
}

/** For the email of an act that can be taken back. */
export const WAITING = { afterSeconds: MAIL_WAIT_SECONDS }

/** What a locked booking is, and has, before an act. */
export async function beforeAct(
  tx: Queryable,
  { id, status, waitsUntil }: Pick<Booking, 'id' | 'status' | 'waitsUntil'>,
): Promise<Before> {
  const had = await listAllocationsOf(tx, id)
  const allocations = had.map(({ id, status, vehicleId, driverId, pinned }) => ({
    ...{ id, status, vehicleId, driverId, pinned },
  }))
  return { bookingId: id, status, waitsUntil, allocations }
}

/** Lets staff take an act back for some seconds; called last in its transaction. */
export async function offerUndo(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  act: UndoableAct,
  before: Before,
): Promise<void> {
  const events = await countEventsOf(tx, before.bookingId)
  await upsertUndoOffer(tx, { move: null, ...before, act, until: undoEnds(now()), events })
}

/** Can the newest act on this booking still be taken back? */
export async function findCanUndo(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  bookingId: string,
): Promise<boolean> {
  const offer = await findUndoOffer(db, bookingId)
  if (!offer) return false
  return isUndoOpen(offer, { events: await countEventsOf(db, bookingId), nowMs: now() })
}

/**
 * Staff takes the newest act on a booking back, within seconds: its state, its vehicles and their hold are what they
 * were, and its email is not sent. Refused when the email has left, or when a vehicle or a driver was taken meanwhile.
 */
export async function undoAct(
  deps: Pick<Deps, 'db' | 'now'>,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, async () => {
    try {
      return await deps.db.transaction((tx) => takeBack(tx, deps, bookingId), { actor: staff(admin) })
    } catch (error) {
      if (!isTakenMeanwhile(error)) throw error
      return refuse('not-possible', { code: 'undo-taken' })
    }
  })
}

async function takeBack(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  bookingId: string,
): Promise<{ ok: true } | Refusal> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  const offer = await findUndoOffer(tx, bookingId)
  const events = await countEventsOf(tx, bookingId)
  if (!offer || !isUndoOpen(offer, { events, nowMs: deps.now() })) return tooLate()
  const { move } = offer
  if (move && !(await withdrawMoveMail(tx, bookingId))) return tooLate()
  const kind = MAILS[offer.act]
  if (kind && !(await deleteUnsentMail(tx, kind, bookingId))) return tooLate()
  if (move) await moveBack(tx, deps, booking, { ...offer, move })
  else if (booking.status !== offer.status) {
    const back = await updateBookingStatus(tx, booking, 'undo', offer.waitsUntil)
    if (back?.status !== offer.status) throw new Error(`${booking.status} cannot become ${offer.status}`)
    await updateBookingClosingNote(tx, bookingId, null)
  } else if (offer.waitsUntil) await updateBookingDeadline(tx, bookingId, offer.waitsUntil)
  await updateAllocationsBack(tx, offer)
  return { ok: true }
}

function tooLate(): Refusal {
  return refuse('not-possible', { code: 'undo-too-late' })
}
