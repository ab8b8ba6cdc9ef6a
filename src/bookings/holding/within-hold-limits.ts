import { TooManyHolds } from '#fleet/allocation/take-vehicles.ts'
import type { HoldLimit } from './hold-limits.rules.ts'

/**
 * Runs a transaction in which a guest takes vehicles without paying. When the guest may not hold more, it is rolled back
 * and runs again without a hold: no request is refused for it.
 * @param transaction `refused`: the limit for which it must take nothing; null when it may
 */
export async function withinHoldLimits<Done>(
  transaction: (refused: HoldLimit | null) => Promise<Done>,
): Promise<Done> {
  try {
    return await transaction(null)
  } catch (error) {
    if (!(error instanceof TooManyHolds)) throw error
    return transaction(error.limit)
  }
}
