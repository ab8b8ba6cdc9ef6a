import { expect, test } from 'vitest'
import { listNotFoundCounts } from '#platform/not-found/not-found-counts.ts'
import { capturedLog } from '../../captured-log.ts'
import { rowsWith } from '../../database/rows.ts'
import { GUEST_FORM, placedBooking } from '../../factories.ts'
import { jsonPost } from '../../functions-door.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'

test('form values and tokens in addresses are not logged', async () => {
  const { lines, log, text } = capturedLog()
  await using site = await builtSite({}, { log })
  const { token } = await placedBooking(site)
  const facts = new URLSearchParams({
    tripName: 'hidden-gems',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
  })
  await site.get(`/booking-summary?booking=${token}`)
  await site.get(`/booking-summary?${facts}`)
  await site.get(`/booking-cancelled?booking=${token}`)
  for (const path of ['', '.data', '/cancel', '/change', '/thai', '/receipt', '/calendar.ics'])
    await site.get(`/booking/${token}${path}`)
  for (const path of [
    `/booking/${token}.`,
    `/th/booking/${token}`,
    `//booking//${token}`,
    `/booking%2F${token}`,
  ])
    expect((await site.get(path)).status).toBe(404)
  await site.get('/booking-success?session_id=cs_test_secret')
  await site.get(TRIP, formPost(TRIP, GUEST_FORM))
  await site.get(TRIP, formPost(TRIP, { ...GUEST_FORM, email: 'ada@' }))
  await site.get('/functions/v1/send-booking-email', jsonPost({ customerName: 'Ada Example' }))
  expect(lines.length).toBeGreaterThanOrEqual(7)
  expect(text()).toContain('"path":"/booking-summary"')
  expect(text()).not.toMatch(/Ada|ada@|900123|River Inn|cs_test_secret/)
  expect(text()).not.toContain(token)
  expect((await listNotFoundCounts(site.deps)).map(({ path }) => path).sort()).toEqual([
    '//booking//…',
    '/booking/…',
    '/th/booking/…',
    '/…',
  ])
  expect(await rowsWith(site.database.pool, [token])).toEqual([])
})

test('line breaks in a request cannot forge a log line', async () => {
  const { lines, log } = capturedLog()
  await using site = await builtSite({}, { log })
  const forged = '\r\n{"level":60,"msg":"forged"}\n'
  await site.get(`/${encodeURIComponent(forged)}`)
  await site.get(`/tours${encodeURIComponent(forged)}?q=${encodeURIComponent(forged)}`)
  await site.get(`/functions/v1/${encodeURIComponent(forged)}`)
  const reset = { email: 'ada@example.com', redirectTo: `//evil${forged}` }
  await site.get('/api/auth/request-password-reset', jsonPost(reset))
  await site.get(TRIP, formPost(TRIP, { ...GUEST_FORM, name: forged }))
  await site.get('/webhooks/stripe', { method: 'POST', body: forged, headers: { 'stripe-signature': 'x' } })
  expect(lines.length).toBeGreaterThanOrEqual(6)
  for (const line of lines) {
    expect(line).toMatch(/^[^\r\n]*\n$/)
    expect(JSON.parse(line)).toMatchObject({ msg: expect.not.stringContaining('forged') })
  }
})

test('a client that disconnects before the answer is logged as 400, not as an error', async () => {
  const { lines, log } = capturedLog()
  await using site = await builtSite({}, { log })
  const gone = { outgoing: { destroyed: true } }
  const init = { signal: AbortSignal.abort() }
  for (const path of ['/tours?q=erawan', '/tours.data'])
    await site.app.fetch(new Request(`http://localhost:3000${path}`, init), gone)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ path: '/tours', status: 400, level: 30 }),
    expect.objectContaining({ path: '/tours.data', status: 400, level: 30 }),
  ])
})

test('the path of a missing page is logged and counted, with personal parts removed', async () => {
  const { lines, log } = capturedLog()
  await using site = await builtSite({}, { log })
  const app = site.createApp({ ...site.resources, log })
  for (const path of ['/old-page', '/old-page?q=ada@example.com', '/old/ada@example.com', '/tours/no-such'])
    expect((await app.fetch(new Request(`http://localhost:3000${path}`))).status).toBe(404)
  await app.fetch(new Request('http://localhost:3000/'))
  await app.fetch(new Request('http://localhost:3000/old-page', { method: 'HEAD' }))
  const missed = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 404)
  const paths = ['/old-page', '/old-page', '/old/…', '/tours/no-such', '/old-page']
  expect(missed.map(({ path }) => path)).toEqual(paths)
  expect(await listNotFoundCounts(site.deps)).toEqual([
    { path: '/old-page', count: 2 },
    { path: '/old/…', count: 1 },
    { path: '/tours/no-such', count: 1 },
  ])
})
