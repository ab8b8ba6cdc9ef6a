import { expect, test } from 'vitest'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { createDatabase, openPool } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { insertVehicles, takeWanted, wantedVan } from '#tests/database/fleet-rows.ts'
import { functionsDoor } from '#tests/functions-door.ts'
import { findTripsOnDay } from './find-trips-on-day.ts'

const FRIDAY = '2027-01-15'
const SATURDAY = '2027-01-16'
const SATURDAYS_ONLY = 'old-street-evening'

/** `hidden-gems from kanchanaburi: few`, for each trip and town. */
async function tripsOn(deps: Deps, date = FRIDAY): Promise<string[]> {
  const found = await findTripsOnDay(deps, date)
  if (!found.ok) throw new Error(found.reason)
  return found.trips.map(({ tourId, origin, state }) => `${tourId} from ${origin}: ${state}`)
}

/** Every trip from each of its towns, with one state. */
const allTrips = (state: string) =>
  catalogue.tours.flatMap(({ id, prices }) =>
    originsOf(prices).map((origin) => `${id} from ${origin}: ${state}`),
  )

test('without a fleet every trip can be asked for, from each of its towns, on the weekdays on which it runs', async () => {
  await using door = await functionsDoor()
  expect(await tripsOn(door.deps, SATURDAY)).toEqual(allTrips('request'))
  expect(await tripsOn(door.deps)).toEqual(
    allTrips('request').filter((trip) => !trip.startsWith(SATURDAYS_ONLY)),
  )
})

test('any class of vehicle counts; when one of two is taken, the last one is named', async () => {
  await using door = await functionsDoor()
  const { db } = door.deps
  await insertVehicles(db.read, ['van'])
  expect(await tripsOn(door.deps)).toContain('erawan-death-railway from bangkok: free')
  await insertVehicles(db.read, ['van'])
  await takeWanted(db, await wantedVan(db.read, 14))
  expect(await tripsOn(door.deps)).toContain('erawan-death-railway from bangkok: few')
  await insertVehicles(db.read, ['car'])
  expect(await tripsOn(door.deps)).toContain('erawan-death-railway from bangkok: free')
})

test('on a day on which every vehicle is taken there is no trip', async () => {
  await using door = await functionsDoor()
  const { db } = door.deps
  await insertVehicles(db.read, ['van'])
  await takeWanted(db, await wantedVan(db.read, 14))
  expect(await tripsOn(door.deps)).toEqual([])
  expect((await tripsOn(door.deps, '2027-01-18')).length).toBeGreaterThan(0)
})

test('a blackout leaves out its trip from both towns; one for everything leaves no trip', async () => {
  await using door = await functionsDoor()
  const day = { firstDay: SATURDAY, lastDay: SATURDAY, vehicleClass: null, reason: 'The park is closed.' }
  const closed = 'erawan-death-railway'
  await insertBlackout(door.deps.db.read, { ...day, tourId: closed })
  expect(await tripsOn(door.deps, SATURDAY)).toEqual(
    allTrips('request').filter((trip) => !trip.startsWith(`${closed} from`)),
  )
  await insertBlackout(door.deps.db.read, { ...day, tourId: null })
  expect(await tripsOn(door.deps, SATURDAY)).toEqual([])
})

test('today has the trips whose pickup is still far enough ahead', async () => {
  await using door = await functionsDoor()
  const today = await tripsOn(door.deps, '2026-11-20')
  expect(today.length).toBeLessThan(allTrips('request').length)
})

test.for(['', 'soon', '2027-02-29', '2026-11-19', '2028-06-01', '9999-12-31', `${FRIDAY}T09:00`])(
  'the day "%s" is refused',
  async (date) => {
    await using door = await functionsDoor()
    expect(await findTripsOnDay(door.deps, date)).toMatchObject({
      reason: 'invalid',
      fields: { date: { code: 'availability.date' } },
    })
  },
)

test('without the database nothing is known about the day', async () => {
  await using door = await functionsDoor()
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  const found = await findTripsOnDay({ ...door.deps, db: createDatabase(pool) }, FRIDAY)
  expect(found).toMatchObject({ ok: false, reason: 'unavailable' })
  await pool.end()
})
