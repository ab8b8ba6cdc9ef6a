import { findPayablePayment } from '#adapters/database/payments.ts'
import type { Deps } from '../deps.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/**
 * The guest turned back at the checkout: its session is closed at the provider, so that "nothing was charged"
 * stays true, and our record follows whatever the provider says, also when it says that it was paid after all.
 * @returns `undefined` when the booking has no open checkout
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function cancelPayment(deps: Needs, bookingId: string): Promise<Settlement | undefined> {
  const open = await findPayablePayment(deps.db.read, bookingId)
  return open?.sessionId ? closeCheckout(deps, open.sessionId) : undefined
}

/**
 * Closes a session at the provider, and lets our record follow: to paid, if the guest was faster.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function closeCheckout(deps: Needs, sessionId: string): Promise<Settlement> {
  await deps.payments.expireCheckout(sessionId)
  return settlePayment(deps, sessionId, { closedBy: 'cancel' })
}
