import { expect, test } from 'vitest'
import { ask, functionsDoor } from '#tests/functions-door.ts'

test.for([
  ['/airtable-bangkok-tours/erawan-death-railway', 'bangkok', 5300],
  ['/airtable-kanchanaburi-tours/erawan-death-railway', 'kanchanaburi', 4300],
  ['/airtable-kanchanaburi-tours/historical-immersion', 'kanchanaburi', 4300],
] as const)('%s is a record with the prices from %s', async ([path, location, baht]) => {
  await using door = await functionsDoor()
  const { status, body } = await door.get(path)
  const id = path.split('/').at(-1)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['id', 'fields'])
  expect(body).toMatchObject({ id, fields: { tour_id: id, location, price_car: baht } })
})

test('a trip that is unknown, or is not run from that town, is not found', async () => {
  await using door = await functionsDoor()
  const unknown = [
    '/airtable-bangkok-tours/no-such-trip',
    '/airtable-bangkok-tours/historical-immersion',
    '/airtable-kanchanaburi-tours/no-such-trip',
  ]
  for (const path of unknown) {
    const { status, body } = await door.get(path)
    expect({ path, status, body }).toEqual({
      path,
      status: 404,
      body: { error: 'Tour not found', code: 'not_found' },
    })
  }
})

test.for(['bangkok', 'kanchanaburi'])('malformed ids are not found in %s, as JSON', async (town) => {
  await using door = await functionsDoor()
  const ids = [
    '__proto__',
    'constructor',
    '../x',
    '%2e%2e%2fx',
    '..%2f..%2fsend-booking-email',
    '%00',
    '%E0%A4%A',
    'a'.repeat(65),
    "x'",
    'ERAWAN-DEATH-RAILWAY',
    'erawan-death-railway%20',
    '%F0%9F%90%98',
    '',
  ]
  for (const id of ids) {
    const { status, body } = await door.get(`/airtable-${town}-tours/${id}`)
    expect({ id, status, code: body.code }).toEqual({ id, status: 404, code: 'not_found' })
    expect(body.error, id).toMatch(/\w/)
  }
})

test('while the external source is away the answer is 503, with the sentence of the page', async () => {
  await using door = await functionsDoor({
    env: { AIRTABLE_TOKEN: 'pat-test', AIRTABLE_BASE_ID: 'appTest', AIRTABLE_API_URL: 'http://127.0.0.1:9' },
  })
  const { status, headers, body } = await door.get('/airtable-bangkok-tours/erawan-death-railway')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toMatch(/^\d+$/)
  expect(body).toEqual({ error: 'Failed to fetch tour erawan-death-railway', code: 'unavailable' })
})

test('posting to a record is refused: it can only be read', async () => {
  await using door = await functionsDoor()
  const answer = await ask(door.deps, '/airtable-bangkok-tours/erawan-death-railway', { method: 'DELETE' })
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(answer.headers.get('allow')).toBe('GET')
})
