import { expect, test } from 'vitest'
import type { StoredBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { closuresOn, isClosedFor } from './day-closures.ts'

const closed = (changes: Partial<StoredBlackout>): StoredBlackout => ({
  ...{ id: '1', firstDay: '2026-12-10', lastDay: '2026-12-11', createdAt: new Date(0) },
  ...{ tourId: null, vehicleClass: null, reason: 'We are at a wedding.', ...changes },
})

test('a day says why it is closed, and for what', () => {
  const blackouts = [
    closed({}),
    closed({ firstDay: '2026-12-11', vehicleClass: 'van', reason: 'The van is in the garage.' }),
  ]
  const on = (day: string) => closuresOn(day, blackouts, catalogue)
  expect(on('2026-12-09')).toEqual([])
  expect(on('2026-12-10')).toEqual(['We are at a wedding.'])
  expect(on('2026-12-11')).toEqual(['We are at a wedding.', 'Van: The van is in the garage.'])
})

test.each<[what: string, changes: Partial<StoredBlackout>, car: boolean, van: boolean]>([
  ['everything', {}, true, true],
  ['its class', { vehicleClass: 'van' }, false, true],
  ['one trip, for which it is not wanted', { tourId: 'erawan-death-railway' }, false, false],
  ['another day', { firstDay: '2026-12-11' }, false, false],
])('a vehicle is closed with %s', (_, changes, car, van) => {
  const blackouts = [closed(changes)]
  expect([isClosedFor('car', '2026-12-10', blackouts), isClosedFor('van', '2026-12-10', blackouts)]).toEqual([
    ...[car, van],
  ])
})
