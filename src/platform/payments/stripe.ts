import pLimit from 'p-limit'
import Stripe from 'stripe'
import { z } from 'zod'
import {
  INTENT_STATUSES,
  type IntentStatus,
  outcomeOf,
  SESSION_PAYMENTS,
  type SessionStatus,
} from '#money/checkouts/checkout-outcome.rules.ts'
import { CHECKOUT_METHODS, type CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import type { Reversal, ReversalKind, ReversalState } from '#money/refunds/reversal.rules.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import {
  type Checkout,
  type CheckoutOrder,
  InvalidSignature,
  NoPaymentAddress,
  type OpenedCheckout,
  type PaymentProvider,
  PaymentRefused,
  type RefundOrder,
} from './contract.ts'

type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Another host that speaks Stripe's API, for tests. */
  apiUrl?: string | undefined
  /** How long one try may take. The SDK makes at most two, half a second apart. */
  timeoutMs?: number
}

const { StripeError, StripeRateLimitError } = Stripe.errors
type StripeFailure = Stripe.errors.StripeError

const CHECKOUT_ORIGIN = 'https://checkout.stripe.com'
/** Anything else would ask another address: an empty id, for one, lists every session. */
const SESSION_ID = /^cs_\w{1,200}$/
const INTENT_ID = /^pi_\w{1,200}$/
/** What is asked for with a session, in the same call: how the guest pays. */
const EXPANDED = { expand: ['payment_intent.payment_method'] }
/** What the database can hold as an amount: whole satang below 21 million baht. */
const satang = z.int32().nonnegative()
/** The fields of an answer that are stored. One that cannot be stored counts as absent, and a person sees the payment. */
const storedFields = z.object({
  amount: satang.optional().catch(undefined),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/)
    .catch('an unknown currency'),
  reference: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .catch(undefined),
  paymentIntentId: z.string().regex(INTENT_ID).optional().catch(undefined),
})
/** A refund or dispute of which one of these cannot be read is left out: nothing about it could be stored. */
const readableReversal = z.object({
  providerId: z.string().regex(/^\w{1,200}$/),
  paymentIntentId: z.string().regex(INTENT_ID),
  amountSatang: satang,
  madeAt: z.int32().transform((seconds) => new Date(seconds * 1_000)),
  refundKey: z.uuid().optional().catch(undefined),
})
/** Bounds the calls that wait for Stripe while it hangs. */
const MAX_CONCURRENT_CALLS = 30
const WEBHOOK_TOLERANCE_SECONDS = 300
/** Refunds and disputes of one payment, or of a month. */
const MAX_REVERSALS = 1_000
/** An event about a session; other events, or malformed ones, are ignored. */
const sessionEvent = z.object({
  type: z.enum([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ]),
  data: z.object({ object: z.object({ id: z.string() }) }),
})
/** An event about a refund or a dispute. */
const reversalEvent = z.object({
  type: z.string().regex(/^(charge\.refunded|charge\.dispute\.\w+|(charge\.)?refund\.\w+)$/),
  data: z.object({ object: z.object({ payment_intent: z.string().regex(INTENT_ID) }) }),
})

