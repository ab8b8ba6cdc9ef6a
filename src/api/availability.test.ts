import { expect, test } from 'vitest'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { allocations, blackouts } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles, takeWanted, wantedVan } from '#tests/database/fleet-rows.ts'
import { ask, functionsDoor } from '#tests/functions-door.ts'

type Day = { date: string; car: string; suv: string; van: string; reason?: string }

/** A site whose calendar can be asked for; by default for a day trip from Kanchanaburi that leaves at eight. */
async function calendarDoor() {
  const door = await functionsDoor()
  const read = (changes: Record<string, string> = {}) => {
    const asked = { tourId: 'erawan-death-railway', origin: 'kanchanaburi', month: '2027-01', ...changes }
    return door.get(`/availability?${new URLSearchParams(asked)}`)
  }
  return {
    ...door,
    db: door.deps.db,
    read,
    async days(changes?: Record<string, string>): Promise<Day[]> {
      return (await read(changes)).body.days
    },
  }
}

const isOn = (date: string) => (day: Day) => day.date === date

test('without a fleet every day that is ahead can be asked for, and the others are closed with a reason', async () => {
  await using door = await calendarDoor()
  const { status, body } = await door.read({ month: '2026-11' })
  expect(status).toBe(200)
  expect(body.month).toBe('2026-11')
  expect(body.days).toHaveLength(30)
  expect(body.days.map(({ date }: Day) => date).slice(18, 21)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(body.days.slice(18, 21)).toEqual([
    {
      ...{ date: '2026-11-19', car: 'closed', suv: 'closed', van: 'closed' },
      reason: 'Thursday 19 November 2026 has passed. Please book the trip for another day.',
    },
    {
      ...{ date: '2026-11-20', car: 'closed', suv: 'closed', van: 'closed' },
      reason:
        'Pickup is at 08:00, Thailand time, and has to be booked 2 hours ahead. Please choose another day.',
    },
    { date: '2026-11-21', car: 'request', suv: 'request', van: 'request' },
  ])
})

test('a fleet can be booked, and what is taken is left out on its day only', async () => {
  await using door = await calendarDoor()
  await insertVehicles(door.db.read, ['car', 'car', 'suv', 'van'])
  const wanted = await wantedVan(door.db.read)
  await takeWanted(door.deps.db, wanted)
  const days = await door.days()
  expect(days.find(isOn('2027-01-14'))).toEqual({ date: '2027-01-14', car: 'free', suv: 'free', van: 'free' })
  expect(days.find(isOn('2027-01-15'))).toEqual({ date: '2027-01-15', car: 'free', suv: 'free', van: 'none' })
  expect(days.filter(({ van }) => van === 'none')).toHaveLength(1)
})

test('drivers count once any is entered', async () => {
  await using door = await calendarDoor()
  await insertVehicles(door.db.read, ['car', 'car', 'van', 'van'])
  const [driverId = ''] = await insertDrivers(door.db.read, 1)
  const dayOff = {
    busyFrom: new Date('2027-01-15T00:00:00+07:00'),
    busyUntil: new Date('2027-01-16T00:00:00+07:00'),
  }
  await door.db.read.insert(allocations).values({ ...dayOff, driverId, status: 'firm', reason: 'Day off' })
  const days = await door.days()
  expect(days.find(isOn('2027-01-14'))).toMatchObject({ car: 'free', van: 'free' })
  expect(days.find(isOn('2027-01-15'))).toMatchObject({ car: 'none', van: 'none' })
})

test('a van that is out over the turn of the month is missing on both sides of it', async () => {
  await using door = await calendarDoor()
  await insertVehicles(door.db.read, ['van'])
  const [van] = await listActiveVehicles(door.db.read)
  const away = {
    busyFrom: new Date('2027-01-31T10:00:00+07:00'),
    busyUntil: new Date('2027-02-01T09:00:00+07:00'),
  }
  await door.db.read
    .insert(allocations)
    .values({ ...away, vehicleId: van?.id, status: 'firm', reason: 'Service' })
  expect((await door.days()).find(isOn('2027-01-31'))).toMatchObject({ van: 'none' })
  expect((await door.days({ month: '2027-02' })).slice(0, 2)).toMatchObject([
    { van: 'none' },
    { van: 'free' },
  ])
})

test('a blackout closes its days, for the trips and classes that it names, in the words of the operator', async () => {
  await using door = await calendarDoor()
  const reason = 'No train on this day: the line is being repaired.'
  const days = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay, reason })
  await door.db.read
    .insert(blackouts)
    .values([
      { ...days('2026-12-30', '2027-01-02') },
      { ...days('2027-01-10'), tourId: 'erawan-death-railway' },
      { ...days('2027-01-11'), tourId: 'hidden-gems' },
      { ...days('2027-01-12'), vehicleClass: 'van' },
    ])
  const closed = (await door.days()).filter((day) => day.reason)
  expect(closed.map(({ date, car, van }) => [date, car, van])).toEqual([
    ['2027-01-01', 'closed', 'closed'],
    ['2027-01-02', 'closed', 'closed'],
    ['2027-01-10', 'closed', 'closed'],
    ['2027-01-12', 'request', 'closed'],
  ])
  expect(new Set(closed.map((day) => day.reason))).toEqual(new Set([reason]))
})

