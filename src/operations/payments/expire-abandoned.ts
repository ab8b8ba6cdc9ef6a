import { listBookingsUntouchedSince, updateBookingStatus } from '#adapters/database/bookings.ts'
import { listUnsettledPayments, updatePaymentStatus } from '#adapters/database/payments.ts'
import type { Deps } from '../deps.ts'

const MINUTE_MS = 60_000
/** A call to the provider that was never answered: its session's address reached nobody, so nobody can pay it. */
const GIVE_UP_CALL_AFTER_MS = 30 * MINUTE_MS
const GIVE_UP_DRAFT_AFTER_MS = 48 * 60 * MINUTE_MS

/** Gives up what was begun and left: calls that the payment provider never answered, and drafts nobody paid for. */
export async function giveUpAbandoned(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const callsBefore = new Date(deps.now() - GIVE_UP_CALL_AFTER_MS)
  for (const payment of await listUnsettledPayments(deps.db.read, callsBefore))
    if (!payment.sessionId) await deps.db.transaction((tx) => updatePaymentStatus(tx, payment, 'fail'))

  const draftsBefore = new Date(deps.now() - GIVE_UP_DRAFT_AFTER_MS)
  for (const draft of await listBookingsUntouchedSince(deps.db.read, ['draft'], draftsBefore))
    await deps.db.transaction((tx) => updateBookingStatus(tx, draft, 'abandon'))
}
