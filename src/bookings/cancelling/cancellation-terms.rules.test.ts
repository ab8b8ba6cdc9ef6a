import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/time/duration.ts'
import {
  type CancellationTerms,
  deadlineInWords,
  openDeadlines,
  refundSatangAt,
} from './cancellation-terms.rules.ts'

const TERMS: CancellationTerms = {
  clauses: [
    { untilHoursBefore: 24, refundPercent: 100 },
    { untilHoursBefore: 12, refundPercent: 50 },
  ],
}
/** 06:00 in Bangkok. */
const PICKUP_MS = Date.parse('2026-11-26T23:00:00Z')

test.for([
  ['a week before', 7 * 24, 5_300, 530_000, 530_000],
  ['exactly 24 hours before', 24, 5_300, 530_000, 530_000],
  ['a millisecond later', 24 - 1 / HOUR_MS, 5_300, 530_000, 265_000],
  ['exactly 12 hours before', 12, 5_300, 530_000, 265_000],
  ['a millisecond after that', 12 - 1 / HOUR_MS, 5_300, 530_000, 0],
  ['after the pickup', -1, 5_300, 530_000, 0],
  ['an odd price is rounded for the guest', 13, 5_301, 530_100, 265_100],
  ['of a deposit that is smaller than what could be kept nothing goes back', 13, 5_300, 100_000, 0],
  ['of a deposit that is larger, the rest', 13, 5_300, 300_000, 35_000],
  ['a deposit while it is free', 25, 5_300, 100_000, 100_000],
  ['nothing was paid', 25, 5_300, 0, 0],
] as const)('%s', ([, hours, totalBaht, receivedSatang, refund]) => {
  const nowMs = PICKUP_MS - hours * HOUR_MS
  const booking = { terms: TERMS, pickupMs: PICKUP_MS, totalBaht, receivedSatang }
  expect(refundSatangAt(booking, nowMs)).toBe(refund)
})

test('the best open clause counts, in whatever order they are written', () => {
  const terms = { clauses: TERMS.clauses.toReversed() }
  const booking = { terms, pickupMs: PICKUP_MS, totalBaht: 5_300, receivedSatang: 530_000 }
  expect(refundSatangAt(booking, PICKUP_MS - 30 * HOUR_MS)).toBe(530_000)
})

test('without clauses nothing goes back', () => {
  const booking = { terms: { clauses: [] }, pickupMs: PICKUP_MS, totalBaht: 5_300, receivedSatang: 530_000 }
  expect(refundSatangAt(booking, 0)).toBe(0)
})

test('the deadlines still ahead are named as instants of Bangkok', () => {
  const deadlines = openDeadlines(TERMS, PICKUP_MS, PICKUP_MS - 48 * HOUR_MS)
  expect(deadlines.map(({ untilMs, refundPercent }) => [deadlineInWords(untilMs), refundPercent])).toEqual([
    ['Thu 26 Nov 2026, 06:00 (Bangkok)', 100],
    ['Thu 26 Nov 2026, 18:00 (Bangkok)', 50],
  ])
  expect(openDeadlines(TERMS, PICKUP_MS, PICKUP_MS - 20 * HOUR_MS)).toHaveLength(1)
  expect(openDeadlines(TERMS, PICKUP_MS, PICKUP_MS)).toEqual([])
})

test('whatever the terms, a refund is never more than was received, never grows with time, and keeps whole baht', () => {
  const clause = fc.record({
    untilHoursBefore: fc.integer({ min: 0, max: 1_000 }),
    refundPercent: fc.integer({ min: 0, max: 100 }),
  })
  const hours = fc.double({ min: -48, max: 1_200, noNaN: true })
  const booking = fc.record({
    terms: fc.record({ clauses: fc.array(clause, { maxLength: 5 }) }),
    totalBaht: fc.integer({ min: 1, max: 1_000_000 }),
    receivedSatang: fc.integer({ min: 0, max: 1_000_000 }).map((baht) => baht * 100),
  })
  fc.assert(
    fc.property(booking, hours, hours, (facts, one, other) => {
      const at = (left: number) =>
        refundSatangAt({ ...facts, pickupMs: PICKUP_MS }, PICKUP_MS - left * HOUR_MS)
      const [early, late] = [at(Math.max(one, other)), at(Math.min(one, other))]
      expect(early).toBeLessThanOrEqual(facts.receivedSatang)
      expect(late).toBeLessThanOrEqual(early)
      expect(late).toBeGreaterThanOrEqual(0)
      expect((facts.receivedSatang - late) % 100).toBe(0)
    }),
  )
})
