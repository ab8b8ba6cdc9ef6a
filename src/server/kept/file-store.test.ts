import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { askOnPort, serve } from '#tests/serve.ts'
import { encodeAll } from './encodings.ts'
import { createFileStore } from './file-store.ts'

const SCRIPT = 'start();'.repeat(200)

/** A store in front of a site that answers 299, with a script in three encodings and a font in none. */
async function storeOfFiles() {
  const root = mkdtempSync(path.join(tmpdir(), 'files-'))
  writeFileSync(path.join(root, 'a.js'), SCRIPT)
  writeFileSync(path.join(root, 'a.woff2'), 'font')
  for (const [encoding, body] of await encodeAll(Buffer.from(SCRIPT)))
    writeFileSync(path.join(root, `a.js.${{ br: 'br', zstd: 'zst', gzip: 'gz' }[encoding]}`), body)
  const asked: string[] = []
  let status = 200
  const store = createFileStore({
    root,
    render: async (address) => {
      asked.push(address)
      const headers = {
        'cache-control': 'public, max-age=60',
        'content-security-policy': "script-src 'self' 'nonce-once'; img-src *",
        'x-request-id': 'of one answer',
      }
      return new Response(address === '/a.js' ? SCRIPT : 'font', { status, headers })
    },
  })
  const port = await serve((request, response) =>
    store.answer(request, response, () => response.writeHead(299).end()),
  )
  onTestFinished(() => rmSync(root, { recursive: true }))
  return {
    asked,
    breakSite: () => (status = 500),
    ask: (name: string, headers = {}, method = 'GET') => askOnPort(port, name, headers, method),
  }
}

test('a file is asked for once, and sent in the encoding that the browser takes', async () => {
  const { ask, asked } = await storeOfFiles()
  const { headers, body } = await ask('/a.js', { 'accept-encoding': 'gzip, br' })
  expect(String(zlib.brotliDecompressSync(body))).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=60',
    vary: 'Accept-Encoding',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  })
  expect(headers['x-request-id']).toBeUndefined()
  expect(String(zlib.zstdDecompressSync((await ask('/a.js', { 'accept-encoding': 'zstd' })).body))).toBe(
    SCRIPT,
  )
  expect(String((await ask('/a.js?v=2')).body)).toBe(SCRIPT)
  const again = await ask('/a.js', { 'accept-encoding': 'br', 'if-none-match': headers.etag })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(asked).toEqual(['/a.js'])
})

test('what does not get smaller is sent as it is', async () => {
  const { ask } = await storeOfFiles()
  const { headers, body } = await ask('/a.woff2', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(String(body)).toBe('font')
})

test.for([
  ['/a.js.br', 'GET'],
  ['/../package.json', 'GET'],
  ['/%61.js', 'GET'],
  ['/toString', 'GET'],
  ['/', 'GET'],
  ['/a.js', 'POST'],
] as const)('%s, %s, is left to the site', async ([name, method]) => {
  const { ask, asked } = await storeOfFiles()
  expect((await ask(name, {}, method)).status).toBe(299)
  expect(asked).toEqual([])
})

test('a failure is not kept', async () => {
  const { ask, asked, breakSite } = await storeOfFiles()
  breakSite()
  expect((await ask('/a.js')).status).toBe(299)
  expect((await ask('/a.js')).status).toBe(299)
  expect(asked).toEqual(['/a.js', '/a.js'])
})
