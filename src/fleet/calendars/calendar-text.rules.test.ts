import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstNameOf, placeOnly } from './calendar-text.rules.ts'

test.for([
  ['Sanne de Voorbeeld', 'Sanne'],
  ['  Bruno\tBeispiel', 'Bruno'],
  ['Priya', 'Priya'],
  ['', ''],
] as const)('the first name of %j is %j', ([name, first]) => {
  expect(firstNameOf(name)).toBe(first)
})

test.for([
  ['River Inn, room 1204', 'River Inn, room 1204'],
  ['River Inn, call +66 81 234 5678', 'River Inn, call'],
  ['River Inn (081-234-5678)', 'River Inn ( )'],
  ['River Inn, ๐๘๑ ๒๓๔ ๕๖๗๘', 'River Inn'],
  ['River Inn, sanne@example.com', 'River Inn'],
  ['Airport, agreed ฿1,700', 'Airport, agreed'],
  ['Airport 1700 baht', 'Airport'],
  ['99/1 Saeng Chuto Road', '99/1 Saeng Chuto Road'],
] as const)('of the place %j a calendar shows %j', ([typed, shown]) => {
  expect(placeOnly(typed)).toBe(shown)
})

test('no six digits in a row are left, however they are grouped', () => {
  const phone = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', ' ', '-', '.')), {
      minLength: 6,
      maxLength: 15,
    })
    .map((digits) => digits.flat().join(''))
  fc.assert(
    fc.property(fc.string(), phone, fc.string(), (before, number, after) => {
      expect(placeOnly(`${before}${number}${after}`)).not.toMatch(/\d([\s().-]*\d){5}/)
    }),
  )
})
