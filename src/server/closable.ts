import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from '#operations/deps.ts'

/**
 * The same world, in which nothing more is stored for as long as there is a reason not to. Reading goes on, and
 * every form answers as it does when the database is away: with what was typed.
 * @param whyClosed a sentence for the guest; undefined while it is open
 */
export function closable(deps: Deps, whyClosed: () => string | undefined): Deps {
  const { read, transaction } = deps.db
  return {
    ...deps,
    db: {
      read,
      async transaction(work) {
        const sentence = whyClosed()
        if (sentence) throw new Unavailable('nothing more is taken in', { sentence })
        return transaction(work)
      },
    },
  }
}
