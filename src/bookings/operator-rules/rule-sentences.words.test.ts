import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY } from '#catalogue/vehicle.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { ticketsOf } from '#content/catalogue/tickets.ts'
import { faqOf } from '#content/faq.ts'
import { FIRST_PICKUP, LAST_PICKUP } from '../placing/taxi-service.rules.ts'
import { leadTimeSentences } from './rule-sentences.words.ts'

test('the FAQ names the seats, the tickets and the hours that the pages have', () => {
  const answers = faqOf(defaultRules)
    .map(({ answer }) => answer)
    .join(' ')
  const { car, suv, van } = DEFAULT_CAPACITY
  for (const { from, to } of [car, suv, van]) expect(answers).toContain(`${from} to ${to}`)
  const sanctuary = ticketsOf({ id: 'ethical-elephant', places: [] })[0]
  expect(answers).toContain(sanctuary?.adultBaht.toLocaleString('en'))
  const park = ticketsOf({ id: '', places: ['erawan'] })[0]
  expect(answers).toContain(`฿${park?.adultBaht} for a foreign adult in a national park`)
  expect(answers).toContain(`every day between ${FIRST_PICKUP} and ${LAST_PICKUP}`)
})

test('some trips have other seats than the FAQ names, as it says', () => {
  const other = catalogue.tours.filter(
    ({ capacity }) => capacity?.suv && capacity.suv.to > DEFAULT_CAPACITY.suv.to,
  )
  expect(other).not.toEqual([])
})

test('the FAQ gives the lead times that the forms enforce', () => {
  const leadTimes = { ...defaultRules.leadTimes, transferInTownHours: 7, longTransferHours: 31 }
  const answer = faqOf({ ...defaultRules, leadTimes }).find(({ question }) =>
    question.startsWith('How far ahead'),
  )?.answer
  for (const sentence of Object.values(leadTimeSentences(leadTimes))) expect(answer).toContain(sentence)
  expect(answer).toMatch(/7 hours.*31 hours/)
})
