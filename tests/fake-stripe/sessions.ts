import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { Controls } from './controls.ts'

type SessionField = 'id' | 'object' | 'mode' | 'url' | 'status' | 'payment_status' | 'livemode' | 'created'
type OrderField = 'amount_total' | 'currency' | 'client_reference_id' | 'metadata' | 'customer_email'
type AddressField = 'payment_method_types' | 'success_url' | 'cancel_url' | 'expires_at'

/** The part of a Checkout Session that a one-off payment uses, in Stripe's own words. */
export type FakeSession = Pick<Stripe.Checkout.Session, SessionField | OrderField | AddressField> & {
  payment_intent: string | null
  /** Of the intent, while the money has not arrived. */
  intent_status: Stripe.PaymentIntent.Status
  description: string
  /** The card is charged only when that is asked for. */
  authorises: boolean
  authorised_at: number
  /** How the guest pays, once that is chosen. */
  paid_with: 'card' | 'promptpay'
}

export type FakeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  pending_webhooks: number
  data: { object: object }
}

/** The fields of a refund or a dispute that the site reads. */
export type FakeReversal = {
  id: string
  object: 'refund' | 'dispute'
  amount: number
  payment_intent: string | null
  status: string
  created: number
  metadata?: Record<string, string>
}

/** The state of the fake. */
export type FakeAccount = {
  url: string
  webhookSecret: string
  sessions: Map<string, FakeSession>
  /** Oldest first, sent or not. */
  events: FakeEvent[]
  /** Refunds and disputes, oldest first. */
  reversals: FakeReversal[]
  controls: Controls
  /** The stored answer for each idempotency key, with its request. */
  answers: Map<string, { asked: string; answer: ApiAnswer }>
  deliveries: Set<Promise<unknown>>
  closing: AbortController
}

export type ApiAnswer = { status: 200 | 400 | 401 | 402 | 404 | 409 | 429 | 500; body: object }

/** So long Stripe keeps what a card was authorised for. */
const AUTHORISED_SECONDS = 7 * 86_400

export function secondsNow(account: FakeAccount): number {
  return Math.floor((Date.now() + account.controls.clockAheadMs) / 1_000)
}

export function fakeId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** The session at this moment. One beyond its time is expired first; that event is recorded, not sent. */
export function findSession(account: FakeAccount, id: string): FakeSession | undefined {
  const session = account.sessions.get(id)
  if (session?.status === 'open' && session.expires_at <= secondsNow(account)) expireSession(account, session)
  const hasEnded = session && session.authorised_at + AUTHORISED_SECONDS <= secondsNow(account)
  if (hasEnded && session.intent_status === 'requires_capture') session.intent_status = 'canceled'
  return session
}

export function expireSession(account: FakeAccount, session: FakeSession): FakeEvent {
  session.status = 'expired'
  session.url = null
  return recordEvent(account, 'checkout.session.expired', session)
}

/** The guest pays an open session. @returns its events, not sent yet */
export function completeSession(
  account: FakeAccount,
  session: FakeSession,
  paidWith: FakeSession['paid_with'] = 'card',
): FakeEvent[] {
  const { asyncPayment, paymentEvents } = account.controls
  session.status = 'complete'
  session.paid_with = paidWith
  session.url = null
  const isPaid = !asyncPayment && !session.authorises
  session.payment_status = isPaid ? 'paid' : 'unpaid'
  session.payment_intent = fakeId('pi')
  session.intent_status = session.authorises ? 'requires_capture' : 'processing'
  session.authorised_at = secondsNow(account)
  const types = isPaid ? paymentEvents : ['checkout.session.completed']
  return types.map((type) => recordEvent(account, type, session))
}

/** The session with its payment intent expanded. */
export function withIntent(session: FakeSession): object {
  const { payment_intent: id, payment_status, intent_status, paid_with: type } = session
  const method = { id: 'pm_1', object: 'payment_method', type }
  const status = payment_status === 'paid' ? 'succeeded' : intent_status
  return {
    ...session,
    payment_intent: id && { id, object: 'payment_intent', status, payment_method: method },
  }
}

/** The money of an asynchronous payment arrives, or never will. */
export function settleSession(
  account: FakeAccount,
  session: FakeSession,
  outcome: 'succeeded' | 'failed',
): FakeEvent {
  if (outcome === 'succeeded') session.payment_status = 'paid'
  else session.intent_status = 'requires_payment_method'
  return recordEvent(account, `checkout.session.async_payment_${outcome}`, session)
}

/** The operator refunds, or the guest's bank disputes. */
export function reverseSession(
  account: FakeAccount,
  session: FakeSession,
  reversal: Pick<FakeReversal, 'object' | 'status' | 'metadata'> & { amount?: number },
): FakeReversal {
  const made = {
    id: fakeId(reversal.object === 'refund' ? 're' : 'du'),
    amount: session.amount_total ?? 0,
    payment_intent: session.payment_intent,
    created: secondsNow(account),
    ...reversal,
  }
  account.reversals.push(made)
  return made
}

/** Records an event with the object as it is now. */
export function recordEvent(account: FakeAccount, type: string, session: FakeSession): FakeEvent {
  const event: FakeEvent = {
    id: fakeId('evt'),
    object: 'event',
    type,
    created: secondsNow(account),
    livemode: session.livemode,
    pending_webhooks: 1,
    data: { object: type.startsWith('checkout.session.') ? { ...session } : paymentOf(session, type) },
  }
  account.events.push(event)
  return event
}

function paymentOf(session: FakeSession, type: string): object {
  const { payment_intent, amount_total: amount, currency, livemode, metadata } = session
  const payment = { amount, currency, livemode, metadata, status: 'succeeded' }
  if (type.startsWith('payment_intent.')) return { id: payment_intent, object: 'payment_intent', ...payment }
  return { id: fakeId('ch'), object: 'charge', payment_intent, ...payment, paid: true }
}
