import { expect, test } from 'vitest'
import { closedAt, type OpeningHours } from './opening-hours.rules.ts'

const SATURDAY = '2027-04-10'
const SUNDAY = '2027-04-11'
const TUESDAY = '2027-04-13'

const skywalk: OpeningHours = {
  daily: [
    ['09:00', '12:00'],
    ['15:00', '18:00'],
  ],
  weekdays: { Saturday: [['09:00', '18:00']], Sunday: [] },
}

test.for([
  ['before it opens', SATURDAY, '08:59', false],
  ['when it opens', SATURDAY, '09:00', true],
  ['in the last minute', SATURDAY, '17:59', true],
  ['when it closes', SATURDAY, '18:00', false],
  ['in the break at noon', TUESDAY, '12:30', false],
  ['after the break', TUESDAY, '15:00', true],
  ['on a weekday without hours', SUNDAY, '10:00', false],
  ['on a closed weekday, at no time', SUNDAY, null, false],
  ['on an open day, at no time', TUESDAY, null, true],
] as const)('%s', ([, date, time, isOpen]) => {
  expect(closedAt(skywalk, { date, time }) === undefined).toBe(isOpen)
})

test('on a closed day of the year nobody gets in, and on another one its hours are named', () => {
  const centre: OpeningHours = { daily: [['09:00', '16:00']], closedOn: ['04-13'] }
  expect(closedAt(centre, { date: TUESDAY, time: '10:00' })).toEqual({ open: [] })
  expect(closedAt(centre, { date: SUNDAY, time: '16:30' })).toEqual({ open: [['09:00', '16:00']] })
})
