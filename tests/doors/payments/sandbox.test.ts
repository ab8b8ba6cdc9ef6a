import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { paidBooking } from '../../factories.ts'
import { bookingEmailBody, jsonPost } from '../../functions-door.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'

const PAGES = ['/sandbox/mail', '/sandbox/mail.json'] as const
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9' }

/** The site on a real loopback socket, requested with exactly these headers. */
async function onASocket({ app }: BuiltSite) {
  const port = await serve(getRequestListener(app.fetch))
  return {
    async get(path: string, headers: Record<string, string> = {}) {
      const { body, ...answer } = await requestOnPort(port, path, { host: `localhost:${port}`, ...headers })
      return { ...answer, body: String(body) }
    },
    /** Sends these lines and reads the whole answer; HOST in them is this site's. */
    async say(lines: string[]) {
      const socket = connect(port, '127.0.0.1')
      socket.write([...lines.map((line) => line.replace('HOST', `localhost:${port}`)), '', ''].join('\r\n'))
      return text(socket)
    },
  }
}

async function bookedSite(options?: Parameters<typeof builtSite>[0]) {
  const site = await builtSite(options)
  const answer = await site.app.request('/functions/v1/send-booking-email', jsonPost(bookingEmailBody()))
  if (answer.status !== 200) throw new Error(await answer.text())
  return site
}

test('the mailbox shows a visitor on this machine every email, newest first', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  const socket = await onASocket(site)
  const json = await socket.get('/sandbox/mail.json')
  expect(json.status).toBe(200)
  const mails = JSON.parse(json.body)
  expect(mails).toHaveLength(2)
  expect(Object.keys(mails[0])).toEqual(['id', 'at', 'to', 'from', 'subject', 'text', 'html'])
  expect(mails[0].at >= mails[1].at).toBe(true)
  expect(mails.map((mail: { to: string }) => mail.to).sort()).toEqual([
    'ada@example.com',
    'hello@saphan.example',
  ])
  const page = await socket.get('/sandbox/mail')
  expect(page.status).toBe(200)
  for (const mail of mails) expect(page.body).toContain(mail.to)
  for (const answer of [json, page]) {
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  }
})

test('an email is shown in a frame that runs nothing', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  const socket = await onASocket(site)
  const frame = /<iframe\b[^>]*>/.exec((await socket.get('/sandbox/mail')).body)?.[0] ?? ''
  expect(frame).toMatch(/\bsandbox="[^"]*"/)
  expect(frame).not.toMatch(/allow-scripts|allow-same-origin/)
})

test('an email with a calendar part says in the mailbox what it does and when, and shows the file', async () => {
  await using site = await builtSite()
  await paidBooking(site)
  await site.sendMails()
  const confirmed = (await site.mailbox()).find(({ subject }) => subject.startsWith('Confirmed'))
  const page = await (await onASocket(site)).get(`/sandbox/mail?mail=${confirmed?.id}`)
  expect(page.body.replaceAll('\u00a0', ' ')).toContain(
    'Calendar part, METHOD:REQUEST: puts into the calendar Fri 15 Jan, 06:00 (Bangkok)',
  )
  expect(page.body).toContain('BEGIN:VEVENT')
})

test('the mailbox is closed to forwarded requests and to foreign host names', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  const socket = await onASocket(site)
  const strangers: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'rebound.example.com' },
    { host: 'rebound.example.com:3000' },
  ]
  for (const headers of strangers) {
    for (const path of PAGES) {
      const { status, body } = await socket.get(path, headers)
      expect({ headers, path, status }).toEqual({ headers, path, status: 404 })
      expect(body).not.toContain('ada@example.com')
    }
  }
})

/**
 * How a request for the mailbox arrives through these proxies as Debian ships them, configured only with the address of
 * the site set, from a stranger who names this machine as the host.
 */
