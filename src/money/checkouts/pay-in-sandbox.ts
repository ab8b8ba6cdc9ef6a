import type { Deps } from '#platform/deps.ts'
import type { SandboxAct } from '#platform/payments/sandbox.ts'

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
