import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { customerSpelling, jsonPost } from '../functions-door.ts'
import { askOnPort, serve } from '../serve.ts'
import { type BuiltSite, builtSite, formPost } from './built-site.ts'

const PAGES = ['/sandbox/mail', '/sandbox/mail.json'] as const
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9' }

/** The site on a real loopback socket, asked with exactly these headers. */
async function onASocket({ app }: BuiltSite) {
  const port = await serve(getRequestListener(app.fetch))
  return {
    async get(path: string, headers: Record<string, string> = {}) {
      const { body, ...answer } = await askOnPort(port, path, { host: `localhost:${port}`, ...headers })
      return { ...answer, body: String(body) }
    },
  }
}

async function bookedSite(options?: Parameters<typeof builtSite>[0]) {
  const site = await builtSite(options)
  const answer = await site.app.request('/functions/v1/send-booking-email', jsonPost(customerSpelling()))
  if (answer.status !== 200) throw new Error(await answer.text())
  return site
}

test('the mailbox shows a visitor on this machine every mail, newest first', async () => {
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

test('a mail is shown in a frame that runs nothing', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  const socket = await onASocket(site)
  const frame = /<iframe\b[^>]*>/.exec((await socket.get('/sandbox/mail')).body)?.[0] ?? ''
  expect(frame).toMatch(/\bsandbox="[^"]*"/)
  expect(frame).not.toMatch(/allow-scripts|allow-same-origin/)
})

test('whoever was sent on by something, or asks for a foreign name, finds no mailbox', async () => {
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

test('a visitor whose connection is not known finds no mailbox', async () => {
  await using site = await bookedSite()
  await site.sendMails()
  for (const path of PAGES) {
    const page = await site.get(path)
    expect({ path, status: page.status }).toEqual({ path, status: 404 })
    expect(page.html).not.toContain('ada@example.com')
  }
})

test('with a mail server there is no mailbox, on this machine neither', async () => {
  await using site = await bookedSite({ env: MAIL_SERVER })
  const socket = await onASocket(site)
  for (const path of PAGES)
    expect({ path, status: (await socket.get(path)).status }).toEqual({ path, status: 404 })
})

test('with a real provider there is no sandbox checkout, not even for a session of the sandbox', async () => {
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

  const app = createApp({ ...site.resources, env: { ...site.resources.env, ...STRIPE } })
  for (const init of [
    undefined,
    ...['pay', 'decline', 'cancel'].map((choice) => formPost(path, { choice })),
  ]) {
    expect((await app.request(`http://localhost:3000${path}`, init)).status).toBe(404)
  }
  expect(await site.deps.sandboxCheckouts?.findDetails(path.split('/').at(-1) ?? '')).toMatchObject({
    paid: false,
  })
})

test('an unknown session of the sandbox is not found, to see or to pay', async () => {
  await using site = await builtSite()
  for (const id of ['x', '__proto__', `cs_sandbox_${'0'.repeat(32)}`, '%20', '..%2fmail']) {
    const path = `/sandbox/checkout/${id}`
    for (const init of [undefined, formPost(path, { choice: 'pay' })]) {
      expect({ id, status: (await site.get(path, init)).status }).toEqual({ id, status: 404 })
    }
  }
})

test('the sandbox takes no payment from another site', async () => {
  await using site = await builtSite()
  const path = `/sandbox/checkout/cs_sandbox_${'0'.repeat(32)}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
  expect((await site.get(path, { method: 'POST', headers, body: 'choice=pay' })).status).toBe(403)
})
