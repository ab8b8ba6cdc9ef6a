import { expect, test } from 'vitest'
import { childrenAmong, partyNeeds } from './party.rules.ts'

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

test.for([
  [null, 1, null],
  [0, 1, 0],
  [2, 3, 2],
  [2, 2, null],
  [3, 1, null],
] as const)('of %s children among %s guests then: %s', ([children, guests, then]) => {
  expect(childrenAmong({ children }, guests)).toBe(then)
})
