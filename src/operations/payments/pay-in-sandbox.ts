import type { Deps } from '../deps.ts'

/**
 * Presses "pay" in the sandbox and sends the notification that a real provider would send, through the queue,
 * so that closing the browser before the return loses nothing here either.
 */
export async function payInSandbox(
  { db, queue, sandboxCheckouts }: Pick<Deps, 'db' | 'queue' | 'sandboxCheckouts'>,
  sessionId: string,
): Promise<'paid' | 'not-payable'> {
  const outcome = (await sandboxCheckouts?.pay(sessionId)) ?? 'not-payable'
  if (outcome === 'paid') await db.transaction((tx) => queue.enqueue(tx, 'settle-payment', [{ sessionId }]))
  return outcome
}
