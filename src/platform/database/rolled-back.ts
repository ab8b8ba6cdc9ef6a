import type { Actor } from '#bookings/actor.rules.ts'
import type { Deps } from '../deps.ts'
import type { Queryable } from './database.ts'

/**
 * What would happen: does the work in a transaction that is rolled back. Nothing of it is stored, and no email leaves.
 * @returns the answer of the work
 * @throws what the work throws
 */
export async function rolledBack<Answer>(
  { db }: Pick<Deps, 'db'>,
  work: (tx: Queryable) => Promise<Answer>,
  actor: Actor,
): Promise<Answer> {
  /** Carries the answer out of the transaction. */
  class RolledBack extends Error {
    readonly answer: Answer

    constructor(answer: Answer) {
      super('done to be rolled back')
      this.answer = answer
    }
  }
  const doAndThrow = async (tx: Queryable): Promise<never> => {
    throw new RolledBack(await work(tx))
  }
  try {
    return await db.transaction(doAndThrow, { actor })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
    return error.answer
  }
}
