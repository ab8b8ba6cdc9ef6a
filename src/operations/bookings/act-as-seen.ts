import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Database, Queryable } from '#adapters/database/database.ts'
import { type StaffAction, staffActionsOf } from '#domain/bookings/staff-action.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { findCapabilities } from './find-capabilities.ts'

/** `seen`: the version of the booking on the page of the admin who presses. */
export type Press = { bookingId: string; action: StaffAction; seen: number }

class NotAsSeen extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('the booking is not as the page showed it')
    this.refusal = refusal
  }
}

/**
 * Runs an operation on a booking only while it is as its page showed it, and only when its state allows the action. Of
 * two admins who press at the same time the second is refused, and nothing of what the first did is lost.
 * @param act gets the same dependencies; its first transaction checks the locked booking before it does anything
 */
export async function actAsSeen<Needs extends Pick<Deps, 'db' | 'catalogue' | 'now'>, Done>(
  deps: Needs,
  press: Press,
  act: (deps: Needs) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  try {
    return await act({ ...deps, db: checkingFirst(deps.db, (tx) => check(tx, deps, press)) })
  } catch (error) {
    if (!(error instanceof NotAsSeen)) throw error
    return error.refusal
  }
}

/** A database whose transactions begin with a check, until one of them is committed. */
function checkingFirst(db: Database, checkIn: (tx: Queryable) => Promise<void>): Database {
  let isDone = false
  return {
    ...db,
    async transaction(work, by) {
      if (isDone) return db.transaction(work, by)
      const result = await db.transaction(async (tx) => {
        await checkIn(tx)
        return work(tx)
      }, by)
      isDone = true
      return result
    },
  }
}

async function check(
  tx: Queryable,
  deps: Pick<Deps, 'catalogue' | 'now'>,
  { bookingId, action, seen }: Press,
): Promise<void> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) throw new NotAsSeen(refuse('not-found', { code: 'booking-unknown' }))
  if (booking.version !== seen) throw new NotAsSeen(refuse('not-possible', { code: 'moved-meanwhile' }))
  if (!staffActionsOf(await findCapabilities(tx, deps, booking)).includes(action))
    throw new NotAsSeen(
      refuse('not-possible', { code: action === 'undo' ? 'undo-too-late' : 'not-in-this-state' }),
    )
}
