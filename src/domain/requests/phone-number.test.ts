import { expect, test } from 'vitest'
import { internationalNumber } from './phone-number.ts'

test.for([
  ['+44 (0)7700 900123', undefined, '447700900123'],
  ['0044 7700 900123', undefined, '447700900123'],
  ['0812345678', undefined, '66812345678'],
  ['081-234 5678', 'Thailand', '66812345678'],
  ['07700 900123', 'United Kingdom', '447700900123'],
  ['0151 2345678', ' germany ', '491512345678'],
  ['(212) 555-0100', 'USA', '12125550100'],
  ['07700 900123', undefined, undefined],
  ['0812345678', 'Atlantis', undefined],
  ['0812345678', 'Sweden', undefined],
  ['+', undefined, undefined],
  ['0812345678', 'constructor', undefined],
] as const)('%s from %s is %s', ([phone, country, digits]) => {
  expect(internationalNumber(phone, country)).toBe(digits)
})
