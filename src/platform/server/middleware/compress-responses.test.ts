import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressResponses } from './compress-responses.ts'

const PAGE = `<!doctype html><p>${'ข้ามสะพาน '.repeat(300)}</p>`

const app = new Hono()
  .use(compressResponses())
  .get('/page', (c) => c.html(PAGE, 404, { 'x-other': 'yes' }))
  .get('/small', (c) => c.text('ok', 200, { 'content-length': '2' }))
  .get('/picture', (c) => c.body(PAGE, 200, { 'content-type': 'image/avif' }))
  .get('/stream', (c) => c.body(streamOfTwo(), 200, { 'content-type': 'text/x-script' }))
  .get('/nothing', (c) => c.redirect('/page'))

let finish = () => {}

function streamOfTwo() {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('first'))
      finish = () => {
        stream.enqueue(new TextEncoder().encode('second'))
        stream.close()
      }
    },
  })
}

const ask = (path: string, encodings: string, method = 'GET') =>
  app.request(path, { method, headers: { 'accept-encoding': encodings } })

test.for([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a page is encoded in %s for Accept-Encoding %s', async ([encoding, accepted, decompress]) => {
  const { status, headers, ...answer } = await asked('/page', accepted)
  expect([status, headers.get('x-other')]).toEqual([404, 'yes'])
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-length')).toBe(String(answer.body.length))
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.body.length).toBeLessThan(PAGE.length / 5)
  expect(decompress(answer.body).toString()).toBe(PAGE)
})

test('a client without Accept-Encoding gets the page uncompressed', async () => {
  const { headers, body } = await asked('/page', 'identity')
  expect(headers.has('content-encoding')).toBe(false)
  expect(body.toString()).toBe(PAGE)
})

test('a streamed chunk is sent as soon as it is written', async () => {
  for (const [encoding, createDecoder] of [
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const) {
    const answer = await ask('/stream', encoding)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const arriving = Readable.fromWeb(answer.body as NodeStream).pipe(createDecoder())
    const [first] = await once(arriving, 'data')
    expect(String(first)).toBe('first')
    finish()
    expect(String(Buffer.concat(await arriving.toArray()))).toBe('second')
  }
})

test('a response that is small, compressed already or empty is not compressed', async () => {
  for (const path of ['/small', '/picture', '/nothing'])
    expect((await ask(path, 'br, gzip')).headers.has('content-encoding')).toBe(false)
  const head = await ask('/page', 'br', 'HEAD')
  expect([head.status, await head.text()]).toEqual([404, ''])
})

async function asked(path: string, encodings: string) {
  const answer = await ask(path, encodings)
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}
