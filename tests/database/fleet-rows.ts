import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { takeVehicle, type Wanted } from '#fleet/allocation/take-vehicle.store.ts'
import { listFleetForUpdate } from '#fleet/fleet.store.ts'
import type { Database, Queryable } from '#platform/database/database.ts'
import { bookings, drivers, legs, vehicles } from '#platform/database/schema/schema.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

const ROOM = { car: { seats: 4, bags: 2 }, suv: { seats: 6, bags: 4 }, van: { seats: 10, bags: 10 } }

type NewVehicle = Partial<typeof vehicles.$inferInsert>

/** Enters vehicles of these classes. @returns their ids, in the same order */
export async function insertVehicles(
  db: Queryable,
  classes: VehicleClass[],
  changes: NewVehicle = {},
): Promise<string[]> {
  const rows = classes.map((one) => ({
    ...{ id: crypto.randomUUID(), class: one },
    ...ROOM[one],
    ...changes,
  }))
  await db.insert(vehicles).values(rows.map((row) => ({ name: row.class, plate: `plate ${row.id}`, ...row })))
  return rows.map(({ id }) => id)
}

/** Enters so many drivers. @returns their ids */
export async function insertDrivers(db: Queryable, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: crypto.randomUUID(), name: `Driver ${index + 1}`, phone: '+66 00 000 0000' },
  }))
  await db.insert(drivers).values(rows)
  return rows.map(({ id }) => id)
}

/** A stored booking with one leg that needs a van for these hours from eight in the morning, Bangkok. */
export async function wantedVan(db: Queryable, hours = 8, changes: Partial<Wanted> = {}): Promise<Wanted> {
  const bookingId = crypto.randomUUID()
  await db.insert(bookings).values({
    ...{ id: bookingId, kind: 'trip', channel: 'email', status: 'requested', title: 'A day by the river' },
    ...{
      reference: bookingId,
      requestId: bookingId,
      contentHash: '',
      terms: defaultRules.cancellation,
      guests: 8,
      travelDate: '2027-01-15',
    },
    ...{ vehicleClass: 'van', waitsUntil: changes.expiresAt ?? null },
    ...{ customerName: 'Ada Example', customerEmail: 'ada@example.com', customerPhone: '+44 7700 900123' },
  })
  const legId = crypto.randomUUID()
  const startsAt = new Date('2027-01-15T08:00:00+07:00')
  const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS)
  await db
    .insert(legs)
    .values({ id: legId, bookingId, position: 1, startsAt, endsAt, pickup: '', dropoff: '' })
  const need = { class: 'van' as const, seats: 8, bags: 0, busyFrom: startsAt, busyUntil: endsAt }
  return { bookingId, legId, ...need, expiresAt: null, ...changes }
}

/** Takes a vehicle in a transaction of its own, as an operation does. */
export async function takeWanted(db: Database, wanted: Wanted) {
  const today = bangkokDay(wanted.busyFrom.getTime())
  return db.transaction(async (tx) => takeVehicle(tx, { ...(await listFleetForUpdate(tx)), today }, wanted), {
    actor: 'guest',
  })
}
