import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { renderQueue } from './render-queue.ts'

const VISITOR = { incoming: {} }
const nextTurn = () => new Promise(setImmediate)

/** Two may wait; `begun` says which pages have been begun. */
function pages() {
  const begun: string[] = []
  const app = new Hono().use(renderQueue({ maxWaiting: 2 })).all('*', (c) => {
    begun.push(c.req.path)
    return c.text('page')
  })
  const ask = (path: string, method = 'GET') => app.request(path, { method }, VISITOR)
  return { begun, ask, askForCache: (path: string) => app.request(path) }
}

test('one page is rendered per turn of the event loop, in order, those for the cache first', async () => {
  const { begun, ask, askForCache } = pages()
  const all = [ask('/a'), ask('/b'), askForCache('/cached')]
  expect(begun).toEqual([])
  for (const soFar of [['/cached'], ['/cached', '/a'], ['/cached', '/a', '/b']]) {
    await nextTurn()
    expect(begun).toEqual(soFar)
  }
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('when the queue is full page requests get 503; forms and pages for the cache are accepted', async () => {
  const { begun, ask, askForCache } = pages()
  const waiting = [ask('/a'), ask('/b')]
  const refused = await ask('/c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  expect((await ask('/form', 'POST')).status).toBe(200)
  expect((await askForCache('/cached')).status).toBe(200)
  await Promise.all(waiting)
  expect((await ask('/c')).status).toBe(200)
  expect(begun).toEqual(['/a', '/b', '/form', '/cached', '/c'])
})
