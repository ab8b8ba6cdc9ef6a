import { randomBytes } from 'node:crypto'
import { outcomeOf } from '#domain/payments/checkout-outcome.ts'
import type { Reversal } from '#domain/payments/reversal.ts'
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
  status: 'open' | 'complete' | 'expired'
  paid: boolean
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
   * Makes a checkout `complete` and paid, only when it is `open` and `expiresAt` is after `now`, in one step.
   * @returns whether this call did it
   */
  markPaid(sessionId: string, now: Date): Promise<boolean>
  /** Makes a checkout `expired`, only when it is `open`. */
  markExpired(sessionId: string): Promise<void>
  /**
   * Adds a refund unless its `idempotencyKey` is taken, only while all refunds of its checkout that have not failed
   * are together no more than was paid; in one step.
   * @returns the stored refund that has this key, or `undefined` when it would be more than is left
   */
  insertRefund(refund: SandboxRefund): Promise<SandboxRefund | undefined>
  /** Refunds of one checkout, or all that were made since a moment. */
  listRefunds(about: { sessionId: string } | { since: Date }): Promise<SandboxRefund[]>
}

/** The actions of the sandbox's checkout page. */
export type SandboxCheckouts = {
  /** What the page shows, with the status as of now and the session id filled in in `successUrl`. */
  findDetails(sessionId: string): Promise<SandboxCheckout | undefined>
  /** Pretends that the guest's card was charged. Only an open checkout can be paid, and only once. */
  pay(sessionId: string): Promise<'paid' | 'not-payable'>
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
    const hasRunOut = checkout?.status === 'open' && checkout.expiresAt.getTime() <= now()
    return hasRunOut ? { ...checkout, status: 'expired' } : checkout
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
      const paymentIntentId = paid ? intentOfSession(sessionId) : undefined
      const payment = paid ? 'paid' : 'unpaid'
      const outcome = outcomeOf({ session: status, payment, intent: paid ? 'succeeded' : 'none' })
      const order = { amountSatang, currency, reference, paymentId }
      return { sessionId, outcome, ...order, live: false, paymentIntentId }
    },
    async expireCheckout(sessionId) {
      if (SESSION_ID.test(sessionId)) await store.markExpired(sessionId)
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
    async pay(sessionId) {
      if (!SESSION_ID.test(sessionId)) return 'not-payable'
      return (await store.markPaid(sessionId, new Date(now()))) ? 'paid' : 'not-payable'
    },
  }
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
  const { customerEmail: _notNeeded, ...kept } = order
  const successUrl = order.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId)
  return { ...kept, sessionId, successUrl, status: 'open', paid: false }
}

const ORDER_FIELDS = [
  'paymentId',
  'reference',
  'description',
  'amountSatang',
  'currency',
  'successUrl',
  'cancelUrl',
] as const satisfies (keyof SandboxCheckout)[]

/** As strict as a real provider, so that a sloppy retry shows here first. */
function isSameOrder(one: SandboxCheckout, other: SandboxCheckout): boolean {
  const sameExpiry = one.expiresAt.getTime() === other.expiresAt.getTime()
  return sameExpiry && ORDER_FIELDS.every((field) => one[field] === other[field])
}
