import type { Deps } from '../deps.ts'
import type { Queryable } from './database.ts'

/** In one transaction, so that its locks are short. */
const AT_ONCE = 50

/**
 * Repeats what the clock has to do in transactions of its own, until one of them found less than it may do at once.
 * @param work does at most this many and returns how many it did
 * @returns how many in all
 */
export async function inBatches(
  { db }: Pick<Deps, 'db'>,
  work: (tx: Queryable, atMost: number) => Promise<number>,
): Promise<number> {
  let all = 0
  for (;;) {
    const done = await db.transaction((tx) => work(tx, AT_ONCE), { actor: 'clock' })
    all += done
    if (done < AT_ONCE) return all
  }
}
