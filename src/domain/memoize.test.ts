import { expect, test } from 'vitest'
import { memoizeLast } from './memoize.ts'

test('an equal key gives the very same, another key makes anew', () => {
  const rulesOf = memoizeLast((now: { today: string }) => ({ from: now.today }))
  const rules = rulesOf({ today: '2026-11-20' })
  expect(rulesOf({ today: '2026-11-20' })).toBe(rules)
  expect(rulesOf({ today: '2026-11-21' })).toEqual({ from: '2026-11-21' })
  expect(rulesOf({ today: '2026-11-20' })).toEqual(rules)
})
