import type { SandboxAct } from '#adapters/payments/sandbox.ts'
import type { Deps } from '../deps.ts'

/**
 * Does in the sandbox what a guest or a bank does, and queues the notification that a real provider would send, so that
 * the payment is settled even when the guest closes the browser before returning.
 * @returns false when it cannot happen to this checkout any more
 */
export async function payInSandbox(
  { db, queue, sandboxCheckouts }: Pick<Deps, 'db' | 'queue' | 'sandboxCheckouts'>,
  sessionId: string,
  act: SandboxAct = 'pay',
): Promise<boolean> {
  const isDone = (await sandboxCheckouts?.act(sessionId, act)) ?? false
  if (isDone) await db.transaction((tx) => queue.enqueue(tx, 'settle-payment', [{ sessionId }]))
  return isDone
}
