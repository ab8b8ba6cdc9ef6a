import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Two at once and three in the line, with work that is done when it is told to. */
function counter() {
  const turns = createTurns({ atOnce: 2, waiting: 3 })
  const begun: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
    })
  return {
    begun,
    last: (name: string) => turns.last(work(name)),
    first: (name: string) => turns.first(work(name)),
    async end(name: string, failure?: Error) {
      ends.get(name)?.(failure)
      await new Promise(setImmediate)
    },
  }
}

test('as many as may begin at once, the others in their order', async () => {
  const { begun, last, end } = counter()
  const all = ['a', 'b', 'c', 'd'].map(last)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('who finds the line full is turned away, who goes first is not', async () => {
  const { begun, last, first, end } = counter()
  for (const name of ['a', 'b', 'c', 'd', 'e']) void last(name)
  expect(await last('f')).toBeUndefined()
  void first('g')
  await end('a')
  expect(begun).toEqual(['a', 'b', 'g'])
})

test('work that fails gives its turn back, and says so', async () => {
  const { begun, last, end } = counter()
  const failing = last('a')
  const told = expect(failing).rejects.toThrow('broken')
  for (const name of ['b', 'c']) void last(name)
  await end('a', new Error('broken'))
  await told
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['b', 'c']) await end(name)
  void last('d')
  expect(begun).toContain('d')
})
