import { listAllocationsOf, listHolders } from '#adapters/database/allocations.ts'
import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { findSentQuote } from '#adapters/database/quotes.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { heldByGuest } from '#domain/availability/hold-limits.ts'
import { type BookingCapabilities, hasTripBegun, isReopenable } from '#domain/bookings/staff-action.ts'
import { balanceOf, hasReceipt, refundQuestionOf } from '#domain/payments/balance.ts'
import { payBackSatangOf } from '#domain/payments/refundable.ts'
import type { Deps } from '../deps.ts'
import { canRemind } from '../payments/can-remind.ts'
import { type CancelledBooking, cancellableOf } from './find-refund-now.ts'
import { canUndo } from './offer-undo.ts'

/** What decides what staff can do with a booking now. */
export async function findCapabilities(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  booking: CancelledBooking & Pick<Booking, 'customerEmail' | 'customerPhone' | 'endDate'>,
): Promise<BookingCapabilities> {
  const cancellable = await cancellableOf(db, booking)
  const payments = await withRefunds(db, await listPaymentsOfBooking(db, booking.id))
  const balance = balanceOf(booking.priceBaht, payments)
  const had = await listAllocationsOf(db, booking.id)
  const legs = await listLegs(db, booking.id)
  return {
    status: booking.status,
    hasBegun: hasTripBegun(cancellable, deps.now()),
    hasVehicle: legs.length > 0 && legs.every(({ id }) => had.some(({ legId }) => legId === id)),
    guestHolds: heldByGuest(await listHolders(db), booking).length,
    isDue: balance.dueBaht !== 0,
    canRemind: await canRemind(db, booking, balance),
    hasProposal: (await findSentQuote(db, booking.id)) !== undefined,
    canUndo: await canUndo(db, deps, booking.id),
    canPayBack: payBackSatangOf(payments) > 0,
    refundAnswers: refundQuestionOf(booking.priceBaht, payments)?.answers ?? [],
    canSendReceipt: hasReceipt(booking, balance),
    canReopen: isReopenable({ endsAt: legs.at(-1)?.endsAt ?? null, lastDay: booking.endDate }, deps.now()),
    canChargeWaiting:
      booking.priceBaht !== null && legs.some(({ freeWaitingMinutes }) => freeWaitingMinutes !== null),
  }
}
