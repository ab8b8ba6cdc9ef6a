import { updateLastTime } from '#platform/database/maintenance/last-times.store.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { closeCheckout } from '../checkouts/cancel-payment.ts'
import { followBooking } from './authorised.ts'
import { isExpectedPayment } from './expected-payment.ts'
import { listUnsettledPayments } from './payments.store.ts'
import { type Settlement, type SettleNeeds, settlePayment } from './settle-payment.ts'

/** Younger attempts are left to the webhook and to the page that the guest returns to. */
const SETTLE_AFTER_MS = MINUTE_MS

/**
 * Asks the provider about every payment attempt that is still open, in case that webhook and return page have missed
 * its outcome.
 * @returns how many had been paid
 */
export async function reconcilePayments(deps: SettleNeeds): Promise<{ settled: number }> {
  let settled = 0
  const now = deps.now()
  for (const payment of await listUnsettledPayments(deps.db.read, new Date(now - SETTLE_AFTER_MS))) {
    const { id, sessionId, provider, expiresAt } = payment
    const isOfThisProvider = provider === deps.payments.name
    if (!sessionId || (!isOfThisProvider && expiresAt.getTime() > now)) continue
    const outcome = await settleOrClose(deps, sessionId).catch(logFailure(deps, id))
    if (outcome?.state === 'paid') settled++
  }
  if (settled > 0) {
    await updateLastTime(deps.db.read, 'payment_reconciled')
    deps.log.warn({ settled }, 'payments were found that no webhook had told of')
  }
  return { settled }
}

/** Closes a checkout that can still be paid although its booking no longer waits for a payment. */
async function settleOrClose(deps: SettleNeeds, sessionId: string): Promise<Settlement> {
  const settled = await settlePayment(deps, sessionId)
  if (settled.state === 'authorised' && settled.booking) await followBooking(deps, settled.booking)
  if (settled.state !== 'unpaid' || (await isAwaited(deps, settled))) return settled
  return closeCheckout(deps, sessionId)
}

/** Does its booking still wait for the money of this checkout? */
async function isAwaited(
  { db }: SettleNeeds,
  { booking, payment }: Extract<Settlement, { payment: unknown }>,
): Promise<boolean> {
  if (!booking) return false
  return booking.status === 'awaiting_payment' || isExpectedPayment(db.read, booking, payment)
}

/** Logs a failure, so that the other payments are still reconciled; the next run tries this one again. */
function logFailure(deps: SettleNeeds, paymentId: string) {
  return (error: unknown) => {
    if (error instanceof Unavailable)
      deps.log.warn({ err: error, paymentId }, 'a payment cannot be asked about')
    else deps.log.error({ err: error, paymentId }, 'a payment could not be reconciled')
    return undefined
  }
}
