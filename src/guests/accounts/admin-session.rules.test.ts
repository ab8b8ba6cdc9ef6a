import { expect, test } from 'vitest'
import { isAdminSessionOver, isFresh } from './admin-session.rules.ts'

const MORNING = new Date('2026-11-20T06:00:00+07:00')

test.each([
  ['2026-11-20T06:00:00+07:00', false, true],
  ['2026-11-20T06:29:59+07:00', false, true],
  ['2026-11-20T06:30:00+07:00', false, false],
  ['2026-11-20T17:59:59+07:00', false, false],
  ['2026-11-20T18:00:00+07:00', true, false],
])('a session that began at 06:00: at %s it is over: %s, fresh: %s', (at, isOver, fresh) => {
  expect(isAdminSessionOver(MORNING, Date.parse(at))).toBe(isOver)
  expect(isFresh(MORNING, Date.parse(at))).toBe(fresh)
})
