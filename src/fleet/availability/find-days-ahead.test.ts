import { expect, test } from 'vitest'
import { insertBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays } from '#platform/time/calendar.ts'
import { insertVehicles, takeWanted, wantedVan } from '#tests/database/fleet-rows.ts'
import { functionsDoor } from '#tests/functions-door.ts'
import { findDaysAhead } from './find-days-ahead.ts'
import { findTripsOnDay } from './find-trips-on-day.ts'

const FRIDAY = '2027-01-15'

/** `deps` at a time of a day in Bangkok. */
function at(deps: Deps, date: string, time: string): Deps {
  return { ...deps, now: () => Date.parse(`${date}T${time}:00+07:00`) }
}

test('each of the next seven days has as many trips from a town as the list of that day', async () => {
  await using door = await functionsDoor()
  const deps = at(door.deps, FRIDAY, '00:30')
  await insertVehicles(deps.db.read, ['van', 'car'])
  const days = await findDaysAhead(deps)
  expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((later) => addDays(FRIDAY, later)))
  for (const { date, from, free } of days) {
    const listed = await findTripsOnDay(deps, date)
    if (!listed.ok) throw new Error(listed.reason)
    const counted = (town: string) => listed.trips.filter(({ origin }) => origin === town).length
    expect({ date, ...from }).toEqual({
      date,
      bangkok: { trips: counted('bangkok') },
      kanchanaburi: { trips: counted('kanchanaburi') },
    })
    expect(free?.vehicles).toEqual({ car: 1, suv: 0, van: 1 })
  }
})

test('they begin tomorrow once today has no trip left', async () => {
  await using door = await functionsDoor()
  const days = await findDaysAhead(at(door.deps, FRIDAY, '22:00'))
  expect([days.length, days[0]?.date]).toEqual([7, addDays(FRIDAY, 1)])
})

test('a day without a trip says that it is full, or why it is closed', async () => {
  await using door = await functionsDoor()
  const { db } = door.deps
  await insertVehicles(db.read, ['van'])
  await takeWanted(db, await wantedVan(db.read, 14))
  const closed = addDays(FRIDAY, 2)
  const blackout = { firstDay: closed, lastDay: closed, vehicleClass: null, tourId: null }
  await insertBlackout(db.read, { ...blackout, reason: 'We rest on this day.' })
  const days = await findDaysAhead(at(door.deps, addDays(FRIDAY, -1), '22:00'))
  const none = (reason: string) => ({ trips: 0, reason })
  expect(days.slice(0, 3).map(({ from }) => from.bangkok)).toEqual([
    none('full'),
    { trips: expect.any(Number) },
    none('We rest on this day.'),
  ])
})
