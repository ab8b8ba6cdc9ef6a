import { expect, test } from 'vitest'
import { spellings } from '#content/spellings.ts'
import { findByWords, searchable } from './word-search.ts'

const entries = [
  'Erawan waterfall near Kanchanaburi: swim below the tiers',
  'The Death Railway by train, a bridge and a museum',
  'Elephants without shows, for families. family',
  'Seven tiers at Huay Mae Khamin waterfall',
].map((text) => ({ text, words: searchable([text]) }))

function found(query: string) {
  return findByWords(entries, query).map(({ text }) => entries.findIndex((entry) => entry.text === text))
}

test.for([
  ['', [0, 1, 2, 3]],
  ['day trips', [0, 1, 2, 3]],
  ['  WaterFall ', [0, 3]],
  ['tiers waterfall erawan', [0]],
  ['rail', [1]],
  ['ail', []],
  ['beach', []],
  ['penguin', []],
] as const)('"%s": every word, or the beginning of one, in any order', ([query, indexes]) => {
  expect(found(query)).toEqual(indexes)
})

test.for([
  ['erawaan', [0]],
  ['Erawna', [0]],
  ['kanchanburi', [0]],
  ['kanchanaburee', [0]],
  ['watterfall khamin', [3]],
  ['elefant', [2]],
  ['Huai Mae Kamin', [3]],
] as const)('the misspelled "%s" is understood', ([query, indexes]) => {
  expect(found(query)).toEqual(indexes)
})

test.for([
  ['Wasserfälle', [0, 3]],
  ['wasserf', [0, 3]],
  ['cascade Erawan', [0]],
  ['น้ำตกเอราวัณ', [0]],
  ['瀑布', [0, 3]],
  ['éléphants', [2]],
  ['mit Kindern', [2]],
  ['Zug Brücke', [1]],
] as const)('"%s" finds what it means in English', ([query, indexes]) => {
  expect(found(query)).toEqual(indexes)
})

test('no spelling stands for two words', () => {
  const all = Object.values(spellings).flatMap((text) => text.split('; '))
  expect(all.filter((spelling, index) => all.indexOf(spelling) !== index)).toEqual([])
})
