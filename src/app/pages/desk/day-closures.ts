import type { StoredBlackout } from '#adapters/database/rules/blackouts.ts'
import { closesTripIn } from '#domain/availability/availability.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import { scopeInWords } from '#operations/rules/close-days.ts'

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
