import type { StoredBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { scopeInWords } from '#bookings/operator-rules/close-days.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { closesTripIn } from '#fleet/availability/availability.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

/** Why nothing more is sold on a day, or nothing of a class or a trip: `Van: Its driver is at a wedding.` */
export function closuresOn(
  day: PlainDate,
  blackouts: readonly StoredBlackout[],
  catalogue: Catalogue,
): string[] {
  return blackouts
    .filter((blackout) => isOn(day, blackout))
    .map((blackout) => {
      const scope = scopeInWords(catalogue, blackout).join(', ')
      return scope ? `${scope}: ${blackout.reason}` : blackout.reason
    })
}

/** Is no vehicle of this class given away on this day any more, whatever the trip? */
export function isClosedFor(
  vehicleClass: VehicleClass,
  day: PlainDate,
  blackouts: readonly StoredBlackout[],
): boolean {
  return blackouts.some((blackout) => isOn(day, blackout) && closesTripIn(blackout, null, vehicleClass))
}

function isOn(day: PlainDate, { firstDay, lastDay }: StoredBlackout): boolean {
  return firstDay <= day && day <= lastDay
}
