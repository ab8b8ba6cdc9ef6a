import { expect, test } from 'vitest'
import { internationalNumber, regionRead, withCountryCode } from './phone-number.ts'

test.for([
  ['+44 (0)7700 900123', undefined, '447700900123'],
  ['0044 7700 900123', undefined, '447700900123'],
  ['0812345678', undefined, '66812345678'],
  ['081-234 5678', 'Thailand', '66812345678'],
  ['07700 900123', 'United Kingdom', '447700900123'],
  ['0151 2345678', ' germany ', '491512345678'],
  ['(212) 555-0100', 'USA', '12125550100'],
  ['02 5550 1234', 'Italy', '390255501234'],
  ['07700 900123', undefined, undefined],
  ['0812345678', 'Atlantis', undefined],
  ['0812345678', 'Sweden', undefined],
  ['+', undefined, undefined],
  ['0812345678', 'constructor', undefined],
] as const)('%s from %s is %s', ([phone, country, digits]) => {
  expect(internationalNumber(phone, country)).toBe(digits)
})

test.for([
  ['', 'GB', '+44 '],
  ['07700 900123', 'GB', '+44 7700 900123'],
  ['(0151) 2345678', 'DE', '+49 (151) 2345678'],
  ['06 5550 1234', 'IT', '+39 06 5550 1234'],
  ['+49 (0)151 2345678', 'GB', '+44 151 2345678'],
  ['0049 151 2345678', 'GB', '+44 151 2345678'],
  ['+1 242-555-0100', 'BS', '+1242 555-0100'],
  ['+1 (212) 555-0100', 'CA', '+1 (212) 555-0100'],
  ['+999 12345', 'GB', '+44 999 12345'],
] as const)('%s, with the code of %s, is %s', ([phone, region, written]) => {
  expect(withCountryCode(phone, region)).toBe(written)
})

test.for([
  ['+44', undefined, 'GB'],
  ['+1 242', undefined, 'BS'],
  ['+4', undefined, undefined],
  ['0812345678', undefined, 'TH'],
  ['07700 900123', 'UK', 'GB'],
  ['0812345678', 'UK', undefined],
] as const)('%s from %s has the code of %s', ([phone, country, region]) => {
  expect(regionRead(phone, country)).toBe(region)
})
