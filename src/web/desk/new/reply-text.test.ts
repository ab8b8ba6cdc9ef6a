import { expect, test } from 'vitest'
import { type ReplyFacts, replyText } from './reply-text.ts'

const RUBY: ReplyFacts = {
  ...{ name: 'Ruby Placeholder', title: 'Erawan waterfall and the River Kwai bridge', date: '2026-11-28' },
  ...{
    time: '08:00',
    guests: 5,
    vehicle: 'SUV',
    priceBaht: 4800,
    depositPercent: 0,
    isFull: false,
    freeDays: [],
  },
  missing: ['luggage', 'email'],
}

const REPLIES: [what: string, changes: Partial<ReplyFacts>, text: string][] = [
  [
    'the price and what is missing',
    {},
    'Hello Ruby, yes, we can! Erawan waterfall and the River Kwai bridge, Saturday 28 November, 08:00, SUV for 5 guests: ฿4,800 for the whole vehicle. How many suitcases will you bring? May I have your email address for the confirmation?',
  ],
  [
    'both parts of the price, when a deposit is asked for',
    { depositPercent: 30, missing: [] },
    'Hello Ruby, yes, we can! Erawan waterfall and the River Kwai bridge, Saturday 28 November, 08:00, SUV for 5 guests: ฿4,800 for the whole vehicle. You pay a deposit of ฿1,500 online and the remaining ฿3,300 later, or in cash to the driver.',
  ],
  [
    'the free days',
    { isFull: true, freeDays: ['2026-11-27', '2026-11-29'], missing: [] },
    'Hello Ruby, thank you for your message. On Saturday 28 November we have no vehicle left for your group. We are free on Fri 27 Nov, Sun 29 Nov. Would one of these days suit you?',
  ],
  [
    'a ride without a price',
    { title: 'Suvarnabhumi Airport (BKK) to Hua Hin', priceBaht: null, missing: [] },
    'Hello Ruby, yes, we can! Suvarnabhumi Airport (BKK) to Hua Hin, Saturday 28 November, 08:00, SUV for 5 guests: I will send you the price.',
  ],
  [
    'questions only',
    { name: '', date: '', missing: ['date', 'name'] },
    'Hello, thank you for your message. Which day suits you? May I have your name?',
  ],
]

test.each(REPLIES)('the answer to a guest says %s', (_, changes, text) => {
  expect(replyText({ ...RUBY, ...changes })).toBe(text)
})