test('a class that the trip is not sold in is closed, and so is a weekday on which it does not run', async () => {
  await using door = await calendarDoor()
  const [first] = await door.days({ tourId: 'hidden-gems' })
  expect(first).toEqual({ date: '2027-01-01', car: 'request', suv: 'request', van: 'closed' })
  const saturdays = (await door.days({ tourId: 'old-street-evening' })).filter(({ car }) => car === 'request')
  expect(saturdays.map(({ date }) => date.slice(-2))).toEqual(['02', '09', '16', '23', '30'])
})

test('an unknown trip, and a town that the trip does not start in, are not found', async () => {
  await using door = await calendarDoor()
  const unknown: Record<string, string>[] = [
    { tourId: 'no-such-trip' },
    { tourId: 'hidden-gems', origin: 'bangkok' },
  ]
  for (const asked of unknown)
    expect(await door.read(asked)).toMatchObject({
      status: 404,
      body: { error: 'Tour not found', code: 'not_found' },
    })
})

test('while the database is away the answer is "later"', async () => {
  await using door = await calendarDoor()
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  const deps = { ...door.deps, db: createDatabase(pool) }
  const asked = '/availability?tourId=hidden-gems&origin=kanchanaburi&month=2027-01'
  const { status, headers, body } = await ask(deps, asked)
  const error = 'We can’t check which days are free just now. Please try again in a moment.'
  expect({ status, body }).toEqual({ status: 503, body: { error, code: 'unavailable' } })
  expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  await pool.end()
})

const MONTH = 'Please choose a month from this one to 18 months ahead, written like 2027-01'

test.for([
  ...['', '2026-10', '2028-06', '2027-13', '2027-1', '2027-01-01', 'January', '²⁰²⁷-01'].map(
    (month) => [{ month }, { month: MONTH }] as const,
  ),
  [{ origin: 'Bangkok' }, { origin: 'Please choose bangkok or kanchanaburi' }] as const,
  [{ tourId: '' }, { tourId: 'Please name the trip' }] as const,
])('%j is invalid, and the field says why', async ([asked, fields]) => {
  await using door = await calendarDoor()
  const { status, body } = await door.read(asked)
  expect({ status, body }).toEqual({
    status: 422,
    body: { error: Object.values(fields)[0], code: 'invalid', fields },
  })
})

test('without any parameter each field says what it needs', async () => {
  await using door = await calendarDoor()
  const { status, body } = await ask(door.deps, '/availability')
  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual(['tourId', 'origin', 'month'])
})
