import type { Queryable } from '#adapters/database/database.ts'
import { findPaymentByIntent } from '#adapters/database/payments.ts'
import { insertReversal, listUndecidedIntents, updateReversal } from '#adapters/database/reversals.ts'
import type { Reversal } from '#domain/payments/reversal.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/** The provider repeats a webhook for three days; the rest is for a site that stood still. */
const LOOK_BACK_MS = 30 * 24 * 60 * 60_000

/**
 * Writes down the refunds and disputes of one payment as the provider tells of them; each is noted and mailed once.
 * The booking keeps its state: what becomes of the trip is a person's decision.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function recordReversals(deps: Needs, paymentIntentId: string): Promise<void> {
  // Money of another shop on the same account is none of ours.
  if (!(await findPaymentByIntent(deps.db.read, paymentIntentId))) return
  await recordAll(deps, await deps.payments.listReversals({ paymentIntentId }))
}

/**
 * Finds refunds and disputes that no webhook told of: the new ones of the last weeks, and the end of those that are
 * still undecided.
 */
export async function reconcileReversals(deps: Needs): Promise<void> {
  try {
    const since = new Date(deps.now() - LOOK_BACK_MS)
    await recordAll(deps, await deps.payments.listReversals({ since }))
    for (const paymentIntentId of await listUndecidedIntents(deps.db.read)) {
      await recordAll(deps, await deps.payments.listReversals({ paymentIntentId }))
    }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    deps.log.warn({ err: error }, 'refunds and disputes cannot be asked about')
  }
}

async function recordAll(deps: Needs, reversals: Reversal[]): Promise<void> {
  for (const reversal of reversals) await deps.db.transaction((tx) => record(tx, deps, reversal))
}

async function record(tx: Queryable, deps: Needs, reversal: Reversal): Promise<void> {
  const payment = await findPaymentByIntent(tx, reversal.paymentIntentId)
  if (!payment) return
  const stored = (await insertReversal(tx, payment.id, reversal)) ?? (await updateReversal(tx, reversal))
  if (!stored) return
  // Of each kind one: a refund that is told of and fails later has two mails, however often it is looked at.
  await queueMails(deps, tx, [
    { kind: mailKindOf(reversal), subjectId: stored.id, toAddress: deps.addresses.operator },
  ])
}

function mailKindOf({ kind, state }: Reversal) {
  if (kind === 'dispute') return 'operator-dispute'
  return state === 'failed' ? 'operator-refund-failed' : 'operator-refund'
}
