import type { Deps } from '../deps.ts'

/**
 * Pays a sandbox checkout and queues the notification that a real provider would send, so that the payment is settled
 * even when the guest closes the browser before returning.
 */
export async function payInSandbox(
  { db, queue, sandboxCheckouts }: Pick<Deps, 'db' | 'queue' | 'sandboxCheckouts'>,
  sessionId: string,
): Promise<'paid' | 'not-payable'> {
  const outcome = (await sandboxCheckouts?.pay(sessionId)) ?? 'not-payable'
  if (outcome === 'paid') await db.transaction((tx) => queue.enqueue(tx, 'settle-payment', [{ sessionId }]))
  return outcome
}
