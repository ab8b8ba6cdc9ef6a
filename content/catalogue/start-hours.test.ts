import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { startShiftOf } from './start-hours.ts'

test('no day that catches a train, or meets an elephant, begins at another hour', () => {
  const fixed = catalogue.tours.filter(({ itinerary, category, id }) => {
    const plan = JSON.stringify(itinerary)
    return (
      /train (leaves|to Nam|reaches|from Kan)|Off the train/.test(plan) ||
      category === 'wildlife' ||
      /elephant/.test(id)
    )
  })
  expect(fixed.length).toBeGreaterThan(5)
  expect(fixed.filter((tour) => startShiftOf(tour)).map(({ id }) => id)).toEqual([])
})

test('a shift is of whole half hours, an hour at most, and most trips of the catalogue have one', () => {
  const shifts = catalogue.tours.flatMap((tour) => startShiftOf(tour) ?? [])
  for (const { earlier, later } of shifts) {
    expect([0, 30, 60]).toContain(earlier)
    expect([0, 30, 60]).toContain(later)
  }
  expect(shifts.length).toBeGreaterThan(catalogue.tours.length / 2)
})
