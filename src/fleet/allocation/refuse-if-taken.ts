import type { Origin } from '#catalogue/tour.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { findFreeDays } from '../availability/find-free-days.ts'
import { NoVehicle, retryWhileUndecided } from './take-vehicles.ts'

/** What the guest wanted, to name the days on which it can be had. */
type Tour = { tourId: string | null; origin: Origin | null }

/**
 * Runs a transaction that takes vehicles; when nothing is free, it is rolled back and refused at the field of the day.
 * @param fields the field of the day of each leg, in the order of the legs
 */
export async function refuseIfTaken<Done>(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  { tourId, origin }: Tour,
  fields: readonly [string, ...string[]],
  transaction: () => Promise<Done>,
): Promise<Done | Refusal> {
  try {
    return await retryWhileUndecided(transaction)
  } catch (error) {
    if (!(error instanceof NoVehicle)) throw error
    const { date, position, blackout, vehicleClass } = error
    const around = (await findFreeDays(deps, { tourId, origin, date, vehicleClass, guests: '1' })).map(
      (day) => day.date,
    )
    const nearest = [around.findLast((day) => day < date), around.find((day) => day > date)]
    const free = nearest.filter((day) => day !== undefined)
    const field = fields[position - 1] ?? fields[0]
    return refuseField('vehicle-gone', field, blackout ?? { code: 'vehicle-gone', vehicleClass, date, free })
  }
}
