import { listBookingsUntouchedSince, updateBookingStatus } from '#adapters/database/bookings.ts'
import { listUnsettledPayments, updatePaymentStatus } from '#adapters/database/payments.ts'
import type { Deps } from '../deps.ts'

const MINUTE_MS = 60_000
/** For a call to the provider whose answer was lost: no guest got the address of its checkout, so none can pay there. */
const CALL_EXPIRES_AFTER_MS = 30 * MINUTE_MS
const DRAFT_EXPIRES_AFTER_MS = 48 * 60 * MINUTE_MS
const BY_CLOCK = { actor: 'clock' } as const

/** Ends payment attempts whose call the provider never answered, and draft bookings that were not paid for. */
export async function expireAbandoned(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const callsBefore = new Date(deps.now() - CALL_EXPIRES_AFTER_MS)
  for (const payment of await listUnsettledPayments(deps.db.read, callsBefore))
    if (!payment.sessionId)
      await deps.db.transaction((tx) => updatePaymentStatus(tx, payment, 'fail'), BY_CLOCK)

  const draftsBefore = new Date(deps.now() - DRAFT_EXPIRES_AFTER_MS)
  for (const draft of await listBookingsUntouchedSince(deps.db.read, ['draft'], draftsBefore))
    await deps.db.transaction((tx) => updateBookingStatus(tx, draft, 'lapse'), BY_CLOCK)
}
