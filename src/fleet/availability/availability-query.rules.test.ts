import fc from 'fast-check'
import { expect, test } from 'vitest'
import { availabilityQuerySchema, daysOf } from './availability-query.rules.ts'

const NOW_MS = Date.parse('2026-11-30T18:00:00Z')

test.for([
  ['2026-12', true],
  ['2026-11', false],
  ['2028-06', true],
  ['2028-07', false],
  ['2027-13', false],
  ['2027-1', false],
  ['', false],
] as const)('on 1 December in Bangkok the month %s can be seen: %s', ([month, canBeSeen]) => {
  const query = { tourId: 'hidden-gems', origin: 'kanchanaburi', month }
  expect(availabilityQuerySchema(NOW_MS).safeParse(query).success).toBe(canBeSeen)
})

test('a month has its own number of days', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(daysOf('2026-12').at(-1)).toBe('2026-12-31')
})

test('whatever is asked for is refused in fields, or is a month from this one on', () => {
  const text = fc.oneof(fc.anything(), fc.stringMatching(/^\d{4}-\d{2}$/))
  fc.assert(
    fc.property(fc.record({ tourId: fc.anything(), origin: fc.anything(), month: text }), (query) => {
      const { success, data } = availabilityQuerySchema(NOW_MS).safeParse(query)
      if (success) expect(daysOf(data.month).every((day) => day >= '2026-12-01')).toBe(true)
    }),
  )
})
