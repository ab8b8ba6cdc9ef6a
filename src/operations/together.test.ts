import { expect, test } from 'vitest'
import { Unavailable } from '#domain/unavailable.ts'
import { testSite } from '#tests/site.ts'
import { together } from './together.ts'

/** So many come first that everybody after them has to wait. */
const FIRST = ['x', 'y', 'z']

/** A way to store letters that notes its groups; the first groups wait until they may go. */
function letterShelf() {
  const groups: string[][] = []
  const mayGo = Promise.withResolvers<void>()
  const store = together(async (_tx, _deps, letters: string[]) => {
    groups.push(letters)
    if (groups.length <= FIRST.length) await mayGo.promise
    if (letters.includes('!')) throw new Unavailable('away')
    if (letters.includes('?')) throw new TypeError('no letter')
    return letters.map((letter) => letter.toUpperCase())
  })
  return { groups, mayGo, store }
}

test('what arrives while others are being stored goes together, and each gets its own answer', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = [...FIRST, 'a', 'b', 'c'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(['X', 'Y', 'Z', 'A', 'B', 'C'])
  expect(groups).toHaveLength(4)
  expect(groups).toContainEqual(['a', 'b', 'c'])
  expect(await store(site.deps, 'd')).toBe('D')
})

test('a group has at most sixteen', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = Array.from({ length: FIRST.length + 40 }, () => store(site.deps, 'a'))
  mayGo.resolve()
  await Promise.all(answers)
  expect(groups.map((group) => group.length).toSorted((one, other) => one - other)).toEqual([
    1, 1, 1, 8, 16, 16,
  ])
})

test('one that cannot be stored keeps none of its neighbours from it', async () => {
  await using site = await testSite()
  const { mayGo, store } = letterShelf()
  const answers = [...FIRST, 'b', '?', 'c'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  expect((await Promise.allSettled(answers)).slice(FIRST.length)).toEqual([
    { status: 'fulfilled', value: 'B' },
    { status: 'rejected', reason: new TypeError('no letter') },
    { status: 'fulfilled', value: 'C' },
  ])
})

test('when the database is away all who wait are told at once, and later ones are served', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = ['!', '!', '!', 'b', 'c'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  expect(await Promise.allSettled(answers)).toEqual(
    Array(5).fill({ status: 'rejected', reason: expect.any(Unavailable) }),
  )
  expect(groups).toHaveLength(3)
  expect(await store(site.deps, 'd')).toBe('D')
})

test('who would have to wait too long is told at once, and nobody else is', async () => {
  await using site = await testSite()
  const { mayGo, store } = letterShelf()
  const answers = Array.from({ length: FIRST.length + 500 }, () => store(site.deps, 'a'))
  await expect(store(site.deps, 'b')).rejects.toThrow(Unavailable)
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(Array(FIRST.length + 500).fill('A'))
})

test('two sites in one process do not share a group', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const other = { ...site.deps }
  const answers = [...FIRST, 'a'].map((letter) => store(site.deps, letter))
  answers.push(store(other, 'b'))
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(['X', 'Y', 'Z', 'A', 'B'])
  expect(groups).toContainEqual(['b'])
})
