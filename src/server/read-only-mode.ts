import type { UnavailableCode } from '#domain/problem.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from '#operations/deps.ts'

/**
 * The same world, in which nothing more is stored for as long as there is a reason not to. Reading goes on, and
 * every form answers as it does when the database is away: with what was typed.
 * @param whyClosed undefined while it is open
 */
export function closable(deps: Deps, whyClosed: () => UnavailableCode | undefined): Deps {
  const { read, transaction } = deps.db
  return {
    ...deps,
    db: {
      read,
      async transaction(work) {
        const because = whyClosed()
        if (because) throw new Unavailable('nothing more is taken in', { because })
        return transaction(work)
      },
    },
  }
}
