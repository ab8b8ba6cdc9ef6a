import type { DeskBooking, FleetNames, NamedVehicle } from '#bookings/desk-booking.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { type NotFree, whyDriverNotFree, whyVehicleNotFree } from '#fleet/allocation/not-free.rules.ts'
import { occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import { type BusyTime, findFleetAround } from '#fleet/fleet-around.store.ts'
import type { Database } from '#platform/database/database.ts'
import { bangkokDay, formatShortDate, formatShortDay } from '#platform/time/calendar.ts'
import { hoursInWords } from './moments.ts'

export type Choice = { id: string; name: string; sub: string; isNow: boolean }
/** Vehicle and driver of each leg. */
export function crewsOf({ legs, allocations }: DeskBooking, names: FleetNames) {
  return legs.map((leg) => {
    const had = allocations.find(({ legId }) => legId === leg.id)
    const vehicle = names.vehicles.get(had?.vehicleId ?? '')
    const span = had ?? (leg.endsAt ? occupancyOf({ ...leg, endsAt: leg.endsAt }) : undefined)
    return {
      ...{ legId: leg.id, way: legs.length > 1 ? wayOf(leg.position) : undefined },
      /** With the ways to the guest and back to the base; undefined while the end is not known. */
      busy:
        span &&
        `${formatShortDay(bangkokDay(span.busyFrom.getTime()))}, ${hoursInWords(span.busyFrom, span.busyUntil)}`,
      vehicle: vehicle && { plate: vehicle.plate, text: roomOf(vehicle) },
      driver: names.drivers.get(had?.driverId ?? ''),
      /** Until when it is only held. */
      heldUntil: had?.expiresAt ?? undefined,
    }
  })
}

export type Crew = ReturnType<typeof crewsOf>[number]

/** `Way there` and `Way back`, where there are both. */
function wayOf(position: number): string {
  return position === 1 ? 'Way there' : position === 2 ? 'Way back' : `Drive ${position}`
}

/** What can be assigned to each leg whose hours are known, and the others with the reason. */
export async function findCrewChoices({ read }: Pick<Database, 'read'>, booking: DeskBooking, nowMs: number) {
  const choices = booking.legs.map(async (leg) => {
    const had = booking.allocations.find(({ legId }) => legId === leg.id)
    const span = had ?? (leg.endsAt ? occupancyOf({ ...leg, endsAt: leg.endsAt }) : undefined)
    if (!span) return []
    const around = await findFleetAround(read, span.busyFrom, span.busyUntil)
    const taken = around.taken.filter(({ id }) => id !== had?.id)
    const need = { ...span, seats: booking.guests, bags: booking.luggage ?? 0 }
    const vehicles = around.vehicles.map((vehicle) => ({
      ...{
        id: vehicle.id,
        name: `${vehicleClasses[vehicle.class].name} ${vehicle.plate}`,
        sub: roomOf(vehicle),
      },
      isNow: vehicle.id === had?.vehicleId,
      why: whyVehicleNotFree(vehicle, taken, need, bangkokDay(nowMs)),
    }))
    const drivers = around.drivers.map((driver) => ({
      ...{ id: driver.id, name: driver.name, sub: '', isNow: driver.id === had?.driverId },
      why: whyDriverNotFree(driver, taken, span),
    }))
    return [
      {
        ...{ legId: leg.id, way: booking.legs.length > 1 ? wayOf(leg.position) : undefined },
        ...{ vehicles: free(vehicles), drivers: free(drivers), hasDriverNow: Boolean(had?.driverId) },
        ...{ vehiclesNotFree: notFree(vehicles), driversNotFree: notFree(drivers) },
      },
    ]
  })
  return (await Promise.all(choices)).flat()
}

export type CrewChoice = Awaited<ReturnType<typeof findCrewChoices>>[number]

type Option = Choice & { why: NotFree<BusyTime> | undefined }

/** What the leg has now comes first. */
function free(options: Option[]): Choice[] {
  return options
    .flatMap(({ why, ...option }) => (why ? [] : [option]))
    .sort((one, other) => Number(other.isNow) - Number(one.isNow))
}

function notFree(options: Option[]): string[] {
  return options.flatMap(({ name, why }) => (why ? [`${name} ${reasonOf(why)}.`] : []))
}

function reasonOf(why: NotFree<BusyTime>): string {
  switch (why.why) {
    case 'seats':
      return `has ${why.seats} seats`
    case 'bags':
      return `has room for ${why.bags} suitcases`
    case 'insurance':
      return `is insured until ${formatShortDate(why.endsOn)}`
    case 'inspection':
      return `is inspected until ${formatShortDate(why.endsOn)}`
    case 'roadTax':
      return `has road tax until ${formatShortDate(why.endsOn)}`
    case 'compulsoryCover':
      return `has compulsory cover until ${formatShortDate(why.endsOn)}`
    case 'licence':
      return `has a licence until ${formatShortDate(why.endsOn)}`
    case 'dayOff':
      return `does not work on ${why.weekday}s`
    case 'taken': {
      const { reference, title, reason, busyFrom: from, busyUntil } = why.taken
      const what = reference ? `${title} (${reference})` : (reason ?? 'day off')
      return `is taken: ${what}, ${hoursInWords(from, busyUntil)}`
    }
  }
}

function roomOf({ seats, bags }: Pick<NamedVehicle, 'seats' | 'bags'>): string {
  return `${seats} seats, ${bags} suitcases`
}
