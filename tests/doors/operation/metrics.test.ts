import { expect, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { bookingEmailBody, jsonPost } from '../../functions-door.ts'
import { serve } from '../../serve.ts'
import { formPost } from '../fixtures/built-site.ts'
import { databaseUrl, dataFolder, spawnSite } from '../fixtures/site-process.ts'

const TOKEN = 'a token of the operator'.replaceAll(' ', '-')
const withToken = { headers: { authorization: `Bearer ${TOKEN}` } }

async function measuredSite(more: Record<string, string> = {}) {
  const site = spawnSite({
    PORT: String(await freePort()),
    DATA_DIR: dataFolder(),
    LOG_LEVEL: 'info',
    ...more,
  })
  await site.until('/readyz', 200)
  return site
}

/** The values by metric, as a collector reads them. */
function numbersIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value] = /^([a-z_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? expect.fail(line)
      return [name, Number(value)]
    }),
  )
}

test('requests are counted by kind, and no metric contains request data', async () => {
  const METRICS_PORT = String(await freePort())
  const site = await measuredSite({ METRICS_PORT, METRICS_TOKEN: TOKEN })
  const trip = '/tours/bangkok/erawan-death-railway'
  await site.ask('/')
  await site.ask('/')
  await site.ask('/favicon.svg')
  await site.ask('/tours?q=secret-search')
  await site.ask(trip, formPost(trip, { email: 'ada@example.com' }))
  await site.ask(
    '/functions/v1/send-booking-email',
    jsonPost(bookingEmailBody({ preferredDate: '2099-12-31', specialRequests: '<script>alert(1)</script>' })),
  )
  await site.ask('/webhooks/stripe', { method: 'POST', body: '{}' })
  await site.ask('/api/auth/get-session')

  const read = () => fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
  // An answer is counted once it is sent, which may be after its client has read it.
  await expect.poll(async () => (await read()).text()).toContain('kind="auth",outcome="ok"')
  const metrics = await read()
  expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await metrics.text()
  const numbers = numbersIn(text)
  const counted = (kind: string) => numbers[`saphan_request_seconds_count{kind="${kind}",outcome="ok"}`]
  expect(counted('page')).toBe(4)
  for (const kind of ['form', 'function', 'webhook', 'auth'])
    expect({ kind, count: counted(kind) }).toEqual({ kind, count: 1 })
  expect(numbers['saphan_request_seconds_bucket{kind="page",outcome="ok",le="+Inf"}']).toBe(4)
  expect(numbers).toMatchObject({
    saphan_webhook_refusals_total: 1,
    saphan_suspicious_requests_total: 1,
    saphan_requests_in_flight: 0,
    saphan_pool_waiting: 0,
    saphan_database_up: 1,
    'saphan_alarm{name="disk_low"}': 0,
    saphan_disk_free_bytes: expect.any(Number),
  })
  expect(numbers.process_resident_memory_bytes).toBeGreaterThan(10_000_000)
  const age = Date.now() / 1_000 - (numbers.process_start_time_seconds ?? 0)
  expect(age).toBeGreaterThan(0)
  expect(text).not.toMatch(/ada|secret-search|erawan|icon/i)

  expect((await site.ask('/metrics', withToken)).headers.get('cache-control')).toBe('no-store')
  expect(numbersIn(await (await site.ask('/metrics', withToken)).text())).toHaveProperty(
    'saphan_database_up',
    1,
  )
  for (const authorization of ['', TOKEN, `Bearer ${TOKEN}x`, 'Bearer'])
    expect(await site.ask('/metrics', { headers: { authorization } })).toMatchObject({ status: 404 })
  expect(await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).toMatchObject({ status: 404 })
})

test('without METRICS_PORT and METRICS_TOKEN /metrics answers 404', async () => {
  const site = await measuredSite({ DATABASE_URL: await databaseUrl() })
  expect(await site.status('/metrics')).toBe(404)
  expect((await site.ask('/metrics', withToken)).status).toBe(404)
})

test('a METRICS_PORT in use is named in one line', async () => {
  const METRICS_PORT = String(await serve(() => {}))
  const DATABASE_URL = await databaseUrl()
  const site = spawnSite({
    PORT: String(await freePort()),
    DATA_DIR: dataFolder(),
    DATABASE_URL,
    METRICS_PORT,
  })
  expect(await site.ended).toMatchObject({
    code: 1,
    stderr: `METRICS_PORT ${METRICS_PORT} is in use by another program\n`,
  })
})
