import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { destinationsOf } from './destinations.ts'

const destinations = destinationsOf(catalogue)

test('every destination finds at least one trip', () => {
  for (const { label, found } of destinations) expect(found[''][''], label).toBeGreaterThan(0)
})

test('"Anywhere" with any kind of day counts every trip', () => {
  expect(destinations[0]?.found['']['']).toBe(catalogue.tours.length)
})

test('a town counts the trips that start there, and one that starts in both counts for both', () => {
  const { '': all, bangkok, kanchanaburi } = destinations[0]?.found ?? {}
  expect(bangkok?.['']).toBeLessThan(all?.[''] ?? 0)
  expect(kanchanaburi?.['']).toBeLessThan(all?.[''] ?? 0)
  expect((bangkok?.[''] ?? 0) + (kanchanaburi?.[''] ?? 0)).toBeGreaterThan(all?.[''] ?? 0)
})

test('the counts by kind of a destination add up to its total', () => {
  for (const { label, found } of destinations)
    for (const { '': all, ...kinds } of Object.values(found))
      expect(
        Object.values(kinds).reduce((sum, count) => sum + count, 0),
        label,
      ).toBe(all)
})
