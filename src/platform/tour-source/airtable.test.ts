import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '#tests/serve.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { createAirtableTours } from './airtable.ts'

const RECORD = { id: 'rec1', createdTime: '2026-01-01T00:00:00.000Z', fields: { title: 'Night train' } }
const FOUND = JSON.stringify({ records: [RECORD] })

/** Airtable on a loopback port, answering as `listener` does. */
const airtableThat = async (listener: RequestListener) => `http://127.0.0.1:${await serve(listener)}`

const toursAt = (apiUrl: string, timeoutMs?: number) =>
  createAirtableTours({ token: 'pat-secret', baseId: 'appTest', apiUrl, timeoutMs })

const ask = (apiUrl: string, timeoutMs?: number) =>
  toursAt(apiUrl, timeoutMs).findTour('bangkok', 'night-train')

test('Airtable is asked for one record of one table, with the token in a header and not in the address', async () => {
  const asked: { url: URL; authorization: string | undefined; method: string | undefined }[] = []
  const apiUrl = await airtableThat((request, response) => {
    const { authorization } = request.headers
    asked.push({ url: new URL(request.url ?? '', 'http://localhost'), authorization, method: request.method })
    response.end(FOUND)
  })
  expect(await toursAt(apiUrl).findTour('kanchanaburi', 'night-train')).toMatchObject({ id: 'rec1' })
  expect(asked).toHaveLength(1)
  const [{ url, authorization, method } = { url: new URL('http://x') }] = asked
  expect(method).toBe('GET')
  expect(decodeURIComponent(url.pathname)).toBe('/v0/appTest/Kanchanaburi Tours')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    filterByFormula: "{tour_id}='night-train'",
    maxRecords: '1',
  })
  expect(authorization).toBe('Bearer pat-secret')
  expect(url.href).not.toContain('pat-secret')
})

test.for([301, 302, 400, 401, 403, 404, 422, 429, 500, 503])(
  'status %d is "not available"',
  async (status) => {
    const apiUrl = await airtableThat((_, response) => response.writeHead(status).end(FOUND))
    await expect(ask(apiUrl)).rejects.toThrow(Unavailable)
  },
)

test('a redirect is not followed, because it would get the token', async () => {
  let followed = 0
  const elsewhere = await airtableThat((_, response) => {
    followed++
    response.end(FOUND)
  })
  const apiUrl = await airtableThat((_, response) => response.writeHead(307, { location: elsewhere }).end())
  await expect(ask(apiUrl)).rejects.toThrow(Unavailable)
  expect(followed).toBe(0)
})

test.for([
  ['before the first byte', () => {}],
  ['after the headers', (_: unknown, response) => response.flushHeaders()],
  ['in the middle of the answer', (_: unknown, response) => response.write(FOUND.slice(0, 20))],
] as [string, RequestListener][])(
  'silence %s is "not available" after the time allowed',
  async ([, listener]) => {
    const apiUrl = await airtableThat(listener)
    await expect(ask(apiUrl, 100)).rejects.toThrow(Unavailable)
  },
)

test('an answer that comes too slowly is Unavailable after the timeout', async () => {
  const apiUrl = await airtableThat((_, response) => {
    const drops = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drops))
  })
  await expect(ask(apiUrl, 150)).rejects.toThrow(Unavailable)
})

test.for([
  ['nothing at all', ''],
  ['a web page', '<!doctype html><title>Airtable</title>'],
  ['half an answer', FOUND.slice(0, -5)],
  ['an answer of another kind', '{"error":{"type":"NOT_FOUND"}}'],
  ['records that are none', '{"records":[{"id":5,"fields":{}}]}'],
  ['fields that are none', '{"records":[{"id":"rec1","fields":["title"]}]}'],
  ['null', 'null'],
])('%s is "not available"', async ([, body]) => {
  const apiUrl = await airtableThat((_, response) => response.end(body))
  await expect(ask(apiUrl)).rejects.toThrow(Unavailable)
})

test('reading stops at 1 MB', async () => {
  let ended = false
  const apiUrl = await airtableThat((_, response) => {
    response.write('{"records":[{"id":"rec1","fields":{"title":"')
    const flood = setInterval(() => response.write('x'.repeat(100_000)), 1)
    response.on('close', () => {
      ended = true
      clearInterval(flood)
    })
  })
  await expect(ask(apiUrl)).rejects.toThrow(Unavailable)
  await expect.poll(() => ended).toBe(true)
})

test('an answer below 1 MB is read whole', async () => {
  const title = 'x'.repeat(900_000)
  const apiUrl = await airtableThat((_, response) =>
    response.end(JSON.stringify({ records: [{ id: 'rec1', fields: { title } }] })),
  )
  expect((await ask(apiUrl))?.fields.title).toBe(title)
})

test('a character that is split between two chunks of the answer is read whole', async () => {
  const bytes = Buffer.from(JSON.stringify({ records: [{ id: 'rec1', fields: { title: 'ตลาดน้ำ' } }] }))
  const apiUrl = await airtableThat(async (_, response) => {
    for (const byte of bytes) {
      response.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.end()
  })
  expect((await ask(apiUrl))?.fields.title).toBe('ตลาดน้ำ')
})

test('a server that cannot be reached is Unavailable, and the error names the tour but not the token', async () => {
  const failure = await ask('http://127.0.0.1:9').catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Unavailable)
  expect(failure).toMatchObject({ message: 'Failed to fetch tour night-train' })
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('pat-secret')
})
