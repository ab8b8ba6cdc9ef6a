import { expect, test } from 'vitest'
import { driverSentence } from './driver-sentences.ts'

const FRIDAY = '2026-11-27'

test.each([
  ['2026-11-26T17:59:59+07:00', 'by 18:00 the evening before'],
  ['2026-11-26T18:00:00+07:00', 'as soon as a driver is assigned'],
])('at %s the guest of a trip on Friday learns who drives %s', (now, when) => {
  expect(driverSentence(FRIDAY, Date.parse(now))).toContain(when)
})

test('a custom trip without a day promises the evening before its day', () => {
  expect(driverSentence(null, Date.parse(`${FRIDAY}T12:00:00+07:00`))).toContain('the evening before')
})
