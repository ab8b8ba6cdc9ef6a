import type { Booking } from '#bookings/bookings.store.ts'
import type { StoredLeg } from '#bookings/legs.store.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { countFree } from '#fleet/availability/count-free.rules.ts'
import { findFleetOver } from '#fleet/availability/find-fleet-over.ts'
import type { Deps } from '#platform/deps.ts'
import { drivesOfPlan } from '../apply-plan.ts'
import type { QuotePlan } from '../quote-plan.rules.ts'

type Asked = Pick<Booking, 'id' | 'kind' | 'guests' | 'luggage'> & { legs: readonly StoredLeg[] }

/**
 * How many vehicles of this class are free, with a driver, for the days of a draft; what the request holds itself counts
 * as free. Sending decides anew.
 * @returns null without a fleet, and for days that do not fit the drives of a ride
 */
export async function findFreeForDays(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, kind, guests, luggage, legs }: Asked,
  { days, vehicleClass }: { days: QuotePlan['days']; vehicleClass: VehicleClass },
): Promise<number | null> {
  if (kind === 'transfer' && legs.length !== days.length) return null
  const [first, ...others] = drivesOfPlan(kind, legs, { days })
  if (!first) return null
  const drives = [first, ...others] as const
  const fleet = await findFleetOver(deps, drives, id)
  return countFree(fleet, drives, { class: vehicleClass, seats: guests, bags: luggage ?? 0 })
}
