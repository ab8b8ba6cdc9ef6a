import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { taxiViewOf } from './taxi-view.ts'

test('a ride in town can be booked for today, a long one for tomorrow', () => {
  const morning = Date.parse('2026-11-20T10:00:00+07:00')
  const { inTown, long } = taxiViewOf(defaultRules.leadTimes, morning, new URLSearchParams())
  expect([inTown.firstDay, long.firstDay]).toEqual(['2026-11-20', '2026-11-21'])
})
