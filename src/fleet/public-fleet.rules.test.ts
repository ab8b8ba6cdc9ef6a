import { expect, test } from 'vitest'
import { englishFirst, firstNameOf, plateEndingOf } from './public-fleet.rules.ts'

test.for([
  ['Anan', 'Anan'],
  ['  Anan   Srisai ', 'Anan'],
  ['อนันต์ ใจดี', 'อนันต์'],
  ['คุณอนันต์ ใจดี', 'อนันต์'],
  ['Mr. Anan Srisai', 'Anan'],
] as const)('of the name %j strangers read %j', ([name, shown]) => {
  expect(firstNameOf(name)).toBe(shown)
})

test.for([
  ['ฮฮ 0042 กาญจนบุรี', '42'],
  ['1กข 1234 กรุงเทพมหานคร', '34'],
  ['ฮฮ 123', '23'],
  ['ฮฮ 42', '2'],
  ['ฮฮ 7', ''],
  ['red one', ''],
] as const)('of the plate %j strangers read %j', ([plate, shown]) => {
  expect(plateEndingOf(plate)).toBe(shown)
})

test('drivers who speak English come first, otherwise the order stays', () => {
  const spoken = [['th'], ['th', 'en'], ['de'], ['en']].map((languages) => ({ languages }))
  expect(englishFirst(spoken).map(({ languages }) => languages)).toEqual([
    ['th', 'en'],
    ['en'],
    ['th'],
    ['de'],
  ])
})
