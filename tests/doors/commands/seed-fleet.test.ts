import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findAvailability } from '#fleet/availability/find-availability.ts'
import { linkToken } from '#guests/links/link-token.ts'
import {
  allocations,
  blackouts,
  bookings,
  drivers,
  legs,
  vehicles,
} from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { insertSeason } from '../../../scripts/seed/season.ts'
import { TEST_NOW, TEST_SECRET, testSite } from '../../site.ts'

/** A site that was seeded on this day. */
async function seededSite(nowMs = TEST_NOW) {
  const site = await testSite()
  const seed = (atMs: number) =>
    insertSeason(site.deps.db, {
      nowMs: atMs,
      publicUrl: 'http://localhost:3000',
      tokenOf: (id) => linkToken(TEST_SECRET, id),
      operator: 'desk@example.com',
    })
  await seed(nowMs)
  const { read } = site.deps.db
  const driven = await read
    .select()
    .from(bookings)
    .innerJoin(legs, eq(legs.bookingId, bookings.id))
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), eq(allocations.status, 'firm')))
    .leftJoin(vehicles, eq(vehicles.id, allocations.vehicleId))
  return { ...site, seed, read, driven }
}

test('five vehicles, four drivers and one day without trips are seeded', async () => {
  await using site = await seededSite()
  const fleet = await site.read.select().from(vehicles)
  expect(fleet.map((vehicle) => vehicle.class).sort()).toEqual(['car', 'car', 'suv', 'van', 'van'])
  expect(new Set(fleet.map(({ name }) => name))).toEqual(
    new Set(['Toyota Altis', 'Toyota Fortuner', 'Toyota Commuter']),
  )
  expect(await site.read.$count(drivers)).toBe(4)
  expect(await site.read.$count(blackouts)).toBe(1)
})

test.for([0, 1, 2, 3, 4, 5, 6])(
  'seeded %i days later: every confirmed leg, and no other, has a vehicle that is large enough, and a driver',
  async (days) => {
    await using site = await seededSite(TEST_NOW + days * DAY_MS)
    for (const { bookings: booking, legs: leg, allocations: allocation, vehicles: vehicle } of site.driven) {
      expect(allocation !== null, `${booking.reference}, ${booking.status}`).toBe(
        booking.status === 'confirmed',
      )
      if (!allocation || !leg.endsAt) continue
      expect(allocation.driverId).not.toBeNull()
      expect(vehicle?.seats).toBeGreaterThanOrEqual(booking.guests)
      expect(allocation.busyFrom.getTime()).toBeLessThan(leg.startsAt.getTime())
      expect(allocation.busyUntil.getTime()).toBeGreaterThan(leg.endsAt.getTime())
    }
  },
)

test('the week has something to drive, and the calendar shows it', async () => {
  await using site = await seededSite()
  const thisWeek = site.driven.filter(
    ({ allocations: one }) => one && Math.abs(one.busyFrom.getTime() - TEST_NOW) < 7 * DAY_MS,
  )
  expect(thisWeek.length).toBeGreaterThanOrEqual(8)
  const found = await findAvailability(site.deps, {
    ...{ tourId: 'erawan-death-railway', origin: 'kanchanaburi', month: '2026-11' },
  })
  const ahead = found.ok ? found.days.filter(({ date }) => date > '2026-11-20') : []
  const states = new Set(ahead.flatMap(({ car, suv, van }) => [car, suv, van]))
  expect(states).toEqual(new Set(['free', 'few', 'none']))
})

test('seeding again on another day adds nothing to the fleet', async () => {
  await using site = await seededSite()
  const again = await site.seed(TEST_NOW + 3 * DAY_MS)
  expect(again.filter(([, count]) => count > 0)).toEqual([])
})
