import { expect, test } from 'vitest'
import { type AttentionReason, attentionSentence, namesAmounts } from './attention-reason.ts'

test.for<[AttentionReason, sentence: string, namesAmounts: boolean]>([
  [
    { code: 'other-amount', receivedSatang: 550_050, expectedSatang: 550_000 },
    '฿5,500.5 arrived, ฿5,500 was expected.',
    true,
  ],
  [
    { code: 'other-currency', currency: 'usd', expected: 'thb' },
    'The payment is in usd, thb was expected.',
    true,
  ],
  [{ code: 'other-mode', isLive: true }, 'The payment is in live mode, the site is not.', false],
  [{ code: 'other-mode', isLive: false }, 'The payment is in test mode, the site is not.', false],
  [{ code: 'booking-status', status: 'missing' }, 'The booking was missing when the money arrived.', false],
  [
    { code: 'unknown-booking', reference: 'SPN-9RQTG' },
    'A payment names SPN-9RQTG. There is no such booking.',
    false,
  ],
])('why a payment needs attention is said in a sentence: %j', ([reason, sentence, names]) => {
  expect(attentionSentence(reason)).toBe(sentence)
  expect(namesAmounts(reason)).toBe(names)
})
