import type { Queryable } from '#adapters/database/database.ts'
import type { Deps } from '../deps.ts'
import { NoVehicle, takingVehicles } from './take-vehicles.ts'

/**
 * Stores a request that a person answers with a price or a plan: it holds its vehicles when they are free, and is stored
 * without a hold when they are not, so that no such request is lost.
 * @param store stores the request in its transaction; `holdsVehicles` says whether it may take vehicles
 */
export async function holdIfFree<Done>(
  { db }: Pick<Deps, 'db'>,
  store: (tx: Queryable, holdsVehicles: boolean) => Promise<Done>,
): Promise<Done> {
  try {
    return await takingVehicles(() => db.transaction((tx) => store(tx, true), { actor: 'guest' }))
  } catch (error) {
    if (!(error instanceof NoVehicle)) throw error
    return db.transaction((tx) => store(tx, false), { actor: 'guest' })
  }
}
