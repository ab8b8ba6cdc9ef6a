import { expect, test } from 'vitest'
import {
  ask,
  bookingEmailBody,
  bookingSummary,
  customTrip,
  functionsDoor,
  jsonPost,
} from '#tests/functions-door.ts'
import { createFunctionsApi, endpoints } from './api.ts'

const POSTS = [
  '/send-booking-email',
  '/submit-custom-trip',
  '/create-booking-payment',
  '/verify-booking-payment',
  '/transfer-price',
] as const
const GETS = ['/airtable-bangkok-tours/x', '/airtable-kanchanaburi-tours/x', '/availability'] as const

test('these are the endpoints, and the lists of this file name each of them', () => {
  const listed = endpoints.map(({ method, path }) => `${method} ${path.replace(':id', 'x')}`)
  expect(listed).toEqual([...POSTS.map((path) => `post ${path}`), ...GETS.map((path) => `get ${path}`)])
})

test('another method is refused, and `Allow` names the right one', async () => {
  await using door = await functionsDoor()
  const wrong = [
    ...POSTS.flatMap((path) => ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path, 'POST'])),
    ...GETS.flatMap((path) => ['POST', 'PUT', 'DELETE'].map((method) => [method, path, 'GET'])),
  ] as [string, string, string][]
  for (const [method, path, right] of wrong) {
    const { status, headers, body } = await ask(door.deps, path, { method })
    expect({ method, path, status, code: body.code }).toEqual({
      method,
      path,
      status: 405,
      code: 'method_not_allowed',
    })
    expect(headers.get('allow')).toBe(right)
    expect(body.error).toBe(`Please use ${right} here.`)
  }
})

test('an address that does not exist is not found, as JSON', async () => {
  await using door = await functionsDoor()
  for (const path of ['/', '/nothing', '/send-booking-email/', '/Send-Booking-Email', '/__proto__', '/%00']) {
    const { status, body } = await ask(door.deps, path, jsonPost({}))
    expect({ path, status, body }).toEqual({
      path,
      status: 404,
      body: { error: 'There is nothing at this address.', code: 'not_found' },
    })
  }
})

test.for(POSTS)('%s takes JSON only', async (path) => {
  await using door = await functionsDoor()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    const init = { method: 'POST', headers: { 'content-type': type }, body: '{}' }
    const { status, body } = await ask(door.deps, path, init)
    expect({ type, status, code: body.code }).toEqual({ type, status: 415, code: 'not_json' })
  }
  const untyped = await ask(door.deps, path, { method: 'POST', body: new Uint8Array([0x7b, 0x7d]) })
  expect(untyped.status).toBe(415)
})

test('a charset and capital letters in the content type are fine', async () => {
  await using door = await functionsDoor()
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ;v=1']) {
    const init = { ...jsonPost(bookingEmailBody()), headers: { 'content-type': type } }
    expect((await ask(door.deps, '/send-booking-email', init)).status, type).toBe(200)
  }
})

test.for(POSTS)('%s: a body that is not one JSON object is invalid', async (path) => {
  await using door = await functionsDoor()
  const deepArray = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const broken = ['', ' ', '{', '{"a":1,}', "{'a':1}", 'undefined', '\ufeff', '{}{}', '\0']
  for (const body of [...broken, '[]', '[{}]', 'null', '5', '"text"', 'true', '1e999', deepArray]) {
    const answer = await ask(door.deps, path, jsonPost(body))
    expect({ body, status: answer.status, answer: answer.body }).toEqual({
      body,
      status: 422,
      answer: { error: 'The body must be one JSON object.', code: 'invalid' },
    })
  }
})

test.for(POSTS)('%s: an empty object, and one nested thousands deep, is invalid', async (path) => {
  await using door = await functionsDoor()
  const deepObject = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
  for (const body of ['{}', deepObject]) {
    const answer = await ask(door.deps, path, jsonPost(body))
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', fields: expect.anything() } })
  }
})

test.for(POSTS)('%s: a body over 64 kB is too large, announced or not', async (path) => {
  await using door = await functionsDoor()
  const large = JSON.stringify({ name: 'x'.repeat(64 * 1024) })
  const announced = {
    ...jsonPost(large),
    headers: { 'content-type': 'application/json', 'content-length': String(large.length) },
  }
  const unannounced = { ...jsonPost(large), body: new Blob([large]).stream(), duplex: 'half' }
  for (const init of [announced, unannounced]) {
    const { status, body } = await ask(door.deps, path, init)
    expect({ status, body }).toEqual({
      status: 413,
      body: { error: 'This request is too large.', code: 'too_large' },
    })
  }
})

test('a body of just under 64 kB is read', async () => {
  await using door = await functionsDoor()
  const payload = bookingEmailBody({ note: 'x'.repeat(63 * 1024) })
  expect((await door.post('/send-booking-email', payload)).status).toBe(200)
})

test.for([...POSTS, ...GETS])('a preflight request from another origin is allowed for %s', async (path) => {
  await using door = await functionsDoor()
  const wanted = ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-region']
  const answer = await createFunctionsApi(door.deps).request(path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://agency.example',
      'access-control-request-method': GETS.some((one) => one === path) ? 'GET' : 'POST',
      'access-control-request-headers': wanted.join(','),
    },
  })
  expect([200, 204]).toContain(answer.status)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-methods')).toMatch(/GET.*POST/)
  const allowed = answer.headers.get('access-control-allow-headers')?.split(/, ?/)
  expect(allowed).toEqual(expect.arrayContaining(wanted))
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
})

test('another origin may read answers and errors', async () => {
  await using door = await functionsDoor()
  const answers = [
    await door.post('/send-booking-email', bookingEmailBody()),
    await door.post('/submit-custom-trip', customTrip()),
    await door.post('/create-booking-payment', bookingSummary({ tripPrice: 1 })),
    await door.post('/send-booking-email', '{'),
    await door.get('/nothing'),
    await door.get('/send-booking-email'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 409, 422, 404, 405])
  const origins = answers.map(({ headers }) => headers.get('access-control-allow-origin'))
  expect(new Set(origins)).toEqual(new Set(['*']))
})
