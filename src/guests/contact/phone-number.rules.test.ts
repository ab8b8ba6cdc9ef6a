import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { CALLING_CODES } from './country-codes.rules.ts'
import { internationalNumber, readNumber } from './phone-number.rules.ts'
import { withCountryCode } from './phone-region.rules.ts'

test.for([
  ['+44 (0)7700 900123', undefined, '447700900123'],
  ['0044 7700 900123', undefined, '447700900123'],
  ['0812345678', undefined, '66812345678'],
  ['081-234 5678', 'Thailand', '66812345678'],
  ['02 123 4567', 'Thailand', '6621234567'],
  ['07700 900123', 'United Kingdom', '447700900123'],
  ['0151 2345678', ' germany ', '491512345678'],
  ['0151/23456789', 'Germany', '4915123456789'],
  ['(212) 555-0100', 'USA', '12125550100'],
  ['02 5550 1234', 'Italy', '390255501234'],
  ['+66 081 555 0123', undefined, '66815550123'],
  ['(+66) 81 555 0123', undefined, '66815550123'],
  ['66815550123', undefined, '66815550123'],
  ['447911123456', undefined, '447911123456'],
  ['\u2068+66 81\u2011555\u20110123\u2069', undefined, '66815550123'],
  ['๐๘๑-๕๕๕-๐๑๒๓', undefined, '66815550123'],
  ['+0066 81 555 0123', undefined, '66815550123'],
  ['+49 0151 23456789', undefined, '4915123456789'],
  ['+49 (0) 151 - 234 567 89', undefined, '4915123456789'],
  ['(00)44 07700 900123', undefined, '447700900123'],
  ['+39 06 5550 1234', undefined, '390655501234'],
  ['+1 1 512 555 0100', undefined, '15125550100'],
  ['1-512-555-0100', 'United States', '15125550100'],
  ['8 912 345 67 89', 'Russia', '79123456789'],
  ['+7 812 345 67 89', undefined, '78123456789'],
  ['06 20 123 4567', 'Hungary', '36201234567'],
  ['06 12 34 56 78', 'France', '33612345678'],
  ['06 5550 1234', 'Italy', '390655501234'],
  ['011 15 1234 5678', 'Argentina', '5491112345678'],
  ['+999 12345', undefined, '99912345'],
  ['+66 00 000 0000', undefined, '66000000000'],
] as const)('%s from %s is %s', ([phone, country, digits]) => {
  expect(internationalNumber(phone, country)).toBe(digits)
})

test.for([
  ['07700 900123', undefined],
  ['02 123 4567', undefined],
  ['13812345678', undefined],
  ['0812345678', 'Atlantis'],
  ['0812345678', 'Sweden'],
  ['0812345678', 'Germany'],
  ['0812345678', 'constructor'],
  ['12', 'Germany'],
  ['+', undefined],
  ['', undefined],
] as const)('the country of %j from %s is uncertain', ([phone, country]) => {
  expect(internationalNumber(phone, country)).toBeUndefined()
})

test('an extension is no part of the number', () => {
  expect(readNumber('+66 2 123 4567 #12')).toEqual({
    ...{ digits: '6621234567', inGroups: '+66 2 123 4567', extension: '12', isThaiLandline: true },
  })
})

test('what the list of countries writes into the field is read as that number, in every country', () => {
  const wrong = [...CALLING_CODES.keys()].flatMap((region) => {
    const example = getExampleNumber(region as CountryCode, examples)
    const written = example && withCountryCode(example.formatNational(), region)
    return written && internationalNumber(written) !== example.number.slice(1) ? `${region}: ${written}` : []
  })
  expect(wrong).toEqual([])
})
