import { expect, test } from 'vitest'
import { digitsToFind, internationalNumber, regionRead, withCountryCode } from './phone-number.rules.ts'

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
  ['+66 081 555 0123', undefined, '66815550123'],
  ['(+66) 81 555 0123', undefined, '66815550123'],
  ['66815550123', undefined, '66815550123'],
  ['\u2068+66 81\u2011555\u20110123\u2069', undefined, '66815550123'],
  ['+49 0151 23456789', undefined, '4915123456789'],
  ['(00)44 07700 900123', undefined, '447700900123'],
  ['+39 06 5550 1234', undefined, '390655501234'],
  ['+1 1 512 555 0100', undefined, '15125550100'],
  ['1-512-555-0100', 'United States', '15125550100'],
  ['8 912 345 67 89', 'Russia', '79123456789'],
  ['+7 812 345 67 89', undefined, '78123456789'],
  ['06 20 123 4567', 'Hungary', '36201234567'],
  ['06 12 34 56 78', 'France', '33612345678'],
  ['06 5550 1234', 'Italy', '390655501234'],
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
  ['(+66) 081 555 0123', 'TH', '+66 81 555 0123'],
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

test.for([
  ['+66 81 555 0123', '815550123'],
  ['0815550123', '815550123'],
  ['0066 081 555 0123', '815550123'],
  ['+44 (0)7700 900123', '7700900123'],
  ['07700 900123', '7700900123'],
  ['447700900123', '447700900123'],
  ['+44', '44'],
] as const)('%s is found by %s', ([phone, digits]) => {
  expect(digitsToFind(phone)).toBe(digits)
})
