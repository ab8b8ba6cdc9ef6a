import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { inOneLine, paymentSentence, termsSentence } from './booking-terms.words.ts'

const pickupMs = Date.parse('2026-11-27T06:00:00+07:00')

function cancelling(hoursBefore: number | null, of: 'price' | 'deposit' = 'price', isRequest = false) {
  const chosen = hoursBefore === null ? null : pickupMs
  const nowMs = pickupMs - (hoursBefore ?? 0) * HOUR_MS
  return inOneLine(
    termsSentence({ terms: defaultRules.cancellation, pickupMs: chosen, nowMs, of, isRequest }),
  )
}

function paying(channel: 'email' | 'whatsapp' | 'card', hoursBefore: number | null, percent = 0) {
  return paymentSentence({
    ...defaultRules,
    channel,
    leadHours: 2,
    pickupMs: hoursBefore === null ? null : pickupMs,
    nowMs: pickupMs - (hoursBefore ?? 0) * HOUR_MS,
    parts: percent === 0 ? undefined : { depositBaht: 1700, restBaht: 3800 },
  })
}

test('before a day is chosen, cancelling is free until so many hours before the pickup', () => {
  expect(cancelling(null)).toBe('Free cancellation until 24 hours before pickup')
})

test('with a day, cancelling is free until an hour in Bangkok, that hour included', () => {
  const free = 'Free cancellation until Thu\u00a026\u00a0Nov,\u00a006:00 (Bangkok)'
  expect([cancelling(100), cancelling(24)]).toEqual([free, free])
})

test('after that the sentence says what cancelling costs, of the price or of the deposit', () => {
  expect(cancelling(23.9)).toBe(
    'Cancelling costs 50% of the price until Thu\u00a026\u00a0Nov,\u00a018:00 (Bangkok), then all of it',
  )
  expect(cancelling(12, 'deposit')).toMatch(/^Cancelling costs 50% of the deposit until/)
  expect(cancelling(11.9)).toBe('Cancelling costs the whole price')
})

test('a request can be cancelled for nothing until we confirm, at every hour before its pickup', () => {
  const request = (hoursBefore: number | null) =>
    cancelling(hoursBefore, 'price', true).replaceAll('\u00a0', ' ')
  expect([request(null), request(100), request(23.9), request(1)]).toEqual([
    'Free cancellation until we confirm, then until 24 hours before pickup',
    'Free cancellation until we confirm, then until Thu 26 Nov, 06:00 (Bangkok)',
    'Free cancellation until we confirm, then it costs 50% of the price until Thu 26 Nov, 18:00 (Bangkok), then all of it',
    'Free cancellation until we confirm, then it costs the whole price',
  ])
})

test('terms without a free clause promise none', () => {
  const terms = { clauses: [{ untilHoursBefore: 24, refundPercent: 0 }] }
  expect(termsSentence({ terms, pickupMs: null, nowMs: 0, of: 'price', isRequest: false })).toEqual({
    before: 'Cancelling costs the whole price',
  })
})

test('a request is answered within the hours for which it holds a vehicle, earlier for a pickup that is near', () => {
  expect(paying('email', null)).toBe(
    'Nothing to pay now. We’ll reply by email within 24 hours. If we confirm, you pay your driver in cash on the day.',
  )
  expect(paying('email', 7.5)).toContain('within 5 hours')
  expect(paying('email', 2.5)).toContain('within 1 hour.')
  expect(paying('whatsapp', null)).toContain('then open WhatsApp with your message ready')
})

test('a deposit is named with its rest, a price that is paid at once is charged on the next page', () => {
  expect(paying('card', null)).toContain('You won’t be charged until then')
  expect(paying('card', null, 30)).toMatch(/^Pay ฿1,700 by card when you book/)
  expect(paying('email', null, 30)).toContain('If we confirm, you pay a deposit of ฿1,700')
})
