import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOnly } from './calendar-text.rules.ts'

test.for([
  ['River Inn, room 1204', 'River Inn, room 1204'],
  ['River Inn, call +66 81 234 5678', 'River Inn, call'],
  ['River Inn (081-234-5678)', 'River Inn'],
  ['River Inn, ๐๘๑ ๒๓๔ ๕๖๗๘', 'River Inn'],
  ['River Inn, sanne@example.com', 'River Inn'],
  ['Airport, agreed ฿1,700', 'Airport, agreed'],
  ['Airport 1700 baht', 'Airport'],
  ['99/1 Saeng Chuto Road', '99/1 Saeng Chuto Road'],
  ['99/1 Moo 4 71000', '99/1 Moo 4 71000'],
  ['Hotel 11 12 13 14 15', 'Hotel 11 12 13 14 15'],
  ['Room 2.05, Baan 88', 'Room 2.05, Baan 88'],
  ['Inn 1234, 512 555 0100', 'Inn 1234'],
  ['Inn, 7700 900123', 'Inn'],
  ['Inn, 66815550123', 'Inn'],
  ['Inn, 06 12 34 56 78', 'Inn'],
] as const)('of the place %j a calendar shows %j', ([typed, shown]) => {
  expect(placeOnly(typed)).toBe(shown)
})

test('no number that begins with a plus or a zero is left, however it is grouped', () => {
  const rest = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', ' ', '-', '.', '/')), {
      minLength: 7,
      maxLength: 15,
    })
    .map((digits) => digits.flat().join(''))
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('+6', '0'),
      rest,
      fc.string(),
      (before, start, number, after) => {
        expect(placeOnly(`${before}, ${start}${number},${after}`)).not.toMatch(/[+0]\d?([\s().-]*\d){7}/)
      },
    ),
  )
})
