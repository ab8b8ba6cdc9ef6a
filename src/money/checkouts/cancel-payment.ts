import { findPayablePayment } from '../payments/payments.store.ts'
import { type Settlement, type SettleNeeds, settlePayment } from '../payments/settle-payment.ts'

/**
 * For a guest who left the checkout without paying: closes its session at the provider, so that "nothing was charged"
 * stays true, and settles our record, which becomes paid if the guest has paid after all.
 * @returns `undefined` when the booking has no open checkout
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function cancelPayment(deps: SettleNeeds, bookingId: string): Promise<Settlement | undefined> {
  const open = await findPayablePayment(deps.db.read, bookingId)
  return open?.sessionId ? closeCheckout(deps, open.sessionId) : undefined
}

/**
 * Closes a session at the provider and settles our record, which becomes paid if the guest was faster.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function closeCheckout(deps: SettleNeeds, sessionId: string): Promise<Settlement> {
  await deps.payments.expireCheckout(sessionId)
  return settlePayment(deps, sessionId, { closedBy: 'cancel' })
}
