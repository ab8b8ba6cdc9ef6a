import { expect, test } from 'vitest'
import { formatMoment } from './clock-time.ts'

test.for([
  ['2026-11-20T03:00:00Z', '20 Nov 2026, 10:00'],
  ['2026-09-05T16:59:59Z', '5 Sep 2026, 23:59'],
  ['2026-12-31T17:00:00Z', '1 Jan 2027, 00:00'],
] as const)('%s is %s in Bangkok', ([instant, words]) => {
  expect(formatMoment(new Date(instant))).toBe(words)
})
