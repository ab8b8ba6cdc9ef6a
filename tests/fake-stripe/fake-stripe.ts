import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { answerApi } from './api.ts'
import { defaultControls } from './controls.ts'
import { closedPage, payPage } from './pay-page.ts'
import {
  completeSession,
  type FakeAccount,
  type FakeEvent,
  type FakeSession,
  findSession,
  recordEvent,
  reverseSession,
  settleSession,
} from './sessions.ts'
import { deliver, send } from './webhooks.ts'

type Start = {
  webhookUrl?: string
  webhookSecret: string
  /** Its public address, when it is behind a proxy. */
  url?: string
}

/**
 * A stateful fake of Stripe: Checkout Sessions, their pay page and signed events, on a loopback port of its own.
 * Tests may change its sessions, for example to a wrong amount.
 */
export async function startFakeStripe({ webhookUrl, webhookSecret, url: publicUrl }: Start) {
  const account: FakeAccount = {
    url: '',
    webhookSecret,
    sessions: new Map(),
    events: [],
    reversals: [],
    controls: defaultControls(webhookUrl),
    answers: new Map(),
    deliveries: new Set(),
    closing: new AbortController(),
  }
  const server = createServer(getRequestListener(website(account).fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the fake has no port')
  account.url = publicUrl ?? `http://127.0.0.1:${address.port}`

  const { url, sessions, events, controls } = account
  const sessionOf = (sessionId: string): FakeSession => {
    const session = findSession(account, sessionId)
    if (!session) throw new Error(`the fake has no session ${sessionId}`)
    return session
  }
  async function close() {
    account.closing.abort()
    await Promise.all(account.deliveries)
    server.close()
    server.closeAllConnections()
  }
  return {
    url,
    port: address.port,
    sessions,
    events,
    reversals: account.reversals,
    controls,
    /** The guest pays; the events are recorded, not sent. */
    markPaid: (sessionId: string, paidWith?: FakeSession['paid_with']) =>
      completeSession(account, sessionOf(sessionId), paidWith),
    /** An asynchronous payment ends; its event is sent. */
    settle(sessionId: string, outcome: 'succeeded' | 'failed') {
      send(account, [settleSession(account, sessionOf(sessionId), outcome)])
    },
    /** A refund or a dispute, made in the dashboard; its event is not sent. */
    reverse: (sessionId: string, reversal: Parameters<typeof reverseSession>[2]) =>
      reverseSession(account, sessionOf(sessionId), reversal),
    /** Changes what the API says about a session, such as its amount, currency or livemode. */
    tamper(sessionId: string, changes: Partial<FakeSession>) {
      Object.assign(sessionOf(sessionId), changes)
    },
    /** A new event about a session, not sent. */
    makeEvent: (type: string, sessionId: string) => recordEvent(account, type, sessionOf(sessionId)),
    /** Sends one copy of each, all at the same moment; the statuses that were answered. */
    deliver: (...wanted: FakeEvent[]) => Promise.all(wanted.map((event) => deliver(account, event))),
    /** Resolves when no event is being sent. */
    async quiet() {
      while (account.deliveries.size > 0) await Promise.all(account.deliveries)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

function website(account: FakeAccount) {
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.all('/v1/*', async (c) => {
    const fault = account.controls.faults.shift() ?? account.controls.alwaysFault
    const answer = answerApi(account, await callOf(c), fault)
    if (fault === 'hang') return new Promise<never>(() => undefined)
    if (fault === 'cut') c.env.incoming.socket.destroy()
    // Stripe sends this with stored answers; it saves the SDK its second try.
    if (answer.status === 500) c.header('stripe-should-retry', 'false')
    return c.json(answer.body, answer.status)
  })
  site.get('/c/pay/:id', (c) => {
    const session = findSession(account, c.req.param('id'))
    return session?.status === 'open' ? c.html(payPage(session)) : c.html(closedPage(), 410)
  })
  site.post('/c/pay/:id/:verb{pay|promptpay|decline|cancel}', (c) => {
    const session = findSession(account, c.req.param('id'))
    if (session?.status !== 'open') return c.html(closedPage(), 410)
    const { verb } = c.req.param()
    if (verb === 'decline') return c.html(payPage(session, 'Your card was declined.'))
    if (verb === 'cancel') return c.redirect(session.cancel_url ?? '/', 303)
    if (verb === 'promptpay' && !session.payment_method_types.includes(verb))
      return c.html(payPage(session), 400)
    send(account, completeSession(account, session, verb === 'promptpay' ? verb : 'card'))
    return c.redirect((session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
  return site
}

async function callOf(c: Context) {
  return {
    method: c.req.method,
    path: c.req.path,
    query: new URL(c.req.url).searchParams,
    form: new URLSearchParams(await c.req.text()),
    secretKey: c.req.header('authorization')?.replace('Bearer ', '') ?? '',
    idempotencyKey: c.req.header('idempotency-key'),
  }
}
