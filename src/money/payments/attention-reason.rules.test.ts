import { expect, test } from 'vitest'
import { type AttentionReason, attentionSentence } from './attention-reason.rules.ts'

test.for<[AttentionReason, sentence: string]>([
  [
    { code: 'other-amount', receivedSatang: 550_050, expectedSatang: 550_000 },
    '฿5,500.5 arrived, ฿5,500 was expected.',
  ],
  [{ code: 'other-currency', currency: 'usd', expected: 'thb' }, 'The payment is in usd, thb was expected.'],
  [{ code: 'other-mode', isLive: true }, 'The payment is in live mode, the site is not.'],
  [{ code: 'other-mode', isLive: false }, 'The payment is in test mode, the site is not.'],
  [{ code: 'booking-status', status: 'missing' }, 'The booking was missing when the money arrived.'],
  [
    { code: 'unknown-booking', reference: 'SPN-9RQTG' },
    'A payment names SPN-9RQTG. There is no such booking.',
  ],
])('why a payment needs attention is said in a sentence: %j', ([reason, sentence]) => {
  expect(attentionSentence(reason)).toBe(sentence)
})
