import { expect, test } from 'vitest'
import { CATEGORIES, type CategoryKey } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { finderDays, tripCounts } from './trip-counts.ts'

const counts = tripCounts(catalogue)

test('a town counts the trips that start there, and one that starts in both counts for both', () => {
  const { bangkok, kanchanaburi } = counts
  expect(bangkok).toBeLessThan(catalogue.tours.length)
  expect(kanchanaburi).toBeLessThan(catalogue.tours.length)
  expect(bangkok + kanchanaburi).toBeGreaterThan(catalogue.tours.length)
})

test('the counts by kind add up to all trips', () => {
  const kinds = Object.keys(CATEGORIES) as CategoryKey[]
  expect(kinds.reduce((sum, kind) => sum + counts[kind], 0)).toBe(catalogue.tours.length)
})

test('a day without a trip from a town says why', () => {
  const from = { bangkok: { trips: 0, reason: 'full' }, kanchanaburi: { trips: 3 } }
  expect(finderDays([{ date: '2026-11-28', from }])).toEqual([
    {
      date: '2026-11-28',
      trips: { bangkok: 0, kanchanaburi: 3 },
      spoken: { bangkok: 'Sat\u00a028\u00a0Nov: full', kanchanaburi: 'Sat\u00a028\u00a0Nov' },
    },
  ])
})
