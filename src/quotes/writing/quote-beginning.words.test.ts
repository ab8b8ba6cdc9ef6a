import { expect, test } from 'vitest'
import { beginningOf } from './quote-beginning.words.ts'

const NOW = Date.parse('2026-11-28T10:00:00+07:00')
const ASKED = { kind: 'custom', title: '', travelDate: '2027-04-14', numberOfDays: 2, legs: [] }

test.each([
  ['car', 'Car and driver'],
  ['van', 'Van and driver'],
] as const)(
  'an empty quote for a guest who asked for a %s begins with that in its form',
  (vehicleClass, line) => {
    expect(beginningOf({ ...ASKED, vehicleClass }, undefined, NOW)).toMatchObject({
      ...{ vehicle: vehicleClass, 'line-1-label': line, 'line-1-count': '2' },
    })
  },
)
