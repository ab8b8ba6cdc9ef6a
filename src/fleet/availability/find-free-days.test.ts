import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { blackouts } from '#platform/database/schema/schema.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { functionsDoor } from '#tests/functions-door.ts'
import { findFreeDays, type WantedDay } from './find-free-days.ts'

const WANTED: WantedDay = {
  ...{ tourId: 'erawan-death-railway', origin: 'kanchanaburi', date: '2027-01-15' },
  ...{ guests: '2', vehicleClass: 'car' },
}

async function daysOffered(changes: Partial<WantedDay> = {}, classes: ('car' | 'van')[] = []) {
  await using door = await functionsDoor()
  if (classes.length > 0) await insertVehicles(door.deps.db.read, classes)
  const days = await findFreeDays(door.deps, { ...WANTED, ...changes })
  return days.map(({ date, state }) => `${date} ${state}`)
}

test('the days next to the refused one are offered, before and after it, in their order', async () => {
  expect(await daysOffered()).toEqual(
    ['12', '13', '14', '16', '17', '18'].map((day) => `2027-01-${day} request`),
  )
})

test('only days with the chosen vehicle are offered, or with one that carries the party', async () => {
  expect(await daysOffered({ vehicleClass: 'van' }, ['car'])).toEqual([])
  expect((await daysOffered({ vehicleClass: 'car', guests: '8' }, ['van']))[0]).toBe('2027-01-12 free')
})

test('for a day that has passed, the next days are offered', async () => {
  const [first = ''] = await daysOffered({ date: '2020-01-01' })
  expect(first).toMatch(/^2026-11-2\d request/)
})

test('a day that is closed is not offered', async () => {
  await using door = await functionsDoor()
  const days = { firstDay: '2027-01-16', lastDay: '2027-01-17' }
  await door.deps.db.read.insert(blackouts).values({ id: crypto.randomUUID(), ...days, reason: 'Closed.' })
  const dates = (await findFreeDays(door.deps, WANTED)).map(({ date }) => date)
  expect(dates).toContain('2027-01-14')
  expect(dates).not.toContain('2027-01-16')
})

test.for<Partial<WantedDay>>([
  { date: '' },
  { date: '9999-12-31' },
  { tourId: null },
  { tourId: 'nowhere' },
  { origin: null },
  { guests: '40' },
])('nothing is offered for %o', async (changes) => {
  expect(await daysOffered(changes)).toEqual([])
})

test('without the database nothing is offered', async () => {
  await using door = await functionsDoor()
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  expect(await findFreeDays({ ...door.deps, db: createDatabase(pool) }, WANTED)).toEqual([])
  await pool.end()
})
