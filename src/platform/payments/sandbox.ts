import { randomBytes } from 'node:crypto'
import { outcomeOf, type ProviderState } from '#money/checkouts/checkout-outcome.rules.ts'
import type { CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import type { Reversal } from '#money/refunds/reversal.rules.ts'
import {
  type CheckoutOrder,
  InvalidSignature,
  type PaymentProvider,
  PaymentRefused,
  type RefundOrder,
} from './contract.ts'

/** A stored sandbox checkout. */
export type SandboxCheckout = Omit<CheckoutOrder, 'customerEmail' | 'currency'> & {
  sessionId: string
  currency: string
  /**
   * `processing`: the guest has finished it, and the bank has yet to answer. `failed`: the bank has refused.
   * `authorised`: the money is reserved. `released`: it was, and will not be charged.
   */
  status: 'open' | 'processing' | 'authorised' | 'complete' | 'failed' | 'released' | 'expired'
  paid: boolean
  /** How the guest pays; a card as long as nothing else was chosen. */
  method: CheckoutMethod
}

/** A stored sandbox refund. */
export type SandboxRefund = Omit<RefundOrder, 'paymentIntentId' | 'reference'> & {
  refundId: string
  sessionId: string
  status: 'pending' | 'succeeded' | 'failed'
  madeAt: Date
}

/** Storage of sandbox checkouts and refunds. */
export type SandboxStore = {
  /**
   * Adds a checkout unless its `idempotencyKey` is taken.
   * @returns the stored checkout that has this key: the given one, or the one that was there first
   */
  insert(checkout: SandboxCheckout): Promise<SandboxCheckout>
  /** The checkout as stored; its status does not yet know about the time. */
  find(sessionId: string): Promise<SandboxCheckout | undefined>
  /**
   * Changes a checkout, only when it has the status `from`, in one step. One that is open has to be so at `now`.
   * @returns whether this call did it
   */
  update(sessionId: string, { from, to }: SandboxStep, now: Date): Promise<boolean>
  /**
   * Adds a refund unless its `idempotencyKey` is taken, only while all refunds of its checkout that have not failed
   * are together no more than was paid; in one step.
   * @returns the stored refund that has this key, or `undefined` when it would be more than is left
   */
  insertRefund(refund: SandboxRefund): Promise<SandboxRefund | undefined>
  /** Refunds of one checkout, or all that were made since a moment. */
  listRefunds(about: { sessionId: string } | { since: Date }): Promise<SandboxRefund[]>
}

/** From one status to the next, with what is known by then. */
export type SandboxStep = {
  from: SandboxCheckout['status']
  to: Pick<SandboxCheckout, 'status'> & Partial<Pick<SandboxCheckout, 'paid' | 'method'>>
}

/**
 * What a guest and the bank do.
 * - `pay`: the card is charged
 * - `scan`: the guest has paid the PromptPay code in the app of a bank, which has yet to answer
 * - `arrive`, `refuse`: the bank answers
 */
export const SANDBOX_ACTS = {
  pay: { from: 'open', to: { status: 'complete', paid: true, method: 'card' } },
  scan: { from: 'open', to: { status: 'processing', method: 'promptpay' } },
  arrive: { from: 'processing', to: { status: 'complete', paid: true } },
  refuse: { from: 'processing', to: { status: 'failed' } },
} as const satisfies Record<string, SandboxStep>
export type SandboxAct = keyof typeof SANDBOX_ACTS

/** What paying does to a checkout that only authorises, and what becomes of that. */
const AUTHORISING_STEPS = {
  pay: { from: 'open', to: { status: 'authorised', method: 'card' } },
  capture: { from: 'authorised', to: { status: 'complete', paid: true } },
  release: { from: 'authorised', to: { status: 'released' } },
} as const satisfies Record<string, SandboxStep>
/** So long banks reserve money, counted from the end of the checkout. */
const AUTHORISED_MS = 7 * 86_400_000

/** The actions of the sandbox's checkout page. */
export type SandboxCheckouts = {
  /** What the page shows, with the status as of now and the session id filled in in `successUrl`. */
  findDetails(sessionId: string): Promise<SandboxCheckout | undefined>
  /**
   * Pretends that this has happened.
   * @returns false when it cannot happen to this checkout any more, or was not offered in it
   */
  act(sessionId: string, act: SandboxAct): Promise<boolean>
}

type SandboxSettings = {
  publicUrl: string
  store: SandboxStore
  /** Milliseconds since the epoch. */
  now(): number
}

const SESSION_ID = /^cs_sandbox_[0-9a-f]{32}$/

/** Payments without a provider: the checkout page is on this site and no money moves. */
export function createSandboxPayments(settings: SandboxSettings): PaymentProvider & SandboxCheckouts {
  const { publicUrl, store, now } = settings

  async function findDetails(sessionId: string): Promise<SandboxCheckout | undefined> {
    if (!SESSION_ID.test(sessionId)) return undefined
    const checkout = await store.find(sessionId)
    if (!checkout) return undefined
    const sinceEndMs = now() - checkout.expiresAt.getTime()
    if (checkout.status === 'open' && sinceEndMs >= 0) return { ...checkout, status: 'expired' }
    if (checkout.status === 'authorised' && sinceEndMs >= AUTHORISED_MS)
      return { ...checkout, status: 'released' }
    return checkout
  }

  return {
    name: 'sandbox',
    checkoutOrigins: [],
    live: false,
    async openCheckout(order) {
      const stored = await store.insert(checkoutFor(order, `cs_sandbox_${randomBytes(16).toString('hex')}`))
      if (!isSameOrder(stored, checkoutFor(order, stored.sessionId))) {
        throw new PaymentRefused('this idempotency key was used for another order')
      }
      return { sessionId: stored.sessionId, url: `${publicUrl}/sandbox/checkout/${stored.sessionId}` }
    },
    async findCheckout(sessionId) {
      const checkout = await findDetails(sessionId)
      if (!checkout) return undefined
      const { status, paid, amountSatang, currency, reference, paymentId } = checkout
      const paymentIntentId = paid || status === 'authorised' ? intentOfSession(sessionId) : undefined
      const method = status === 'open' || status === 'expired' ? undefined : checkout.method
      const outcome = outcomeOf(PROVIDER_STATES[status])
      const order = { amountSatang, currency, reference, paymentId }
      return { sessionId, outcome, method, ...order, live: false, paymentIntentId }
    },
    async expireCheckout(sessionId) {
      if (!SESSION_ID.test(sessionId)) return
      await store.update(sessionId, { from: 'open', to: { status: 'expired' } }, new Date(now()))
    },
    async captureCheckout(sessionId) {
      const status = (await findDetails(sessionId))?.status
      if (status === 'complete') return
      if (
        status !== 'authorised' ||
        !(await store.update(sessionId, AUTHORISING_STEPS.capture, new Date(now())))
      )
        throw new PaymentRefused('nothing is authorised in this checkout')
    },
    async releaseCheckout(sessionId) {
      if (!SESSION_ID.test(sessionId)) return
      await store.update(sessionId, AUTHORISING_STEPS.release, new Date(now()))
    },
    async listReversals(about) {
      const which = 'since' in about ? about : { sessionId: sessionOfIntent(about.paymentIntentId) }
      return (await store.listRefunds(which)).map(reversalOf)
    },
    async refund({ idempotencyKey, paymentIntentId, amountSatang }) {
      const sessionId = sessionOfIntent(paymentIntentId)
      const stored = await store.insertRefund({
        ...{ idempotencyKey, sessionId, amountSatang },
        refundId: `re_sandbox_${randomBytes(16).toString('hex')}`,
        status: 'succeeded',
        madeAt: new Date(now()),
      })
      if (!stored) throw new PaymentRefused('more than is left of this payment')
      if (stored.sessionId !== sessionId || stored.amountSatang !== amountSatang) {
        throw new PaymentRefused('this idempotency key was used for another refund')
      }
      return reversalOf(stored)
    },
    async readWebhook() {
      throw new InvalidSignature('the sandbox sends no notifications')
    },
    findDetails,
    async act(sessionId, act) {
      const checkout = await findDetails(sessionId)
      const isOffered = act !== 'scan' || checkout?.methods.includes('promptpay')
      if (!checkout || !isOffered) return false
      const step = act === 'pay' && checkout.authorises ? AUTHORISING_STEPS.pay : SANDBOX_ACTS[act]
      return store.update(sessionId, step, new Date(now()))
    },
  }
}

/** The statuses of the sandbox in the words of the real provider. */
const PROVIDER_STATES: Record<SandboxCheckout['status'], ProviderState> = {
  open: { session: 'open', payment: 'unpaid', intent: 'none' },
  processing: { session: 'complete', payment: 'unpaid', intent: 'processing' },
  authorised: { session: 'complete', payment: 'unpaid', intent: 'requires_capture' },
  released: { session: 'complete', payment: 'unpaid', intent: 'canceled' },
  complete: { session: 'complete', payment: 'paid', intent: 'succeeded' },
  failed: { session: 'complete', payment: 'unpaid', intent: 'requires_payment_method' },
  expired: { session: 'expired', payment: 'unpaid', intent: 'none' },
}

function intentOfSession(sessionId: string): string {
  return sessionId.replace('cs_', 'pi_')
}

/** No checkout has the session id of an intent that is not the sandbox's. */
function sessionOfIntent(paymentIntentId: string): string {
  return paymentIntentId.startsWith('pi_sandbox_') ? paymentIntentId.replace('pi_', 'cs_') : ''
}

function reversalOf({ refundId, sessionId, status, amountSatang, madeAt, idempotencyKey }: SandboxRefund) {
  return {
    kind: 'refund',
    providerId: refundId,
    paymentIntentId: intentOfSession(sessionId),
    state: status,
    amountSatang,
    madeAt,
    refundKey: idempotencyKey,
  } satisfies Reversal
}

function checkoutFor(order: CheckoutOrder, sessionId: string): SandboxCheckout {
  const { customerEmail: _notNeeded, ...given } = order
  const kept = { ...given, methods: order.authorises ? (['card'] as const) : order.methods }
  const successUrl = order.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
  return { ...kept, sessionId, successUrl, status: 'open', paid: false, method: 'card' }
}

const ORDER_FIELDS = [
  'paymentId',
  'reference',
  'description',
  'amountSatang',
  'authorises',
  'currency',
  'successUrl',
  'cancelUrl',
] as const satisfies (keyof SandboxCheckout)[]

/** As strict as a real provider, so that a sloppy retry shows here first. */
function isSameOrder(one: SandboxCheckout, other: SandboxCheckout): boolean {
  const sameExpiry = one.expiresAt.getTime() === other.expiresAt.getTime()
  const sameMethods = one.methods.join() === other.methods.join()
  return sameExpiry && sameMethods && ORDER_FIELDS.every((field) => one[field] === other[field])
}
