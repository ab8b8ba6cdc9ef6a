import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const PAGE = `<!doctype html><p>${'ข้ามสะพาน '.repeat(300)}</p>`

const app = new Hono()
  .use(compress())
  .use(compressPages())
  .get('/page', (c) => c.html(PAGE, 404, { 'x-kept': 'yes' }))
  .get('/export', (c) => c.text(PAGE))
  .get('/nothing', (c) => c.redirect('/page'))

const ask = (path: string, encodings: string, method = 'GET') =>
  app.request(path, { method, headers: { 'accept-encoding': encodings } })

test.for([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['zstd', 'zstd, gzip', zstdDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a page comes in %s to a browser that takes %s', async ([encoding, accepted, decompress]) => {
  const { status, headers, ...answer } = await asked('/page', accepted)
  expect([status, headers.get('x-kept')]).toEqual([404, 'yes'])
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-length')).toBe(String(answer.body.length))
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.body.length).toBeLessThan(PAGE.length / 5)
  expect(decompress(answer.body).toString()).toBe(PAGE)
})

test('whoever takes no encoding gets the page as it is', async () => {
  const { headers, body } = await asked('/page', 'identity')
  expect(headers.has('content-encoding')).toBe(false)
  expect(body.toString()).toBe(PAGE)
})

test('what is no page, or has no content, is left to the others', async () => {
  expect((await ask('/export', 'br, gzip')).headers.get('content-encoding')).toBe('gzip')
  const nothing = await ask('/nothing', 'br, gzip')
  expect([nothing.status, nothing.headers.has('content-encoding'), await nothing.text()]).toEqual([
    302,
    false,
    '',
  ])
  const head = await ask('/page', 'br', 'HEAD')
  expect([head.status, await head.text()]).toEqual([404, ''])
})

async function asked(path: string, encodings: string) {
  const answer = await ask(path, encodings)
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
