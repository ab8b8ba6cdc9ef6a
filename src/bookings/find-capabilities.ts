import { listAllocationsOf, listHolders } from '#fleet/allocation/allocations.store.ts'
import { canRemind } from '#money/deposits/can-remind.ts'
import { balanceOf, hasReceipt, refundQuestionOf } from '#money/payments/balance.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { payBackSatangOf } from '#money/refunds/refundable.rules.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { findSentQuote } from '#quotes/quotes.store.ts'
import type { Booking } from './bookings.store.ts'
import { type BookingToCancel, withFirstPickup } from './cancelling/find-refund-now.ts'
import { heldByGuest } from './holding/hold-limits.rules.ts'
import { listLegs } from './legs.store.ts'
import { type BookingCapabilities, hasTripBegun, isReopenable } from './staff-action.rules.ts'
import { canUndo } from './undo/offer-undo.ts'

/** What decides what staff can do with a booking now. */
export async function findCapabilities(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  booking: BookingToCancel & Pick<Booking, 'customerEmail' | 'customerPhone' | 'endDate'>,
): Promise<BookingCapabilities> {
  const cancellable = await withFirstPickup(db, booking)
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
