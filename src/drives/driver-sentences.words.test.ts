import { expect, test } from 'vitest'
import { driverAppears, driverExpected, driverSentence, driverStation } from './driver-sentences.words.ts'

const FRIDAY = '2026-11-27'
const PICKUP = new Date(`${FRIDAY}T10:00:00+07:00`)
const EVENING = { told: 'by 18:00 the evening before', shown: 'by Thu 26 Nov, 18:00' }
const SOON = { told: 'as soon as a driver is assigned', shown: 'as soon as a driver is assigned' }

test.each([
  ['2026-11-20T12:00:00', EVENING, 'by Thu 26 Nov, 18:00'],
  ['2026-11-26T17:59:59', EVENING, 'by Thu 26 Nov, 18:00'],
  ['2026-11-26T18:00:00', SOON, 'soon after'],
  ['2026-11-26T23:59:59', SOON, 'soon after'],
  ['2026-11-27T08:00:00', SOON, 'soon after'],
])(
  'at %s mails, pass and page promise the driver of a trip on Friday for one time',
  (now, { told, shown }, station) => {
    const nowMs = Date.parse(`${now}+07:00`)
    expect(driverSentence(FRIDAY, nowMs)).toContain(`number plate ${told}.`)
    expect(driverExpected(FRIDAY, nowMs)).toContain(`number plate ${told}.`)
    expect(driverAppears(PICKUP, nowMs).replaceAll('\u00a0', ' ')).toContain(`will appear here ${shown}`)
    expect(driverStation(PICKUP, nowMs).replaceAll('\u00a0', ' ')).toBe(station)
  },
)

test('a custom trip without a day promises the evening before its day', () => {
  expect(driverSentence(null, Date.parse(`${FRIDAY}T12:00:00+07:00`))).toContain('the evening before')
})

test('from the pickup on the line of the pass promises nothing', () => {
  expect(driverStation(PICKUP, PICKUP.getTime())).toBe('')
})
