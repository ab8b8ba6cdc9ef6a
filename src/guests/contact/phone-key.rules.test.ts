import { expect, test } from 'vitest'
import { digitsToFind, phoneKey } from './phone-key.rules.ts'

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
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
  ['02 123 4567 #12', '+66 2 123 4567'],
])('%s and %s are one number', (one, other) => {
  expect(phoneKey(one)).toBe(phoneKey(other))
})

test('two numbers that end differently are two', () => {
  expect(phoneKey('+66 81 234 5678')).not.toBe(phoneKey('+66 81 234 5679'))
})

test('without a digit there is no number', () => {
  expect([phoneKey(''), phoneKey('no phone')]).toEqual(['', ''])
})

test.for([
  ['+66 81 555 0123', '15550123'],
  ['0815550123', '15550123'],
  ['0066 081 555 0123', '15550123'],
  ['+354 555 1234', '5551234'],
  ['8 912 345 67 89', '23456789'],
  ['081 555', '81555'],
  ['+66 81 555', '81555'],
  ['+44', '44'],
  ['5550123', '5550123'],
] as const)('%s is found by %s', ([phone, digits]) => {
  expect(digitsToFind(phone)).toBe(digits)
})
