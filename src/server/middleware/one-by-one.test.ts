import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const VISITOR = { incoming: {} }
const nextRound = () => new Promise(setImmediate)

/** Two may wait; `begun` says which pages have been begun. */
function pages() {
  const begun: string[] = []
  const app = new Hono().use(oneByOne({ mostWaiting: 2 })).all('*', (c) => {
    begun.push(c.req.path)
    return c.text('page')
  })
  const ask = (path: string, method = 'GET') => app.request(path, { method }, VISITOR)
  return { begun, ask, askForStore: (path: string) => app.request(path) }
}

test('one page a round of the event loop, in their order, those for everybody first', async () => {
  const { begun, ask, askForStore } = pages()
  const all = [ask('/a'), ask('/b'), askForStore('/kept')]
  expect(begun).toEqual([])
  for (const soFar of [['/kept'], ['/kept', '/a'], ['/kept', '/a', '/b']]) {
    await nextRound()
    expect(begun).toEqual(soFar)
  }
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('when the line is full, visitors are told to come back; forms and the store are taken', async () => {
  const { begun, ask, askForStore } = pages()
  const waiting = [ask('/a'), ask('/b')]
  const refused = await ask('/c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  expect((await ask('/form', 'POST')).status).toBe(200)
  expect((await askForStore('/kept')).status).toBe(200)
  await Promise.all(waiting)
  expect((await ask('/c')).status).toBe(200)
  expect(begun).toEqual(['/a', '/b', '/form', '/kept', '/c'])
})
