import { setTimeout as sleep } from 'node:timers/promises'
import { jsonRequest, type Post } from '#tests/requests.ts'
import { KINDS, nextDay, type RequestKind } from './request-kinds.ts'
import type { System } from './test-system.ts'

const ANSWER_WITHIN_MS = 15_000
const RETRY_MS = 100
const TIMEOUT_MS = 90_000
const PAUSE_MS = 60
const PASS = /\/booking\/[\w-]+/
const REFERENCE = /SPN-[0-9A-Z]+/

/** How many client addresses were given out: holds of one network are limited, so every request has its own. */
let addresses = 0

type Answer = { status: number; text: string }
/** A form, or without a body the page of an address. */
type Sent = Omit<Post, 'body'> & { body?: string }
/** A request with its request id, so that it can be sent again as the same one. */
export type Request = { kind: RequestKind; post: Post; sent: Record<string, unknown> }

/** Guests who retry until they get an answer, and record what was acknowledged. */
export function guestsOf({ url, ledger, stripe }: System) {
  /** How often each error status was received; 0 stands for no answer. */
  const failures = new Map<number, number>()
  let tries = 0
  let slowestMs = 0

  /** One try. An accepted form leads to its trip pass, which has the reference. */
  async function send({ path, headers, body }: Sent): Promise<Answer> {
    const begun = performance.now()
    tries++
    // As behind a load balancer: each request has its own client address and its own connection.
    const from = { 'x-forwarded-for': addressOf(addresses++), connection: 'close' }
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    try {
      const posted = await fetch(url + path, {
        ...(body === undefined ? {} : { method: 'POST', body }),
        headers: { ...headers, origin: url, ...from },
        redirect: 'manual',
        signal,
      })
      const text = await posted.text()
      // With scripts the address is in the text. A pass that does not open counts as no answer, and is asked for again.
      const isAccepted = body !== undefined && posted.status < 400
      const pass = isAccepted && PASS.exec(posted.headers.get('location') ?? text)?.[0]
      if (!pass || REFERENCE.test(text)) return countFailure({ status: posted.status, text })
      const page = await fetch(url + pass, { headers: from, signal })
      return countFailure({ status: page.status, text: await page.text() })
    } catch {
      return countFailure({ status: 0, text: '' })
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - begun)
    }
  }

  function countFailure(answer: Answer): Answer {
    if (answer.status >= 400 || answer.status === 0)
      failures.set(answer.status, (failures.get(answer.status) ?? 0) + 1)
    return answer
  }

  /** Retries until `isDone`. @throws when the request is refused, or not done within the time limit */
  async function insist(post: Sent, isDone: (answer: Answer) => boolean): Promise<Answer> {
    const deadline = performance.now() + TIMEOUT_MS
    for (;;) {
      const answer = await send(post)
      if (isDone(answer)) return answer
      const isRefused = answer.status >= 400 && answer.status < 500 && answer.status !== 429
      if (isRefused || performance.now() > deadline)
        throw new Error(`${post.path} was answered with ${answer.status}: ${answer.text}`)
      await sleep(RETRY_MS)
    }
  }

  /** Records the answer in the ledger if it acknowledges the request. */
  function keep({ kind, sent }: Request, { status, text }: Answer) {
    const reference = REFERENCE.exec(text)?.[0]
    if (status >= 300 || status === 0 || !reference) return undefined
    const sessionId = /cs_\w+/.exec(text)?.[0]
    ledger.note({ kind, sent, reference, ...(sessionId ? { sessionId } : {}) })
    return { reference, sessionId: sessionId ?? '' }
  }

  /** Sends a request until it is acknowledged. */
  async function submit(one: Request) {
    const answer = await insist(one.post, ({ status, text }) => status < 300 && REFERENCE.test(text))
    const acknowledged = keep(one, answer)
    if (!acknowledged) throw new Error(`${one.kind} was answered without a reference`)
    return acknowledged
  }

  /** Asks whether a checkout is paid until it is. */
  async function seePaid(sessionId: string): Promise<void> {
    const post = jsonRequest('/functions/v1/verify-booking-payment', { sessionId })
    await insist(post, ({ text }) => text.includes('"paymentStatus":"paid"'))
    ledger.note({ kind: 'paid', sessionId })
  }

  /** Pays at the provider, which sends its events to the site; not through the site's proxy to the provider. */
  const pay = (sessionId: string) =>
    fetch(`http://127.0.0.1:${stripe.port}/c/pay/${sessionId}/pay`, {
      method: 'POST',
      // The provider closes idle connections after five seconds, maybe just now.
      headers: { connection: 'close' },
      redirect: 'manual',
    })

  /** Pays, and cancels through the trip pass, so that the money goes back by itself. */
  async function payAndCancel(sessionId: string): Promise<void> {
    await pay(sessionId)
    const verify = jsonRequest('/functions/v1/verify-booking-payment', { sessionId })
    await insist(verify, ({ text }) => text.includes('"paymentStatus":"paid"'))
    const back = new URL(stripe.sessions.get(sessionId)?.success_url ?? '')
    const path = `/booking/${back.searchParams.get('booking')}/cancel`
    const page = await insist({ path, headers: {} }, ({ status }) => status === 200)
    const seenSatang = /name="seenSatang" value="(\d+)"/.exec(page.text)?.[1]
    if (!seenSatang) throw new Error(`${path} offers no refund`)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ seenSatang }).toString()
    await insist({ path, headers, body }, ({ status, text }) => status === 200 && /cancelled/i.test(text))
  }

  return {
    failures,
    send,
    submit,
    /** Sends a request once. */
    attempt: async (one: Request) => keep(one, await send(one.post)),
    seePaid,
    pay,
    payAndCancel,
    /**
     * This many clients send one request after the other, some sixteen a second in all, until `over`. Every second guest
     * who books by card pays and cancels.
     */
    async keepAsking(clients: number, over: AbortSignal, kinds: RequestKind[]): Promise<void> {
      let cards = 0
      async function client(begin: number) {
        for (let turn = begin; !over.aborted; turn++) {
          const { sessionId } = await submit(request(kinds[turn % kinds.length] ?? 'booking'))
          if (sessionId && ++cards % 2 === 0) await payAndCancel(sessionId)
          await sleep(PAUSE_MS * clients)
        }
      }
      await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
    },
    tries: () => tries,
    slowestMs: () => slowestMs,
  }
}

export type Guests = ReturnType<typeof guestsOf>

/** What guests ask for while a fault lasts. In a control payments may be lost, and with them what their guests wait for. */
export function kindsWhile(isGuarded: boolean): RequestKind[] {
  return isGuarded ? ['booking', 'booking', 'card'] : ['booking']
}

/** A new request of a new invented guest, for a day of its own. */
export function request(kind: RequestKind, date = nextDay()): Request {
  const post = KINDS[kind](date)
  const isJson = post.headers['content-type'] === 'application/json'
  return {
    kind,
    post,
    sent: isJson ? JSON.parse(post.body) : Object.fromEntries(new URLSearchParams(post.body)),
  }
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
