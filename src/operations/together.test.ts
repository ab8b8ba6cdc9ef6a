import { expect, test } from 'vitest'
import { Unavailable } from '#domain/unavailable.ts'
import { testSite } from '#tests/site.ts'
import { together } from './together.ts'

/** A way to store letters that notes its groups; the first group waits until it may go. */
function letterShelf() {
  const groups: string[][] = []
  const mayGo = Promise.withResolvers<void>()
  const store = together(async (_tx, _deps, letters: string[]) => {
    groups.push(letters)
    if (groups.length === 1) await mayGo.promise
    if (letters.includes('!')) throw new Unavailable('away')
    if (letters.includes('?')) throw new TypeError('no letter')
    return letters.map((letter) => letter.toUpperCase())
  })
  return { groups, mayGo, store }
}

test('what arrives while a group is being stored goes together, and each gets its own answer', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = ['a', 'b', 'c', 'd'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D'])
  expect(groups).toEqual([['a'], ['b', 'c', 'd']])
  expect(await store(site.deps, 'e')).toBe('E')
})

test('a group has at most fifty', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = Array.from({ length: 121 }, () => store(site.deps, 'a'))
  mayGo.resolve()
  await Promise.all(answers)
  expect(groups.map((group) => group.length)).toEqual([1, 50, 50, 20])
})

test('one that cannot be stored keeps none of its neighbours from it', async () => {
  await using site = await testSite()
  const { mayGo, store } = letterShelf()
  const answers = ['a', 'b', '?', 'c'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  expect(await Promise.allSettled(answers)).toEqual([
    { status: 'fulfilled', value: 'A' },
    { status: 'fulfilled', value: 'B' },
    { status: 'rejected', reason: new TypeError('no letter') },
    { status: 'fulfilled', value: 'C' },
  ])
})

test('when the database is away all who wait are told at once, and later ones are served', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = ['!', 'b', 'c'].map((letter) => store(site.deps, letter))
  mayGo.resolve()
  const told = { status: 'rejected', reason: expect.any(Unavailable) }
  expect(await Promise.allSettled(answers)).toEqual([told, told, told])
  expect(groups).toEqual([['!']])
  expect(await store(site.deps, 'd')).toBe('D')
})

test('who would have to wait too long is told at once, and nobody else is', async () => {
  await using site = await testSite()
  const { mayGo, store } = letterShelf()
  const answers = Array.from({ length: 501 }, () => store(site.deps, 'a'))
  await expect(store(site.deps, 'b')).rejects.toThrow(Unavailable)
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(Array(501).fill('A'))
})

test('two sites in one process do not share a group', async () => {
  await using site = await testSite()
  const { groups, mayGo, store } = letterShelf()
  const answers = [store(site.deps, 'a'), store({ ...site.deps }, 'b')]
  mayGo.resolve()
  expect(await Promise.all(answers)).toEqual(['A', 'B'])
  expect(groups).toHaveLength(2)
})
