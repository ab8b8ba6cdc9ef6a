import { expect, test } from 'vitest'
import { partyNeeds } from './party.ts'

const ADULTS = { guests: 4, children: null, childAges: null, childSeats: 0, wheelchair: false }

test.for([
  [{}, []],
  [{ children: 0 }, []],
  [{ children: 1, childAges: '5' }, ['3 adults, 1 child (5)']],
  [{ children: 2, childSeats: 2 }, ['2 adults, 2 children', '2 child seats']],
  [{ childSeats: 1, wheelchair: true }, ['1 child seat', 'Wheelchair']],
] as const)('a party has its needs in words: %o', ([changes, words]) => {
  expect(partyNeeds({ ...ADULTS, ...changes })).toEqual(words)
})
