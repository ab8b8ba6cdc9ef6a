import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { BLACKOUT_REASON_LENGTH } from '#fleet/blackout-form.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { DaysOffer } from '../days-form.tsx'

/** What can be closed on some days, from today on. */
export function daysOffer({ tours }: Catalogue, today: PlainDate): DaysOffer {
  return {
    today,
    reasonLength: BLACKOUT_REASON_LENGTH,
    trips: tours.map(({ id, title }) => ({ value: id, name: title })).sort(byName),
    vehicles: VEHICLE_CLASSES.map((value) => ({ value, name: `${vehicleClasses[value].name} only` })),
  }
}

function byName({ name: one }: { name: string }, { name: other }: { name: string }): number {
  return one.localeCompare(other)
}
