import { expect, test } from 'vitest'
import { phoneKey } from './phone-key.rules.ts'

test.each([
  ['+66 81 234 5678', '081-234-5678'],
  ['0066812345678', '081 234 5678'],
  ['+66 (0)81 234 5678', '66812345678'],
  ['+66 34 511 200', '034 511200'],
  ['+44 7700 900123', '07700 900123'],
  ['(00)44 7700 900123', '+44 (0) 7700 900-123'],
  ['+47 412 34 567', '41234567'],
  ['+1 512 555 0100', '(512) 555-0100'],
  ['８１２３４５６７８', '0812345678'],
])('%s and %s are one number', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other))
})

test('two numbers that end differently are two', () => {
  expect(phoneKey('+66 81 234 5678')).not.toBe(phoneKey('+66 81 234 5679'))
})

test('without a digit there is no number', () => {
  expect([phoneKey(''), phoneKey('no phone')]).toEqual(['', ''])
})
