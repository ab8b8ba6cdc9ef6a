import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { findVersion } from '../bookings.store.ts'
import { isUndoOpen, MAIL_WAIT_SECONDS, type UndoableAct, undoEnds } from './undo.rules.ts'
import {
  type BookingRows,
  changedRows,
  findBookingRows,
  findUndoOffer,
  isOfQuote,
  upsertUndoOffer,
} from './undo-offers.store.ts'

type Before = { bookingId: string; rows: BookingRows }

/** For the email of an act that can be taken back. */
export const SEND_AFTER_UNDO_WINDOW = { afterSeconds: MAIL_WAIT_SECONDS }

/** What a locked booking is, and has, before an act. */
export async function snapshotForUndo(tx: Queryable, { id }: { id: string }): Promise<Before> {
  return { bookingId: id, rows: await findBookingRows(tx, id) }
}

/**
 * Lets staff take an act back for some seconds; called last in its transaction. One that ended what a guest was offered
 * stands.
 */
export async function offerUndo(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  act: UndoableAct,
  { bookingId, rows }: Before,
): Promise<void> {
  const changed = changedRows(rows, await findBookingRows(tx, bookingId))
  if (changed.some(isOfQuote)) return
  const version = await findVersion(tx, bookingId)
  await upsertUndoOffer(tx, { bookingId, act, until: undoEnds(now()), version, changed })
}

/** Can the newest act on this booking still be taken back? */
export async function canUndo(
  db: Queryable,
  { now }: Pick<Deps, 'now'>,
  bookingId: string,
): Promise<boolean> {
  const offer = await findUndoOffer(db, bookingId)
  if (!offer) return false
  return isUndoOpen(offer, { version: await findVersion(db, bookingId), nowMs: now() })
}
