import { expect, test } from 'vitest'
import { GUEST_LANGUAGES } from '#guests/contact/guest-language.rules.ts'
import { type ReplyFacts, replyText } from './reply-text.ts'

const RUBY: ReplyFacts = {
  ...{ language: 'en', isTooLarge: false, isSure: true },
  ...{ name: 'Ruby Placeholder', title: 'Erawan waterfall and the River Kwai bridge', date: '2026-11-28' },
  ...{
    time: '08:00',
    guests: 5,
    vehicle: 'suv',
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
    'no yes, when the message says more than was read',
    { isSure: false, missing: [] },
    'Hello Ruby, thank you for your message. Erawan waterfall and the River Kwai bridge, Saturday 28 November, 08:00, SUV for 5 guests: ฿4,800 for the whole vehicle.',
  ],
  [
    'no price, while it is open how many they are',
    { guests: 0, missing: ['adults'] },
    'Hello Ruby, thank you for your message. How many of you are travelling?',
  ],
  [
    'no price, while the hour is said in two ways',
    { isSure: false, missing: ['time'] },
    'Hello Ruby, thank you for your message. What time shall we pick you up?',
  ],
  [
    'that a large group needs several vehicles',
    { isTooLarge: true, isFull: true, guests: 11, missing: [] },
    'Hello Ruby, thank you for your message. Your group needs more than one vehicle. I will send you an offer.',
  ],
  [
    'everything in the language of the guest',
    { language: 'de', missing: ['email'] },
    'Guten Tag Ruby, ja, das geht gern! Erawan waterfall and the River Kwai bridge, Samstag, 28. November, 08:00, SUV für 5 Personen: ฿4,800 für das ganze Fahrzeug. An welche E-Mail-Adresse darf die Bestätigung gehen?',
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

test.each(GUEST_LANGUAGES)('in %s every question of the form is asked', (language) => {
  const missing = [
    'tourId',
    'date',
    'time',
    'pickup',
    'dropoff',
    'adults',
    'luggage',
    'name',
    'email',
    'phone',
  ] as const
  const questions = missing.map((field) => replyText({ ...RUBY, language, missing: [field] }))
  expect(new Set(questions).size).toBe(missing.length)
})
