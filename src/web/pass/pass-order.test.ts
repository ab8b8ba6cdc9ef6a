import { expect, test } from 'vitest'
import { passOrder } from './pass-order.ts'

const opened = (stage: Parameters<typeof passOrder>[0]) =>
  passOrder(stage).flatMap(({ part, isFolded }) => (isFolded ? [] : part))
const folded = (stage: Parameters<typeof passOrder>[0]) =>
  passOrder(stage).flatMap(({ part, isFolded }) => (isFolded ? part : []))

test('a pass begins with what is missing, and with a driver goes on with who comes, where, and how to pay', () => {
  expect(opened('ahead').slice(0, 2)).toEqual(['details', 'pay'])
  expect(opened('assigned').slice(0, 4)).toEqual(['details', 'crew', 'pickup', 'pay'])
  expect(folded('assigned')).toEqual([])
})

test('while the driver comes, driver and plate stand first, and pickup and payment are folded', () => {
  for (const stage of ['on_the_way', 'arrived'] as const) {
    expect(opened(stage)[0]).toBe('crew')
    expect(folded(stage)).toEqual(['pickup', 'pay'])
  }
})

test('on board the next stop and the time home stand first; driver and pickup are folded', () => {
  expect(opened('on_board')[0]).toBe('now')
  expect(folded('on_board')).toEqual(['crew', 'pickup'])
})

test('a proposal is shown before any drive is under way', () => {
  for (const stage of ['ahead', 'assigned'] as const) expect(opened(stage)).toContain('proposal')
})
