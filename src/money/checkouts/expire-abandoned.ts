import type { Deps } from '#platform/deps.ts'
import { listUnsettledPayments, updatePaymentStatus } from '../payments/payments.store.ts'

/** For a call to the provider whose answer was lost: no guest got the address of its checkout, so none can pay there. */
const CALL_EXPIRES_AFTER_MS = 30 * 60_000
const BY_CLOCK = { actor: 'clock' } as const

/** Ends payment attempts whose call the provider never answered. Their bookings expire by their own deadline. */
export async function expireAbandoned(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const callsBefore = new Date(deps.now() - CALL_EXPIRES_AFTER_MS)
  for (const payment of await listUnsettledPayments(deps.db.read, callsBefore))
    if (!payment.sessionId)
      await deps.db.transaction((tx) => updatePaymentStatus(tx, payment, 'fail'), BY_CLOCK)
}
