import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { destinationsOf } from './destinations.ts'

test('every destination finds at least one trip', () => {
  for (const { label, found } of destinationsOf(catalogue)) expect(found[''], label).toBeGreaterThan(0)
})

test('"Anywhere" with any kind of day counts every trip', () => {
  expect(destinationsOf(catalogue)[0]?.found['']).toBe(catalogue.tours.length)
})

test('the counts by kind of a destination add up to its total', () => {
  for (const { label, found } of destinationsOf(catalogue)) {
    const { '': all, ...kinds } = found
    expect(
      Object.values(kinds).reduce((sum, count) => sum + count, 0),
      label,
    ).toBe(all)
  }
})