/** Stripe's hosted checkout. Every call ends within ten seconds, so that a guest's page can answer in twelve. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const timeoutMs = settings.timeoutMs ?? 4_500
  const stripe = new Stripe(settings.secretKey, {
    ...(settings.apiUrl ? addressOf(new URL(settings.apiUrl)) : {}),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const sessions = stripe.checkout.sessions
  const checkoutOrigins = [CHECKOUT_ORIGIN, ...(settings.apiUrl ? [new URL(settings.apiUrl).origin] : [])]

  async function openCheckout(order: CheckoutOrder): Promise<OpenedCheckout> {
    const { idempotencyKey } = order
    const session = await sessions
      .create(sessionParams(order), { idempotencyKey })
      .catch((error) => {
        if (!isAboutEmail(error)) throw error
        // The guest can type it at the checkout. The other key is always the same, so that a repeated call is one.
        const withoutEmail = sessionParams({ ...order, customerEmail: '' })
        return sessions.create(withoutEmail, { idempotencyKey: `${idempotencyKey}-without-email` })
      })
      .catch(rethrowOpening)
    if (!session.url) throw new NoPaymentAddress('Stripe opened a checkout without an address')
    const { origin } = new URL(session.url)
    if (!checkoutOrigins.includes(origin)) {
      throw new PaymentRefused(`Stripe's checkout page is at ${origin}, where this site does not send guests`)
    }
    return { sessionId: session.id, url: session.url }
  }

  async function findCheckout(sessionId: string): Promise<Checkout | undefined> {
    if (!SESSION_ID.test(sessionId)) return undefined
    try {
      return checkoutFrom(sessionId, await sessions.retrieve(sessionId, EXPANDED))
    } catch (error) {
      if (statusOf(error) === 404) return undefined
      throw asUnavailable(error)
    }
  }

  async function expireCheckout(sessionId: string): Promise<void> {
    if (!SESSION_ID.test(sessionId)) return
    try {
      await sessions.expire(sessionId)
    } catch (error) {
      if (statusOf(error) === 404) return
      if (statusOf(error) !== 400) throw asUnavailable(error)
      // The answer for a session that is finished, but also for one that is being paid at this moment.
      const checkout = await findCheckout(sessionId)
      if (checkout?.outcome === 'payable') throw asUnavailable(error)
    }
  }

  async function captureCheckout(sessionId: string): Promise<void> {
    const checkout = await findCheckout(sessionId)
    if (checkout?.outcome === 'paid') return
    const { paymentIntentId } = checkout ?? {}
    if (checkout?.outcome !== 'authorised' || !paymentIntentId)
      throw new PaymentRefused('nothing is authorised in this checkout')
    try {
      await stripe.paymentIntents.capture(paymentIntentId, {}, { idempotencyKey: `capture-${sessionId}` })
    } catch (error) {
      const status = statusOf(error)
      // A 500 may hide a charge; 400 is also the answer when somebody else has just charged it.
      if (status === 402) throw new PaymentRefused(summary(error as StripeFailure))
      if (status !== 400 && status !== 404) throw asUnavailable(error)
      const now = await findCheckout(sessionId)
      if (now?.outcome !== 'paid') throw new PaymentRefused(summary(error as StripeFailure))
    }
  }

  async function releaseCheckout(sessionId: string): Promise<void> {
    const checkout = await findCheckout(sessionId)
    if (checkout?.outcome !== 'authorised' || !checkout.paymentIntentId) return
    try {
      await stripe.paymentIntents.cancel(checkout.paymentIntentId)
    } catch (error) {
      const now = statusOf(error) === 400 ? await findCheckout(sessionId) : undefined
      if (!now || now.outcome === 'authorised') throw asUnavailable(error)
    }
  }

  async function readWebhook(rawBody: string, signature: string | undefined) {
    if (!signature) throw new InvalidSignature('no signature')
    const event = await stripe.webhooks
      .constructEventAsync(rawBody, signature, settings.webhookSecret, WEBHOOK_TOLERANCE_SECONDS)
      .catch(() => {
        // What the SDK throws carries the whole body, which does not belong in a log.
        throw new InvalidSignature('not signed by Stripe within the last five minutes')
      })
    if (isFromTheFuture(signature)) throw new InvalidSignature('signed in the future')
    const about = sessionEvent.safeParse(event)
    if (about.success) {
      const { type, data } = about.data
      return { sessionId: data.object.id, hasFailed: type === 'checkout.session.async_payment_failed' }
    }
    const { data: reversal } = reversalEvent.safeParse(event)
    return reversal && { paymentIntentId: reversal.data.object.payment_intent }
  }

  async function listReversals(about: { paymentIntentId: string } | { since: Date }): Promise<Reversal[]> {
    const which =
      'since' in about
        ? { created: { gte: Math.floor(about.since.getTime() / 1_000) } }
        : { payment_intent: about.paymentIntentId }
    const page = { ...which, limit: 100 }
    try {
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list(page).autoPagingToArray({ limit: MAX_REVERSALS }),
        stripe.disputes.list(page).autoPagingToArray({ limit: MAX_REVERSALS }),
      ])
      return [
        ...refunds.flatMap((refund) => reversalFrom('refund', refund, REFUND_STATES[refund.status ?? ''])),
        ...disputes.flatMap((dispute) => reversalFrom('dispute', dispute, DISPUTE_STATES[dispute.status])),
      ]
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async function refund({ idempotencyKey, paymentIntentId, amountSatang, reference }: RefundOrder) {
    if (!INTENT_ID.test(paymentIntentId)) throw new PaymentRefused('this is no payment of Stripe')
    const metadata = { reference, refundKey: idempotencyKey }
    const made = await stripe.refunds
      .create({ payment_intent: paymentIntentId, amount: amountSatang, metadata }, { idempotencyKey })
      .catch(rethrowRefund)
    const [reversal] = reversalFrom('refund', made, REFUND_STATES[made.status ?? ''])
    if (!reversal) throw new Unavailable('the answer of Stripe about a refund cannot be read')
    return reversal
  }

  const deadlineMs = 2 * timeoutMs + 1_000
  const places = pLimit(MAX_CONCURRENT_CALLS)
  async function withCallLimit<Result>(call: () => Promise<Result>): Promise<Result> {
    if (places.activeCount >= MAX_CONCURRENT_CALLS) throw new Unavailable('too many calls to Stripe at once')
    return places(() => within(deadlineMs, call()))
  }

  return {
    name: 'stripe',
    checkoutOrigins,
    live: /^(sk|rk)_live_/.test(settings.secretKey),
    openCheckout: (order) => withCallLimit(() => openCheckout(order)),
    findCheckout: (sessionId) => withCallLimit(() => findCheckout(sessionId)),
    expireCheckout: (sessionId) => withCallLimit(() => expireCheckout(sessionId)),
    captureCheckout: (sessionId) => withCallLimit(() => captureCheckout(sessionId)),
    releaseCheckout: (sessionId) => withCallLimit(() => releaseCheckout(sessionId)),
    listReversals: (about) => withCallLimit(() => listReversals(about)),
    refund: (order) => withCallLimit(() => refund(order)),
    readWebhook,
  }
}

function addressOf(url: URL) {
  const protocol = url.protocol === 'http:' ? 'http' : 'https'
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443) } as const
}

function sessionParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: order.reference, paymentId: order.paymentId }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountSatang,
          product_data: { name: order.description },
        },
      },
    ],
    // A filter: Stripe offers those of them that are switched on in its dashboard, and refuses none.
    allowed_payment_method_types: order.authorises ? ['card'] : [...order.methods],
    client_reference_id: order.reference,
    ...(order.customerEmail === '' ? {} : { customer_email: order.customerEmail }),
    metadata,
    payment_intent_data: { metadata, ...(order.authorises ? { capture_method: 'manual' } : {}) },
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

function checkoutFrom(sessionId: string, session: Stripe.Checkout.Session): Checkout {
  const { payment_intent: intent, metadata } = session
  const { amount, currency, reference, paymentIntentId } = storedFields.parse({
    amount: session.amount_total ?? 0,
    currency: session.currency,
    // Not client_reference_id: any holder of one of Stripe's payment links can write that.
    reference: metadata?.reference,
    paymentIntentId: intentIdOf(intent),
  })
  return {
    sessionId,
    outcome: outcomeOf({
      session: sessionStatusFrom(session.status),
      payment: SESSION_PAYMENTS.find((known) => known === session.payment_status) ?? 'unpaid',
      intent: intentStatusFrom(intent),
    }),
    method: methodFrom(intent),
    amountSatang: amount,
    currency,
    live: session.livemode,
    reference,
    paymentId: metadata?.paymentId,
    paymentIntentId,
  }
}

function intentIdOf(intent: string | Stripe.PaymentIntent | null): string | undefined {
  return typeof intent === 'string' ? intent : intent?.id
}

function methodFrom(intent: Stripe.Checkout.Session['payment_intent']): CheckoutMethod | undefined {
  const used = typeof intent === 'string' ? undefined : intent?.payment_method
  const type = typeof used === 'string' ? undefined : used?.type
  return CHECKOUT_METHODS.find((known) => known === type)
}

/** A status that this version of the SDK does not know counts as payable, which is the careful guess. */
function sessionStatusFrom(status: Stripe.Checkout.Session.Status | null): SessionStatus {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

/** An intent that was not expanded, or whose status this version of the SDK does not know, counts as processing. */
function intentStatusFrom(intent: Stripe.Checkout.Session['payment_intent']): IntentStatus {
  if (!intent) return 'none'
  const status = typeof intent === 'string' ? 'processing' : intent.status
  return INTENT_STATUSES.find((known) => known === status) ?? 'processing'
}

const REFUND_STATES: Partial<Record<string, ReversalState>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

/** A warning is an inquiry of the bank before a dispute. A dispute that was prevented, or a warning that ended, is closed. */
const DISPUTE_STATES: Partial<Record<string, ReversalState>> = {
  warning_under_review: 'under_review',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

/** An unknown state counts as undecided, so that it is looked at again. */
function reversalFrom(
  kind: ReversalKind,
  { id, amount, created, payment_intent: intent, metadata }: Stripe.Refund | Stripe.Dispute,
  state: ReversalState = kind === 'refund' ? 'pending' : 'needs_response',
): Reversal[] {
  const { data } = readableReversal.safeParse({
    providerId: id,
    paymentIntentId: intentIdOf(intent),
    amountSatang: amount,
    madeAt: created,
    refundKey: metadata?.refundKey,
  })
  return data ? [{ kind, state, ...data }] : []
}

/** The SDK checks only for signatures that are too old. The last `t` is the one that it verified. */
function isFromTheFuture(signature: string): boolean {
  const stamp = signature.split(',').findLast((part) => part.startsWith('t='))
  const latest = Date.now() / 1_000 + WEBHOOK_TOLERANCE_SECONDS
  return !(Number(stamp?.slice(2)) <= latest)
}

/**
 * Stripe stores what it answered and repeats it for the same key, a 500 included; a session behind a 500 cannot
 * be paid, because no client got its address. It stores nothing when it is too busy (429) or still at work on
 * the same key (409). Without an answer of Stripe's own, anything may have happened.
 */
function rethrowOpening(error: unknown): never {
  const status = statusOf(error)
  const isBusy = error instanceof StripeRateLimitError || status === 409
  const isRefused = status !== undefined && !isBusy
  if (error instanceof StripeError && isRefused) throw new PaymentRefused(summary(error))
  throw asUnavailable(error)
}

/** As when opening, except that money may have moved behind a 500: such a call is asked about, never given up. */
function rethrowRefund(error: unknown): never {
  if ((statusOf(error) ?? 500) >= 500) throw asUnavailable(error)
  return rethrowOpening(error)
}

/** Errors that are not from the SDK are bugs and stay as they are. */
function asUnavailable(error: unknown): unknown {
  return error instanceof StripeError ? new Unavailable(summary(error)) : error
}

/** Stripe is stricter about addresses than mail servers are: it refuses, for one, endings that it does not know. */
function isAboutEmail(error: unknown): boolean {
  return error instanceof StripeError && error.statusCode === 400 && error.param === 'customer_email'
}

function statusOf(error: unknown): number | undefined {
  return error instanceof StripeError ? error.statusCode : undefined
}

/** For the log: enough to find the call in Stripe's dashboard, without its text, which can quote the guest. */
function summary({ statusCode, type, code, param, requestId, message }: Stripe.errors.StripeError): string {
  if (statusCode === undefined) return `no answer from Stripe: ${message}`
  return ['Stripe answered', statusCode, code ?? type, param, requestId].filter(Boolean).join(' ')
}

/** A deadline for the whole call. The SDK's timeout begins only after connecting, and again with every byte. */
async function within<Result>(ms: number, call: Promise<Result>): Promise<Result> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(new Unavailable('Stripe did not answer in time')), ms)
  try {
    return await Promise.race([call, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
