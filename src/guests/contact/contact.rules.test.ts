import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress, MAX_LENGTH, typedAddress } from './contact.rules.ts'

test.for([
  'ada@example.com',
  'ADA@EXAMPLE.COM',
  "ada.o'brien+kwai@mail.example.co.uk",
  'a@b.io',
  '1@2.example',
  'ada_b-c@xn--bcher-kva.example',
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.for([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@localhost',
  'ada@@example.com',
  'ada@example..com',
  'ada..b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.c',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada example@example.com',
  'ada@example.com ',
  ' ada@example.com',
  'ada@example.com\n',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\0',
  'ada@example.com,eve@example.com',
  'ada@example.com;eve@example.com',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  '"ada@evil.example"@example.com',
  'ada(comment)@example.com',
  'ada\\@example.com',
  'ada:eve@example.com',
  'adä@example.com',
  'ada@exämple.com',
  'ada@example.\u212aom',
  'ada@example.com\u202e',
  'ada＠example.com',
  'mailto:ada@example.com',
])('%j is no address', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('an address may have 254 characters and not one more', () => {
  const longest = `ada@${'a.'.repeat(123)}com`
  expect(longest).toHaveLength(253)
  expect(isEmailAddress(longest)).toBe(true)
  expect(isEmailAddress(`a${longest}`)).toBe(true)
  expect(isEmailAddress(`aa${longest}`)).toBe(false)
})

test('no address holds what would make it a second address, a name or a header', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 })
  const dangerous = fc.constantFrom(',', ';', '"', '<', '>', '(', ')', '\\', ':', ' ', '\t', '\n', '\r', '\0')
  const addressWith = fc
    .tuple(fc.constantFrom('ada', ''), text, dangerous, text, fc.constantFrom('@example.com', ''))
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(addressWith, (address) => {
      expect(isEmailAddress(address)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('what passes as an address is printable ASCII with one @, and has no comma, space or double quote', () => {
  const pieces = fc.string({ unit: fc.constantFrom(...'aB1.-_+@\'",; \t\n<>\u00e9\u212a'), maxLength: 12 })
  fc.assert(
    fc.property(pieces, (local) => {
      const address = `${local}@example.com`
      if (isEmailAddress(address)) expect(address).toMatch(/^[!#-+\--:=?A-~]+@[a-z.]+$/)
    }),
    { numRuns: 2000 },
  )
})

test('limits are the ones the specification names', () => {
  expect(MAX_LENGTH).toMatchObject({
    name: 100,
    country: 100,
    email: 254,
    freeText: 1000,
    requests: 2000,
  })
})

test.for([
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['ada@example。com', 'ada@example.com'],
  ['ada@example｡com', 'ada@example.com'],
  ['\u200bada@exam\u00adple.com\ufeff', 'ada@example.com'],
  ['\u2068ada@example.com\u2069', 'ada@example.com'],
  ['\u3000ada@example.com\u00a0\n', 'ada@example.com'],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['Ada <ada@example.com>', 'ada@example.com'],
  ['"Example, Ada" <ada@example.com>', 'ada@example.com'],
  ['ada@example.com <ada@example.com>', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['＜ada@example.com＞', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['MAILTO:ada@example.com?subject=Hello', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['Ada <ada@example.com>;', 'ada@example.com'],
  ['"ada@example.com"', 'ada@example.com'],
  ['(ada@example.com)', 'ada@example.com'],
  ['ada @example.com', 'ada@example.com'],
  ["ada.o'brien@example.com", "ada.o'brien@example.com"],
] as const)('%j was meant as %s', ([typed, address]) => {
  expect(typedAddress(typed)).toBe(address)
})

test.for([
  'ada@example.com，eve@example.com',
  'ada@example.com；eve@example.com',
  'ada@example.com <eve@example.com>',
  'ada@example.com\r\nBcc: eve@example.com',
  'Ada <ada@example.com> eve@example.com',
  'ada example@example.com',
])('%j stays refused in plain characters', (typed) => {
  expect(isEmailAddress(typedAddress(typed))).toBe(false)
})
