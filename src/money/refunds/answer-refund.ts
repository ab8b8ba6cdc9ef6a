import { staff } from '#bookings/actor.rules.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import { offerUndo, snapshotForUndo } from '#bookings/undo/offer-undo.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { refundQuestionOf } from '../payments/balance.rules.ts'
import { listPaymentsOfBookingForUpdate } from '../payments/payments.store.ts'
import { refundsOfProvider } from './refundable.rules.ts'
import { withRefunds } from './refunds.store.ts'
import type { RefundAnswer } from './reversal.rules.ts'
import { updateReversalAnswer } from './reversals.store.ts'

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
