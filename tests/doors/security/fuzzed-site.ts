import Stripe from 'stripe'
import { capturedLog } from '../../captured-log.ts'
import { startFakeStripe } from '../../fake-stripe/fake-stripe.ts'
import { builtSite, textOf } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { type Door, type Entry, POST_EXAMPLES } from '../fixtures/post-examples.ts'
import { brokenHeaderRules } from './header-rules.ts'
import { type Hostile, hostileRequest } from './hostile-requests.ts'

/** How many hostile requests are sent to each address; `npm run faults` sets more. */
export const REQUESTS_EACH = Math.ceil(Number(process.env.HOSTILE_REQUESTS ?? 3_000) / POST_EXAMPLES.length)

/** A fixed seed, so that a change is never refused by chance; the larger run draws new requests. */
export const DRAW = process.env.HOSTILE_REQUESTS ? {} : { seed: 20_261_122 }

export const SITE = 'http://localhost:3000'
const WEBHOOK_SECRET = 'whsec_test'

/** The built site and its log of errors. */
export async function siteWithErrorLog(env: Record<string, string> = {}) {
  const { log, lines } = capturedLog('error')
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off', ...env } }, { log })
  return { ...site, errors: lines }
}

/** A site that accepts the example, and hostile variants of it. */
export async function fuzzedSite([, door, prepare]: Entry) {
  const stripe = door === 'webhook' ? await startFakeStripe({ webhookSecret: WEBHOOK_SECRET }) : undefined
  const site = await siteWithErrorLog(
    stripe && {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  )
  const { path, fields, cookie } = await prepare(site)

  async function headersOf({ type, announced, signed, body }: Hostile) {
    const headers = new Headers({ origin: SITE, 'sec-fetch-site': 'same-origin' })
    if (type !== undefined) headers.set('content-type', type)
    if (announced !== undefined) headers.set('content-length', announced)
    if (cookie) headers.set('cookie', cookie)
    if (stripe && signed) headers.set('stripe-signature', await signatureOf(Buffer.from(body).toString()))
    return headers
  }

  return {
    ...site,
    requests: hostileRequest(door, fields),
    /** Sends a hostile request. @returns its answers: two if it is sent twice */
    async send(hostile: Hostile) {
      const address = door === 'forms' && hostile.byScript ? path.replace(/(?=\?|$)/, '.data') : path
      const init = { method: 'POST', headers: await headersOf(hostile), body: hostile.body }
      const sender = newSender()
      const ask = async () => {
        const response = await site.app.request(SITE + address, init, sender)
        return { status: response.status, headers: response.headers, text: await response.text() }
      }
      return hostile.twice ? Promise.all([ask(), ask()]) : [await ask()]
    },
    async [Symbol.asyncDispose]() {
      await stripe?.close()
      await site[Symbol.asyncDispose]()
    },
  }
}

let senders = 0

/** A new client address, so that no rate limit applies. */
export function newSender() {
  const number = ++senders
  return { incoming: { socket: { remoteAddress: `198.18.${(number >> 8) & 255}.${number & 255}` } } }
}

function signatureOf(payload: string): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: WEBHOOK_SECRET })
}

export type Answer = { status: number; headers: Headers; text: string }

/** What is wrong with the answer to a hostile request. */
export function problemsWith({ status, headers, text }: Answer, door: Door, hostile: Hostile): string[] {
  const location = headers.get('location')
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...brokenHeaderRules(headers),
    ...(location !== null && new URL(location, SITE).origin !== SITE ? [`leads to ${location}`] : []),
    ...(door === 'forms' && status === 422 ? lostFrom(text, hostile) : []),
    ...(door !== 'forms' && status >= 400 && !isRefusal({ status, headers, text }, door)
      ? [`says ${text}`]
      : []),
  ]
}

/** Whether an error has the format of the contract; the account library has its own. */
function isRefusal({ status, headers, text }: Answer, door: Door): boolean {
  if (door === 'accounts' && status === 413) return /^What you sent is too large/.test(text)
  if (!/^application\/json/.test(headers.get('content-type') ?? '')) return false
  const { error, code, fields = {}, message } = JSON.parse(text)
  if (door === 'accounts') return /\w/.test(message)
  return (
    /\w/.test(error) && /^[a-z_]+$/.test(code) && Object.values(fields).every((said) => /\w/.test(`${said}`))
  )
}

/** The text fields whose value is not in the form that came back. */
function lostFrom(html: string, { body, type = '' }: Hostile): string[] {
  if (!/urlencoded$/.test(type) || !html.startsWith('<!DOCTYPE')) return []
  const typed = new Map(new URLSearchParams(String(body)))
  const { values } = formOf(html)
  return textFieldsOf(html)
    .filter((field) => typed.has(field) && textOf(values[field] ?? '') !== textOf(typed.get(field) ?? ''))
    .map((field) => `${field} was ${JSON.stringify(typed.get(field))}, is ${JSON.stringify(values[field])}`)
}

function textFieldsOf(html: string): string[] {
  const form = /<form\b[^>]*method="post"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
  const tags = form.match(/<(?:textarea\b[^>]*|input\b[^>]*type="(?:text|email|tel)"[^>]*)>/g) ?? []
  return tags.map((tag) => /\bname="([^"]*)"/.exec(tag)?.[1] ?? '').filter(Boolean)
}
