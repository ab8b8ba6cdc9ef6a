import { expect, test } from 'vitest'
import { type CancellationTerms, costsOfTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { cancellingInWords } from './terms-sentence.ts'

const TERMS = {
  clauses: [
    { untilHoursBefore: 24, refundPercent: 100 },
    { untilHoursBefore: 12, refundPercent: 50 },
  ],
}
const PICKUP = new Date('2026-11-28T08:30:00+07:00')

function sentence(terms: CancellationTerms, pickup: Date, baseBaht: number): string {
  const costs = costsOfTerms(terms, pickup.getTime(), baseBaht)
  return `Cancelling ${cancellingInWords(costs)}`.replaceAll('\u00a0', ' ')
}

test('the terms have their moments in clock time and their costs in baht', () => {
  expect(sentence(TERMS, PICKUP, 5_800)).toBe(
    'Cancelling is free until Fri 27 Nov, 08:30, then costs ฿2,900 until Fri 27 Nov, 20:30, and after that ฿5,800.',
  )
})

test('half of an odd price is rounded as the refund is', () => {
  expect(sentence(TERMS, PICKUP, 5_801)).toContain('costs ฿2,900 until')
})

test('terms of one step and of none are sentences, too', () => {
  const free = { clauses: [{ untilHoursBefore: 48, refundPercent: 100 }] }
  expect(sentence(free, PICKUP, 900)).toBe('Cancelling is free until Thu 26 Nov, 08:30, and after that ฿900.')
  expect(sentence({ clauses: [] }, PICKUP, 900)).toBe('Cancelling costs ฿900.')
})
