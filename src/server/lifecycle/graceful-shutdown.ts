import { setTimeout as sleep } from 'node:timers/promises'

/** Something that was started, and how it ends. */
export type Stoppable = { name: string; stop(): Promise<unknown> }

/**
 * Stops what was started, the last first, one after the other. One that fails does not keep the others from stopping.
 * @param onFailure told of each that fails
 * @returns the names of those that had not stopped after `withinMs`, nothing when all did
 */
export async function stopInOrder(
  started: Stoppable[],
  withinMs: number,
  onFailure: (name: string, error: unknown) => void,
): Promise<string[]> {
  const left = [...started]
  async function stopAll() {
    for (let last = left.at(-1); last; last = left.at(-1)) {
      const { name, stop } = last
      await stop().catch((error) => onFailure(name, error))
      left.pop()
    }
  }
  const over = new AbortController()
  const deadline = sleep(withinMs, undefined, { signal: over.signal }).catch(() => {})
  await Promise.race([stopAll(), deadline])
  over.abort()
  return left.map(({ name }) => name)
}
