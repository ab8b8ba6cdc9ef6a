import { listAllocationsOf } from '#adapters/database/allocations.ts'
import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { findSentQuote } from '#adapters/database/quotes.ts'
import { type ActedOn, hasTripBegun } from '#domain/bookings/staff-action.ts'
import type { Deps } from '../deps.ts'
import { findBalance } from '../payments/find-balance.ts'
import { findCanRemind } from '../payments/remind-of-deposit.ts'
import { type CancelledBooking, cancellableOf } from './find-refund-now.ts'
import { findCanUndo } from './undo-act.ts'

/** What decides what staff can do with a booking now. */
export async function findActedOn(
  db: Queryable,
  deps: Pick<Deps, 'catalogue' | 'now'>,
  booking: CancelledBooking & Pick<Booking, 'customerEmail'>,
): Promise<ActedOn> {
  const cancellable = await cancellableOf(db, deps, booking)
  const balance = await findBalance(db, booking)
  const had = await listAllocationsOf(db, booking.id)
  const legs = await listLegs(db, booking.id)
  return {
    status: booking.status,
    hasBegun: hasTripBegun(cancellable, deps.now()),
    hasVehicle: legs.length > 0 && legs.every(({ id }) => had.some(({ legId }) => legId === id)),
    isDue: balance.dueBaht !== 0,
    canRemind: await findCanRemind(db, booking, balance),
    hasProposal: (await findSentQuote(db, booking.id)) !== undefined,
    canUndo: await findCanUndo(db, deps, booking.id),
  }
}
