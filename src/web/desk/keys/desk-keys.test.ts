import { expect, test } from 'vitest'
import { actOfKey } from './desk-keys.ts'

const pressed = (key: string, changes: { ctrlKey?: boolean } = {}) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false },
  ...changes,
})

test('a key opens a screen, small or capital', () => {
  expect(actOfKey(pressed('n'), false)).toEqual({ does: 'open', tab: 'New' })
  expect(actOfKey(pressed('W'), false)).toEqual({ does: 'open', tab: 'Week' })
  expect(actOfKey(pressed('x'), false)).toBeUndefined()
})

test('a key does nothing while something is typed, nor together with Control', () => {
  expect(actOfKey(pressed('n'), true)).toBeUndefined()
  expect(actOfKey(pressed('n', { ctrlKey: true }), false)).toBeUndefined()
})
