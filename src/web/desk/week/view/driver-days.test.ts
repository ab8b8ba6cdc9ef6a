import { expect, test } from 'vitest'
import { boardTimeOf, storedDriver } from '#tests/board-factories.ts'
import { driverDayOf } from './driver-days.ts'

const LEK = storedDriver({ id: 'lek', weeklyDaysOff: ['Sunday'] })
const drives = (from: string, until: string) => boardTimeOf(from, until, { driverId: 'lek' })

test('a driver is on the road from leaving with the first trip until being back from the last', () => {
  const times = [
    drives('2026-11-26T06:00', '2026-11-26T10:00'),
    drives('2026-11-26T12:00', '2026-11-26T17:30'),
  ]
  expect(driverDayOf(LEK, '2026-11-26', times)).toEqual({
    ...{ is: 'drives', text: '06:00–17:30', isHeld: false, tooLong: undefined },
  })
  expect(driverDayOf(LEK, '2026-11-27', times)).toMatchObject({ is: 'free', text: 'Free' })
})

test('more than twelve hours are marked, and what is only held says so', () => {
  const day = (until: string, changes = {}) =>
    driverDayOf(LEK, '2026-11-26', [{ ...drives('2026-11-26T06:00', until), ...changes }])
  expect(day('2026-11-26T18:00').tooLong).toBeUndefined()
  expect(day('2026-11-26T22:15').tooLong).toBe('16 h')
  expect(day('2026-11-26T12:00', { status: 'held' }).isHeld).toBe(true)
})

test('a day off is one of every week, or blocked; a part of a day names its hours', () => {
  const blocked = (from: string, until: string) =>
    boardTimeOf(from, until, { driverId: 'lek', booked: null, reason: 'Doctor' })
  const on = (day: string, times: ReturnType<typeof blocked>[] = []) => driverDayOf(LEK, day, times)
  expect(on('2026-11-29')).toMatchObject({ is: 'off', text: 'Day off' })
  expect(on('2026-11-26', [blocked('2026-11-26T00:00', '2026-11-27T00:00')])).toMatchObject({
    ...{ is: 'off', text: 'Doctor' },
  })
  expect(on('2026-11-26', [blocked('2026-11-26T09:00', '2026-11-26T12:00')]).text).toBe('Doctor, 09:00–12:00')
})