const THROUGH_PROXIES: [proxy: string, version: string, ...headers: string[]][] = [
  ['nginx 1.22', '1.0', 'Host: HOST', 'Connection: close'],
  [
    'nginx 1.22 with its proxy_params',
    '1.0',
    'Host: HOST',
    'X-Real-IP: 127.0.0.1',
    'X-Forwarded-For: 127.0.0.1',
  ],
  ['apache 2.4', '1.1', 'Host: HOST', 'X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Host: HOST'],
  ['haproxy 2.6 with forwardfor', '1.1', 'host: HOST', 'x-forwarded-for: 127.0.0.1'],
  ['caddy 2.6', '1.1', 'Host: HOST', 'X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Proto: http'],
  ['squid 5.7', '1.1', 'Host: HOST', 'Via: 1.1 vm (squid/5.7)', 'X-Forwarded-For: 127.0.0.1'],
  ['varnish 7.1', '1.1', 'Host: HOST', 'X-Forwarded-For: 127.0.0.1', 'X-Varnish: 3'],
  ['lighttpd 1.4', '1.1', 'Host: HOST', 'X-Forwarded-For: 127.0.0.1', 'X-Host: HOST'],
  ['traffic server 9.2', '1.1', 'Host: HOST', 'Client-ip: 127.0.0.1', 'X-Forwarded-For: 127.0.0.1'],
]

test('the mailbox is closed to requests through a proxy with its default settings', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  const { say } = await onASocket(site)
  const directly = await say(['GET /sandbox/mail.json HTTP/1.1', 'Host: HOST', 'Connection: close'])
  expect(directly).toMatch(/^HTTP\/1\.1 200 .*ada@example\.com/s)
  for (const [proxy, version, ...headers] of THROUGH_PROXIES) {
    for (const path of PAGES) {
      const answer = await say([`GET ${path} HTTP/${version}`, ...headers, 'Connection: close'])
      expect({ proxy, path, line: answer.split('\r\n')[0] }).toEqual({
        proxy,
        path,
        line: 'HTTP/1.1 404 Not Found',
      })
      expect(answer).not.toContain('ada@example.com')
    }
  }
})

test.for(['http://shop.example', 'http://192.168.1.5:3000', 'https://www.example.com'])(
  'at the public address %s there is no mailbox, not even for a loopback visitor',
  async (PUBLIC_URL) => {
    await using site = await bookedSite({ env: { PUBLIC_URL } })
    await site.sendMails()
    const socket = await onASocket(site)
    for (const path of PAGES)
      expect({ path, status: (await socket.get(path)).status }).toEqual({ path, status: 404 })
  },
)

test('the mailbox is closed to a request without a known client address', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  for (const path of PAGES) {
    const page = await site.get(path)
    expect({ path, status: page.status }).toEqual({ path, status: 404 })
    expect(page.html).not.toContain('ada@example.com')
  }
})

test('with a mail server there is no mailbox, not even for a loopback visitor', async () => {
  await using site = await bookedSite({ env: MAIL_SERVER })
  const socket = await onASocket(site)
  for (const path of PAGES)
    expect({ path, status: (await socket.get(path)).status }).toEqual({ path, status: 404 })
})

test.for([
  ['with a real provider', 'http://localhost:3000', STRIPE],
  ['at a public address', 'http://shop.example', { PUBLIC_URL: 'http://shop.example' }],
] as const)(
  '%s there is no sandbox checkout, not even for a session of the sandbox',
  async ([, address, env]) => {
    await using site = await builtSite()
    const { createApp } = site
    const payload = { tripName: 'hidden-gems', customerName: 'Ada Example', customerEmail: 'ada@example.com' }
    const rest = {
      customerPhone: '+44 7700 900123',
      preferredDate: '2027-01-15',
      numberOfGuests: 2,
      vehicleType: 'suv',
    }
    const opened = await site.app.request(
      '/functions/v1/create-booking-payment',
      jsonPost({ ...payload, ...rest }),
    )
    const path = `/sandbox/checkout/${(await opened.json()).sessionId}`
    expect((await site.get(path)).status).toBe(200)

    const app = createApp({ ...site.resources, env: { ...site.resources.env, ...env } })
    const forms = ['pay', 'decline', 'cancel'].map((choice) => formPost(path, { choice }))
    for (const form of [{}, ...forms]) {
      const init = { ...form, headers: { ...form.headers, origin: address } }
      expect((await app.request(address + path, init)).status).toBe(404)
    }
    expect(await site.deps.sandboxCheckouts?.findDetails(path.split('/').at(-1) ?? '')).toMatchObject({
      paid: false,
    })
  },
)

test('an unknown sandbox session answers 404 to GET and POST', async () => {
  await using site = await builtSite()
  for (const id of ['x', '__proto__', `cs_sandbox_${'0'.repeat(32)}`, '%20', '..%2fmail']) {
    const path = `/sandbox/checkout/${id}`
    for (const init of [undefined, formPost(path, { choice: 'pay' })]) {
      expect({ id, status: (await site.get(path, init)).status }).toEqual({ id, status: 404 })
    }
  }
})
