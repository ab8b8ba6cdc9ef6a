import { fleet } from '#content/catalogue/fleet.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { BLACKOUT_REASON_LENGTH } from '#domain/fleet/blackout-form.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { DaysOffer } from '../days-form.tsx'

/** What can be closed on some days, from today on. */
export function daysOffer({ tours }: Catalogue, today: PlainDate): DaysOffer {
  return {
    today,
    reasonLength: BLACKOUT_REASON_LENGTH,
    trips: tours.map(({ id, title }) => ({ value: id, name: title })).sort(byName),
    vehicles: VEHICLE_CLASSES.map((value) => ({ value, name: `${fleet[value].name} only` })),
  }
}

function byName({ name: one }: { name: string }, { name: other }: { name: string }): number {
  return one.localeCompare(other)
}
