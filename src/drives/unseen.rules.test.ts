import { expect, test } from 'vitest'
import { inBangkok } from '#tests/fleet-factories.ts'
import { isUnseenTooLong } from './unseen.rules.ts'

const STARTS = inBangkok('2026-11-27T06:00')
const SEEN = {
  ...{ id: 'a', step: 'departed' as const, driverId: 'lek', pressedAt: STARTS, startsAt: STARTS },
  ...{ undoneAt: null, rejection: null },
}

test.for([
  ['2026-11-26T19:59', false],
  ['2026-11-26T20:00', true],
  ['2026-11-27T05:59', true],
  ['2026-11-27T06:00', false],
] as const)(
  'at %s a job of 06:00 that nobody has seen at this time needs the office: %s',
  ([time, needs]) => {
    const nowMs = inBangkok(time).getTime()
    expect(isUnseenTooLong(STARTS, {}, nowMs)).toBe(needs)
    expect(isUnseenTooLong(STARTS, { departed: SEEN }, nowMs)).toBe(false)
    const beforeItMoved = { ...SEEN, startsAt: inBangkok('2026-11-27T05:00') }
    expect(isUnseenTooLong(STARTS, { departed: beforeItMoved }, nowMs)).toBe(needs)
  },
)
