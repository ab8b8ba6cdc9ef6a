import { setTimeout as sleep } from 'node:timers/promises'

/** A started part of the process, and its stop function. */
type Stoppable = { name: string; stop(): Promise<unknown> }

/**
 * Stops the parts one after the other, in reverse order of their start. A failure does not keep the others from stopping.
 * @returns the names of the parts that had not stopped within the time limit
 */
export async function stopInOrder(
  started: Stoppable[],
  withinMs: number,
  onFailure: (name: string, error: unknown) => void,
): Promise<string[]> {
  const remaining = [...started]
  async function stopAll() {
    for (let last = remaining.at(-1); last; last = remaining.at(-1)) {
      const { name, stop } = last
      await stop().catch((error) => onFailure(name, error))
      remaining.pop()
    }
  }
  const timeout = new AbortController()
  const deadline = sleep(withinMs, undefined, { signal: timeout.signal }).catch(() => {})
  await Promise.race([stopAll(), deadline])
  timeout.abort()
  return remaining.map(({ name }) => name)
}
