import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasCountryCode,
  isPhoneNumber,
  typedPhone,
  whyNoPhone,
  withoutExtension,
} from './phone-text.rules.ts'

test.for([
  ['+44 7700 900123', '+44 7700 900123'],
  ['  081-234-5678\n', '081-234-5678'],
  ['(02) 123 4567', '(02) 123 4567'],
  ['081.555.0123', '081.555.0123'],
  ['0151/23456789', '0151/23456789'],
  ['+49 (0) 151 - 234 567 89', '+49 (0) 151 - 234 567 89'],
  ['(+66) 81 555 0123', '+66 81 555 0123'],
  ['+(66)815550123', '+66 815550123'],
  ['+ 66 81 555 0123', '+66 81 555 0123'],
  ['+0066 81 555 0123', '0066 81 555 0123'],
  ['+081 555 0123', '081 555 0123'],
  ['(00)44 7700 900123', '(00)44 7700 900123'],
  ['\u2068+66 81\u2011555\u20110123\u2069', '+66 81-555-0123'],
  ['\u202d+66\u00a081\u2009555\u202f0123\u202c', '+66 81 555 0123'],
  ['081\t555\u3000\u200b0123', '081 555 0123'],
  ['081–555—0123', '081-555-0123'],
  ['＋６６ ８１ ５５５ ０１２３', '+66 81 555 0123'],
  ['๐๘๑-๕๕๕-๐๑๒๓', '081-555-0123'],
  ['٠٨١ ٥٥٥ ٠١٢٣', '081 555 0123'],
  ['081·555·0123', '081 555 0123'],
  ['081_555_0123', '081 555 0123'],
  ['📞 081 555 0123', '081 555 0123'],
  ['[081] 555-0123', '(081) 555-0123'],
  ['tel:+66-81-555-0123', '+66-81-555-0123'],
  ['081 555 0123.', '081 555 0123'],
  ['02-123-4567 #12', '02-123-4567 #12'],
  ['02-123-4567,12', '02-123-4567,12'],
] as const)('%j is stored as %j and accepted', ([typed, stored]) => {
  expect(typedPhone(typed)).toBe(stored)
  expect(isPhoneNumber(stored)).toBe(true)
})

test.for([
  '',
  '123456',
  '123456789012345678901',
  '+12345678901234567890',
  '       ',
  '(-) (-) (-)',
  '12345 -',
  '44+7700900123',
  '++447700900123',
  '0812345678 ext 9',
  'call me 0812345678',
  '081 555 0123 / 089 555 0456',
  '0815550123,0895550456',
  '+66815550123+66895550456',
  '<b>0812345678',
])('%j is no phone number', (typed) => {
  expect(isPhoneNumber(typedPhone(typed))).toBe(false)
})

test.for([
  ['081 555 0123 / 089 555 0456', 'phone.several'],
  ['081 555 0123 or 089 555 0456', 'phone.letters'],
  ['0812345678 ext 9', 'phone.letters'],
  ['call me', undefined],
  ['12', undefined],
] as const)('what is wrong with %j: %s', ([phone, code]) => {
  expect(whyNoPhone(phone)?.code).toBe(code)
})

test('a number and its extension are told apart', () => {
  expect(withoutExtension('02 123 4567 #12')).toEqual({ number: '02 123 4567', extension: '12' })
  expect(withoutExtension('+66 2 123 4567')).toEqual({ number: '+66 2 123 4567', extension: '' })
})

test.for(['+44 7700', '0044 7700', '(+44) 7700', '(00)44 7700', '\u2068+44'])(
  '%j begins with a code',
  (phone) => {
    expect(hasCountryCode(phone)).toBe(true)
  },
)

test.for(['', '081 555 0123', '(02) 123 4567', '+081 555 0123'])('%j has no code', (phone) => {
  expect(hasCountryCode(phone)).toBe(false)
})

test('no digit is lost, and what is stored is stored again as it is', () => {
  const pieces = fc.array(fc.constantFrom(...'0123456789+()-./ \u00a0\u2011\u2068·'), { maxLength: 30 })
  fc.assert(
    fc.property(pieces, (typed) => {
      const stored = typedPhone(typed.join(''))
      expect(stored.replace(/\D/g, '')).toBe(typed.join('').replace(/\D/g, ''))
      expect(typedPhone(stored)).toBe(stored)
    }),
    { numRuns: 1000 },
  )
})
