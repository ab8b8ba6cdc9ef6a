import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listPaymentsOfBookingForUpdate } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { updateReversalAnswer } from '#adapters/database/reversals.ts'
import { staff } from '#domain/bookings/actor.ts'
import { refundQuestionOf } from '#domain/payments/balance.ts'
import { refundsOfProvider } from '#domain/payments/refundable.ts'
import type { RefundAnswer } from '#domain/payments/reversal.ts'
import { offerUndo, snapshotForUndo } from '../bookings/offer-undo.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

type Answered = { bookingId: string; admin: string; answer: RefundAnswer }

/**
 * Staff says whether the guest owes again what was refunded in the provider's dashboard. It holds for all such refunds of
 * the booking, and can be taken back, or changed later. Nobody is written to.
 */
export async function answerRefund(
  deps: Pick<Deps, 'db' | 'now'>,
  answered: Answered,
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction((tx) => store(tx, deps, answered), { actor: staff(answered.admin) }),
  )
}

async function store(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { bookingId, answer }: Answered,
): Promise<{ ok: true } | Refusal> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  const payments = await withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, bookingId))
  if (!refundQuestionOf(booking.priceBaht, payments)?.answers.includes(answer))
    return refuse('not-possible', { code: 'not-in-this-state' })
  const before = await snapshotForUndo(tx, booking)
  const providerIds = payments.flatMap(refundsOfProvider).map(({ providerId }) => providerId)
  await updateReversalAnswer(tx, providerIds, answer)
  await offerUndo(tx, deps, answer, before)
  return { ok: true }
}
