import { expect, test } from 'vitest'
import { driverSentence } from './driver-sentences.ts'

const FRIDAY = '2026-11-27'

test.each([
  ['2026-11-26T17:59:59+07:00', 'by 18:00 on the evening before'],
  ['2026-11-26T18:00:00+07:00', 'as soon as it is certain who drives'],
])('at %s the guest of a trip on Friday learns who drives %s', (now, when) => {
  expect(driverSentence(FRIDAY, Date.parse(now))).toContain(when)
})

test('a custom trip without a day promises the evening before its day', () => {
  expect(driverSentence(null, Date.parse(`${FRIDAY}T12:00:00+07:00`))).toContain('on the evening before')
})
