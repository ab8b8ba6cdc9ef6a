import { expect, test } from 'vitest'
import { fieldProblems } from '#platform/problems/problem.rules.ts'
import { PARTY_PROBLEMS, partyOf, partyProblems, partySchema } from './party-fields.rules.ts'

test('a form without anything about the party stores that nobody asked', () => {
  const nothing = { children: null, childAges: null, childSeats: 0, wheelchair: false }
  expect(partyOf(partySchema.parse({}))).toEqual(nothing)
  expect(partyOf(partySchema.parse({ children: '', childAges: '', childSeats: '' }))).toEqual(nothing)
})

test('children with ages, child seats and a wheelchair are stored as facts', () => {
  const typed = { children: '2', childAges: ' 3 and 5 ', childSeats: '1', wheelchair: 'on' }
  expect(partyOf(partySchema.parse(typed))).toEqual({
    ...{ children: 2, childAges: '3 and 5', childSeats: 1, wheelchair: true },
  })
})

test.for([
  [{ children: '21' }, { children: PARTY_PROBLEMS.children }],
  [{ children: 'two' }, { children: PARTY_PROBLEMS.children }],
  [{ childSeats: '-1' }, { childSeats: PARTY_PROBLEMS.childSeats }],
] as const)('what is no number is refused beside its field: %o', ([typed, codes]) => {
  const { error } = partySchema.safeParse(typed)
  const problems = error ? fieldProblems(error) : {}
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(
    codes,
  )
})

test.for([
  [{ children: '1' }, 2, undefined],
  [{ children: '2' }, 2, PARTY_PROBLEMS.noAdult],
  [{ childAges: '3' }, 2, PARTY_PROBLEMS.childrenMissing],
  [{ children: '0', childAges: '3' }, 2, PARTY_PROBLEMS.childrenMissing],
] as const)('children count among the guests: %o of %s', ([typed, guests, code]) => {
  expect(partyProblems(partySchema.parse(typed), guests).children?.code).toBe(code)
})
