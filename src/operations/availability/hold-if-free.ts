import type { Queryable } from '#adapters/database/database.ts'
import type { HoldLimit } from '#domain/availability/hold-limits.ts'
import type { Deps } from '../deps.ts'
import { NoVehicle, takingVehicles } from './take-vehicles.ts'
import { withinHoldLimits } from './within-hold-limits.ts'

/** `refused`: the limit for which nothing may be held; null when nothing is free, or when it may be held. */
export type Holding = { holds: boolean; refused: HoldLimit | null }

/**
 * Stores a request that a person answers with a price or a plan: it holds its vehicles when they are free and its guest
 * may hold them, and is stored without a hold otherwise, so that no such request is lost.
 * @param store stores the request in its transaction
 */
export async function holdIfFree<Done>(
  { db }: Pick<Deps, 'db'>,
  store: (tx: Queryable, holding: Holding) => Promise<Done>,
): Promise<Done> {
  const storing = (holding: Holding) => db.transaction((tx) => store(tx, holding), { actor: 'guest' })
  try {
    return await takingVehicles(() =>
      withinHoldLimits((refused) => storing({ holds: refused === null, refused })),
    )
  } catch (error) {
    if (!(error instanceof NoVehicle)) throw error
    return storing({ holds: false, refused: null })
  }
}
