import { findTour } from '#catalogue/catalogue.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { townNames } from '#content/map/towns.ts'
import type { Taken } from '#fleet/allocation/allocation.rules.ts'
import { chooseVehicle } from '#fleet/allocation/choose-vehicle.rules.ts'
import { driveOfTrip, occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import type { allocations, legs } from '#platform/database/schema/schema.ts'
import type { SeedBooking } from './bookings.ts'
import { listDrivers, listVehicles } from './fleet.ts'
import { dayFromToday, type SeedContext } from './seed-context.ts'
import { idOf } from './seeded-random.ts'
import type { SeededTransfer } from './transfers.ts'

const VALID_PAPERS = {
  ...{ roadTaxExpiresOn: null, inspectionExpiresOn: null },
  ...{ compulsoryCoverExpiresOn: null, insuranceExpiresOn: null },
}

type Leg = typeof legs.$inferInsert & { id: string; bookingId: string; startsAt: Date; endsAt: Date }
type AllocationRow = typeof allocations.$inferInsert

/** A leg, how long it keeps its vehicle, and what of it is booked. */
type Driven = { leg: Leg; busyFrom: Date; busyUntil: Date; booked: SeedBooking['row'] }

/** The drives of the season: one for each trip of the catalogue, and those of the transfers. */
export function listDrives(bookings: SeedBooking[], transfers: SeededTransfer[]): Driven[] {
  return [...bookings.flatMap(driveOf), ...transfers.flatMap(drivesOf)]
}

function driveOf({ row, details, label }: SeedBooking): Driven[] {
  const tour = findTour(catalogue, details.tourId ?? null)
  if (!tour || !details.origin) return []
  const drive = driveOfTrip(tour, details.origin, row.travelDate, drivingTimes)
  const place = row.pickupLocation ?? details.hotelName ?? townNames[details.origin]
  const leg = {
    ...{ id: idOf(`leg of ${label}`), bookingId: row.id, position: 1, pickup: place, dropoff: place },
    ...drive,
  }
  return [{ leg, ...occupancyOf(drive), booked: row }]
}

function drivesOf({ row, drives }: SeededTransfer): Driven[] {
  return drives.map((leg) => ({ leg, ...occupancyOf(leg), booked: row }))
}

/** A vehicle and a driver for every confirmed leg; a larger vehicle where those of its class are out. */
export function listAllocations(context: SeedContext, driven: Driven[]): AllocationRow[] {
  // Papers do not count: these trips were assigned before their end was near, and now show what it hits.
  const vehicles = listVehicles(context).map((vehicle) => ({ ...vehicle, ...VALID_PAPERS }))
  const drivers = listDrivers(context).map(({ id }) => ({ id, licenceExpiresOn: null, weeklyDaysOff: [] }))
  const today = dayFromToday(context, 0)
  const taken: (Taken & AllocationRow)[] = []
  for (const { leg, busyFrom, busyUntil, booked } of driven) {
    if (booked.status !== 'confirmed' || !booked.vehicleClass) continue
    const span = { busyFrom, busyUntil }
    const need = { ...span, seats: booked.guests, bags: booked.luggage ?? 0 }
    const large = VEHICLE_CLASSES.slice(VEHICLE_CLASSES.indexOf(booked.vehicleClass))
    const fleet = { vehicles, drivers, taken, today }
    const choices = large.map((one) => chooseVehicle(fleet, { ...need, class: one }))
    const choice = choices.find((one) => one !== undefined)
    if (!choice) continue
    const made = { id: idOf(`allocation of ${leg.id}`), createdAt: booked.createdAt }
    taken.push({
      ...made,
      ...{ bookingId: booked.id, legId: leg.id, status: 'firm', expiresAt: null },
      ...span,
      ...choice,
    })
  }
  return taken
}
