import { expect, test } from 'vitest'
import { countryOfNumber, regionRead, withCountryCode } from './phone-region.rules.ts'

test.for([
  ['', 'GB', '+44 '],
  ['07700 900123', 'GB', '+44 7700 900123'],
  ['(0151) 2345678', 'DE', '+49 (151) 2345678'],
  ['0151/2345678', 'DE', '+49 151/2345678'],
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
  ['0812345678', 'Thailand', 'TH'],
  ['07700 900123', 'UK', 'GB'],
  ['07700 900123', undefined, undefined],
  ['0812345678', 'UK', undefined],
] as const)('%s from %s has the code of %s', ([phone, country, region]) => {
  expect(regionRead(phone, country)).toBe(region)
})

test('the country of a guest is that of the code, where only one country has it', () => {
  expect(countryOfNumber('0044 7700 900123')).toBe('United Kingdom')
  expect(countryOfNumber('+1 212 555 0100')).toBeUndefined()
  expect(countryOfNumber('081 555 0123')).toBeUndefined()
})
