import { expect, test } from 'vitest'
import type { Problem } from './problem.rules.ts'
import { sentenceForPrograms, sentenceOf } from './sentences.words.ts'

test.for<[Problem, string]>([
  [
    { code: 'check-input' },
    'Some details are missing or invalid. Please correct them and send the request again.',
  ],
  [
    { code: 'request-id-reused' },
    'A request with this id was already sent with other details. Please use a new id.',
  ],
  [
    { code: 'price-changed', priceBaht: 5500 },
    'The price is now ฿5,500 for the whole vehicle. Please send the request again with this price if you agree.',
  ],
  [
    { code: 'channel-changed', channel: 'email' },
    'This trip is now requested by email, and you pay nothing yet. Nothing has been sent yet. Please send the request again if you agree.',
  ],
  [
    { code: 'vehicle-gone', vehicleClass: 'suv', date: '2027-01-15', free: [] },
    'The last SUV on Fri\u00a015\u00a0Jan has just gone. Please choose another day or another vehicle.',
  ],
])('%j is said to a program without form, button and page', ([problem, sentence]) => {
  expect(sentenceForPrograms(problem)).toBe(sentence)
  expect(sentenceOf(problem)).toMatch(/form|button|typed|entered/)
})
