import type { Deps } from '../deps.ts'
import type { UnavailableCode } from '../problems/problem.rules.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'

/**
 * The same dependencies, but write transactions are refused while there is a reason to. Reads go on, and every form
 * answers as it does when the database is away: it keeps what was typed.
 * @param findReason the reason to refuse writes now; undefined when they are allowed
 */
export function withReadOnlyMode(deps: Deps, findReason: () => UnavailableCode | undefined): Deps {
  const { read, transaction } = deps.db
  return {
    ...deps,
    db: {
      read,
      async transaction(work, by) {
        const because = findReason()
        if (because) throw new Unavailable('writes are refused', { because })
        return transaction(work, by)
      },
    },
  }
}
