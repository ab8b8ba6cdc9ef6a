import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listEventsOf } from '#bookings/events.store.ts'
import { listLegs } from '#bookings/legs.store.ts'
import type { Database, Queryable } from '#platform/database/database.ts'
import { drivers, vehicles } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, racing } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { unguarded } from '#tests/unguarded-database.ts'
import { insertAllocation, listAllocationsOf } from './allocations.store.ts'
import { assignVehicle } from './assign-vehicle.ts'

const OFFICE = 'staff:office@example.com'

/** Two SUVs, a car and two drivers, and a trip of 15 January for which one SUV is held. */
async function siteWithFleet() {
  const site = await testSite()
  const { read } = site.deps.db
  const [first = '', second = '', car = ''] = await insertVehicles(read, ['suv', 'suv', 'car'])
  const crew = await insertDrivers(read, 2)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const [leg] = await listLegs(read, booking.id)
  const held = async (bookingId = booking.id) => (await listAllocationsOf(read, bookingId))[0]
  const was = await held()
  return {
    ...site,
    booking,
    car,
    legId: leg?.id ?? '',
    held,
    /** The SUV and the driver that the booking does not have. */
    free: {
      vehicleId: was?.vehicleId === first ? second : first,
      driverId: crew.find((id) => id !== was?.driverId) ?? '',
    },
    was: { vehicleId: was?.vehicleId ?? '', driverId: was?.driverId ?? '' },
  }
}

test('the operator changes vehicle and driver: a hold stays a hold, and the history has old and new', async () => {
  await using site = await siteWithFleet()
  const before = await site.held()
  const to = { bookingId: site.booking.id, legId: site.legId, ...site.free }
  expect(await assignVehicle(site.deps, to, OFFICE)).toMatchObject({ ok: true })
  expect(await site.held()).toEqual({ ...before, ...site.free, pinned: true })
  const event = (await listEventsOf(site.deps.db.read, [site.booking.id])).at(-1)
  expect(event).toMatchObject({
    ...{ subjectKind: 'allocation', event: 'change', actor: OFFICE },
    before: { vehicle_id: site.was.vehicleId, driver_id: site.was.driverId },
    after: { vehicle_id: site.free.vehicleId, driver_id: site.free.driverId },
  })
  expect(await assignVehicle(site.deps, to, OFFICE)).toMatchObject({ problem: { code: 'already-assigned' } })
})

test('a confirmed trip without a vehicle gets one, and its driver may follow later', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  const [vehicleId = ''] = await insertVehicles(site.deps.db.read, ['van'])
  const [leg] = await listLegs(site.deps.db.read, booking.id)
  const to = { bookingId: booking.id, legId: leg?.id ?? '', vehicleId, driverId: null }
  expect(await assignVehicle(site.deps, to, OFFICE)).toMatchObject({
    allocation: { status: 'firm', vehicleId, driverId: null },
  })
})

test('what is not free is refused with the reason, and nothing changes', async () => {
  await using site = await siteWithFleet()
  const { deps, free } = site
  const before = await site.held()
  const to = (changes: object) =>
    assignVehicle(deps, { bookingId: site.booking.id, legId: site.legId, ...free, ...changes }, OFFICE)
  const { booking: other } = await placedBooking(site, 'erawan-death-railway')
  expect(await site.held(other.id)).toMatchObject(free)
  const day = { vehicleId: site.car, driverId: null }
  const change = async (tx: Queryable) => {
    await tx.update(vehicles).set({ seats: 1 }).where(eq(vehicles.id, site.car))
    await tx.update(drivers).set({ licenceExpiresOn: '2027-01-14' })
  }
  await deps.db.transaction(change, { actor: OFFICE })
  const answers = [
    [await to({}), 'taken'],
    [await to({ vehicleId: site.was.vehicleId }), 'licence'],
    [await to(day), 'seats'],
    [await to({ vehicleId: crypto.randomUUID() }), 'gone'],
    [await to({ vehicleId: site.was.vehicleId, driverId: crypto.randomUUID() }), 'gone'],
  ] as const
  for (const [answer, why] of answers)
    expect(answer).toMatchObject({
      ok: false,
      reason: 'not-possible',
      problem: { code: 'not-assignable', why },
    })
  expect(await site.held()).toEqual(before)
})

/** Two admins give the same free SUV to two bookings. @returns how many got it */
async function assignTwice(guard: (db: Database, racers: number) => Database) {
  await using site = await testSite()
  const { read } = site.deps.db
  await insertVehicles(read, ['suv', 'suv'])
  const { booking: one } = await placedBooking(site, 'erawan-death-railway')
  const { booking: other } = await placedBooking(site, 'erawan-death-railway')
  const [wanted = ''] = await insertVehicles(read, ['suv'])
  const deps = { ...site.deps, db: guard(site.deps.db, 2) }
  const answers = await Promise.all(
    [one, other].map(async ({ id }) => {
      const [leg] = await listLegs(read, id)
      const to = { bookingId: id, legId: leg?.id ?? '', vehicleId: wanted, driverId: null }
      return assignVehicle(deps, to, OFFICE)
    }),
  )
  return answers.map((answer) => (answer.ok ? 'assigned' : answer.problem.code)).sort()
}

test('of two admins who give one vehicle to two bookings, one is told that it was taken', async () => {
  expect(await assignTwice(racing)).toEqual(['assigned', 'not-assignable'])
})

test('without the locks of the code the database refuses, and the answer is the same', async () => {
  expect(await assignTwice(unguarded)).toEqual(['assigned', 'not-assignable'])
})

test('a vehicle that is in the garage is not assigned', async () => {
  await using site = await siteWithFleet()
  const { busyFrom, busyUntil } = (await site.held()) ?? {}
  if (!busyFrom || !busyUntil) throw new Error('nothing is held')
  const block = {
    vehicleId: site.free.vehicleId,
    busyFrom,
    busyUntil,
    status: 'firm',
    reason: 'service',
  } as const
  await site.deps.db.transaction((tx) => insertAllocation(tx, block), { actor: OFFICE })
  const to = { bookingId: site.booking.id, legId: site.legId, ...site.free }
  expect(await assignVehicle(site.deps, to, OFFICE)).toMatchObject({ problem: { why: 'taken' } })
})
