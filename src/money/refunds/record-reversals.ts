import { updateLastTime } from '#platform/database/maintenance/last-times.store.ts'
import type { Deps } from '#platform/deps.ts'
import { Unavailable, whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { findPaymentByIntent } from '../payments/payments.store.ts'
import { recordReversal } from './record-refund.ts'
import type { Reversal } from './reversal.rules.ts'
import { listUndecidedIntents } from './reversals.store.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/** The provider repeats a webhook for three days only; longer, for a site that was down. */
const LOOK_BACK_MS = 30 * DAY_MS

/**
 * Stores the refunds and disputes of one payment as the provider has them; each is stored and mailed once. The status
 * of the booking does not change, because the operator decides about the trip.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function recordReversals(deps: Needs, paymentIntentId: string): Promise<void> {
  // The payment may belong to another shop on the same provider account.
  if (!(await findPaymentByIntent(deps.db.read, paymentIntentId))) return
  await recordAll(deps, await deps.payments.listReversals({ paymentIntentId }))
}

/**
 * Finds refunds and disputes without a webhook: new ones of the last weeks, and the outcome of those that are still
 * undecided.
 */
export async function reconcileReversals(deps: Needs): Promise<void> {
  try {
    const since = new Date(deps.now() - LOOK_BACK_MS)
    await recordAll(deps, await deps.payments.listReversals({ since }))
    for (const paymentIntentId of await listUndecidedIntents(deps.db.read)) {
      await recordAll(deps, await deps.payments.listReversals({ paymentIntentId }))
    }
    await noteAnswer(deps, 'provider_answered')
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    await noteAnswer(deps, 'provider_silent')
    deps.log.warn({ err: error }, 'refunds and disputes cannot be asked about')
  }
}

async function recordAll(deps: Needs, reversals: Reversal[]): Promise<void> {
  for (const reversal of reversals) {
    const payment = await findPaymentByIntent(deps.db.read, reversal.paymentIntentId)
    if (payment)
      await deps.db.transaction((tx) => recordReversal(tx, deps, payment.id, reversal), { actor: 'provider' })
  }
}

/** For the money page of the desk. Without a database there is nothing to note. */
async function noteAnswer(
  { db, now }: Needs,
  answer: 'provider_answered' | 'provider_silent',
): Promise<void> {
  await whenUnavailable(
    () => updateLastTime(db.read, answer, new Date(now())),
    () => undefined,
  )
}
