import { listPaymentsOfBookingForUpdate } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { updateReversalAnswer } from '#adapters/database/reversals.ts'
import { staff } from '#domain/bookings/actor.ts'
import { refundQuestionOf } from '#domain/payments/balance.ts'
import { refundsOfProvider } from '#domain/payments/refundable.ts'
import type { RefundAnswer } from '#domain/payments/reversal.ts'
import { offerUndo, snapshotForUndo } from '../bookings/offer-undo.ts'
import { type ByStaff, requireUnchanged } from '../bookings/require-unchanged.ts'
import { changeBooking } from '../change-booking.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'

/**
 * Staff says whether the guest owes again what was refunded in the provider's dashboard. It holds for all such refunds of
 * the booking, and can be taken back, or changed later. Nobody is written to.
 */
export async function answerRefund(
  deps: Pick<Deps, 'db' | 'now'>,
  answered: ByStaff & { answer: RefundAnswer },
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, staff(answered.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, answered)
    if (!found.ok) return found
    const { booking } = found
    const payments = await withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, booking.id))
    if (!refundQuestionOf(booking.priceBaht, payments)?.answers.includes(answered.answer))
      return refuse('not-possible', { code: 'not-in-this-state' })
    const before = await snapshotForUndo(tx, booking)
    const providerIds = payments.flatMap(refundsOfProvider).map(({ providerId }) => providerId)
    await updateReversalAnswer(tx, providerIds, answered.answer)
    await offerUndo(tx, deps, answered.answer, before)
    return { ok: true }
  })
}
