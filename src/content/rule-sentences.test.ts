import { expect, test } from 'vitest'
import { defaultRules } from './catalogue/booking-rules.ts'
import { faqOf } from './faq.ts'
import { leadTimeSentences } from './rule-sentences.ts'

test('the FAQ gives the lead times that the forms enforce', () => {
  const leadTimes = { ...defaultRules.leadTimes, transferInTownHours: 7, longTransferHours: 31 }
  const answer = faqOf({ ...defaultRules, leadTimes }).find(({ question }) =>
    question.startsWith('How far ahead'),
  )?.answer
  for (const sentence of Object.values(leadTimeSentences(leadTimes))) expect(answer).toContain(sentence)
  expect(answer).toMatch(/7 hours.*31 hours/)
})
