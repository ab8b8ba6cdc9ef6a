import { expect, test } from 'vitest'
import { countsInWords, weekHeading } from './heading.ts'

test.each([
  ['2026-11-26', '2026-12-02', '26 November to 2 December'],
  ['2026-12-02', '2026-12-08', '2 to 8 December'],
  ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ['2027-01-04', '2027-01-10', '4 to 10 January 2027'],
])('the week from %s to %s is called %s', (first, last, heading) => {
  const { begin, end } = weekHeading(first, last, '2026-11-26')
  expect(`${begin} to ${end}`).toBe(heading)
})

test('the line under the heading counts what is not as it should be', () => {
  const all = { bookings: 26, held: 3, withoutVehicle: 1, withoutDriver: 0 }
  expect(countsInWords(all)).toBe('26 bookings: 3 held, 1 without a vehicle.')
  expect(countsInWords({ ...all, held: 0, withoutVehicle: 0, bookings: 1 })).toBe('1 booking.')
  expect(countsInWords({ ...all, held: 0, withoutVehicle: 0, bookings: 0 })).toBe('No bookings.')
})
