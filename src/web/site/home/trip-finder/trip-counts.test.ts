import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { tripCounts } from './trip-counts.ts'

const counts = tripCounts(catalogue)

test('any town and any kind of day count every trip once', () => {
  expect(counts['']['']).toBe(catalogue.tours.length)
})

test('a town counts the trips that start there, and one that starts in both counts for both', () => {
  const { '': all, bangkok, kanchanaburi } = counts
  expect(bangkok['']).toBeLessThan(all[''])
  expect(kanchanaburi['']).toBeLessThan(all[''])
  expect(bangkok[''] + kanchanaburi['']).toBeGreaterThan(all[''])
})

test('the counts by kind add up to the total of their town', () => {
  for (const { '': all, ...kinds } of Object.values(counts))
    expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(all)
})
