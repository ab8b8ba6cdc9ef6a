import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANCELLABLE, hoursBefore, PICKUP_MS, paidBaht } from '#tests/cancellable-booking.ts'
import { refundNow } from './cancellation.rules.ts'
import { refundWindows } from './refund-windows.rules.ts'

const BOOKING = { ...CANCELLABLE, depositPercent: 30 }
const inShort = (nowMs: number) =>
  refundWindows(BOOKING, [paidBaht(1_700)], nowMs).map(
    ({ ends, refundSatang, is }) => `${ends?.hoursBefore ?? 'after'}: ${refundSatang / 100} ${is}`,
  )

test('the windows of a deposit, before, at and after their ends', () => {
  expect(inShort(hoursBefore(24))).toEqual(['24: 1700 now', '12: 850 later', 'after: 0 later'])
  expect(inShort(hoursBefore(24) + 1)).toEqual(['24: 1700 over', '12: 850 now', 'after: 0 later'])
  expect(inShort(hoursBefore(12) + 1)).toEqual(['24: 1700 over', '12: 850 over', 'after: 0 now'])
})

test('without money or our confirmation there is nothing to show', () => {
  expect(refundWindows({ ...BOOKING, status: 'requested' }, [paidBaht(1_700)], hoursBefore(30))).toEqual([])
  expect(refundWindows(BOOKING, [], hoursBefore(30))).toEqual([])
})

test('one window is the present one, it gives what cancelling gives now, and no later one gives more', () => {
  const clause = fc.record({
    untilHoursBefore: fc.integer({ min: 0, max: 200 }),
    refundPercent: fc.integer({ min: 0, max: 100 }),
  })
  const agreed = fc.record({
    clauses: fc.uniqueArray(clause, { maxLength: 4, selector: ({ untilHoursBefore }) => untilHoursBefore }),
    priceBaht: fc.integer({ min: 1, max: 50_000 }),
    depositPercent: fc.constantFrom(0, 30),
    sumBaht: fc.integer({ min: 1, max: 50_000 }),
    minutesBefore: fc.integer({ min: 1, max: 15_000 }),
  })
  fc.assert(
    fc.property(agreed, ({ clauses, priceBaht, depositPercent, sumBaht, minutesBefore }) => {
      const booking = { ...BOOKING, terms: { clauses }, priceBaht, depositPercent }
      const nowMs = PICKUP_MS - minutesBefore * 60_000
      const windows = refundWindows(booking, [paidBaht(sumBaht)], nowMs)
      const present = windows.filter(({ is }) => is === 'now')
      expect(present).toHaveLength(1)
      expect(refundNow(booking, [paidBaht(sumBaht)], nowMs)).toMatchObject({
        refundSatang: present[0]?.refundSatang,
      })
      const sums = windows.map(({ refundSatang }) => refundSatang)
      expect(sums).toEqual(sums.toSorted((one, other) => other - one))
    }),
  )
})
