import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { capturedLog } from '../../captured-log.ts'
import { GUEST_FORM } from '../../factories.ts'
import { jsonPost } from '../../functions-door.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'
import { TOO_LARGE } from '../fixtures/form-page.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const INFO = 30

test('a form over 128 kB gets 413, with and without Content-Length, and stores nothing', async () => {
  await using site = await builtSite()
  const body = new URLSearchParams({ ...TOO_LARGE, origin: 'bangkok' }).toString()
  const form = formPost(TRIP, {})
  const announced = { ...form, headers: { ...form.headers, 'content-length': String(body.length) }, body }
  const unannounced = { ...form, body: new Blob([body]).stream(), duplex: 'half' }
  for (const init of [announced, unannounced]) expect((await site.get(TRIP, init)).status).toBe(413)
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test('the site redirects from example.com to www.example.com, and answers under any other Host', async () => {
  await using site = await builtSite()
  const env = { ...site.resources.env, PUBLIC_URL: 'https://www.example.com' }
  const app = site.createApp({ ...site.resources, env })
  const ask = (host: string) => app.request('/tours?q=train', { headers: { host } })
  const twin = await ask('example.com')
  expect([twin.status, twin.headers.get('location')]).toEqual([308, 'https://www.example.com/tours?q=train'])
  for (const host of ['www.example.com', '127.0.0.1:3000', 'app:3000', 'evil.example'])
    expect((await ask(host)).status, host).toBe(200)
})

test('without a public address the site accepts a form by each loopback name, and refuses it between two of them with a sentence', async () => {
  const { log, lines } = capturedLog()
  await using site = await builtSite({}, { log })
  const send = async (to: string, from: string) => {
    const form = formPost(TRIP, {})
    const headers = { ...form.headers, origin: `http://${from}`, host: to }
    const answer = await site.app.request(`http://${to}${TRIP}`, { ...form, headers })
    return { status: answer.status, text: await answer.text() }
  }
  const [own, twin] = ['localhost:3000', '127.0.0.1:3000']
  for (const name of [own, twin]) expect((await send(name, name)).status).toBe(422)
  for (const [to, from] of [
    [own, twin],
    [twin, own],
  ] as const)
    expect(await send(to, from)).toMatchObject({
      status: 403,
      text: expect.stringContaining('open the page'),
    })
  expect(lines.filter((line) => JSON.parse(line).level > INFO)).toEqual([])
})

test('other methods on a page get 4xx, and other content types 415', async () => {
  await using site = await builtSite()
  const json = { ...formPost(TRIP, {}), ...jsonPost({}) }
  const parts = {
    ...formPost(TRIP, {}),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda\r\n--x--\r\n',
  }
  const answers = [
    await site.get('/', { method: 'POST', body: '' }),
    await site.get('/tours', formPost('/tours', GUEST_FORM)),
    await site.get(TRIP, { method: 'DELETE' }),
    await site.get(TRIP, { method: 'PUT', body: 'x' }),
  ]
  for (const { status } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
  for (const init of [json, parts]) expect((await site.get(TRIP, init)).status).toBe(415)
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})
