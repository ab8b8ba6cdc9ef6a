import type { CheckoutOutcome } from '#money/checkouts/checkout-outcome.rules.ts'
import type { CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import type { Reversal } from '#money/refunds/reversal.rules.ts'

/**
 * A hosted checkout at a payment provider. Every call ends within ten seconds; when too many run at the same time, the
 * next one throws `Unavailable` immediately.
 */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox' | 'none'
  /** Origins that the browser is sent to, for the content security policy; empty when it stays on this site. */
  checkoutOrigins: readonly string[]
  /** True when real money moves. */
  live: boolean
  /**
   * Opens a checkout. Calling again with the same `idempotencyKey` and the same order, its addresses and
   * `expiresAt` included, returns the same session, for 24 hours.
   * @throws {PaymentRefused} when the provider answered and refused, also because the key was used for another
   *   order; a new key is needed for another try
   * @throws {NoPaymentAddress} when it answered without an address to which the guest could be sent
   * @throws {Unavailable} when it is unknown whether the provider received the call; retry with the same key
   */
  openCheckout(order: CheckoutOrder): Promise<OpenedCheckout>
  /**
   * The current state of a session at the provider: the only source of truth about money.
   * @returns `undefined` when the provider does not know the session; any text may be asked for
   * @throws {Unavailable} when the provider cannot be asked
   */
  findCheckout(sessionId: string): Promise<Checkout | undefined>
  /**
   * Makes a session unpayable. Does nothing when the guest has finished it, when it has run out, or is unknown.
   * @throws {Unavailable} when the provider cannot be asked, or will not because a payment is under way: the
   *   session may still be payable
   */
  expireCheckout(sessionId: string): Promise<void>
  /**
   * Charges the whole of what a checkout has authorised; does nothing when it is charged already.
   * @throws {PaymentRefused} when nothing can be charged: the authorisation has ended, or the bank refuses
   * @throws {Unavailable} when the provider cannot be asked: it may be charged
   */
  captureCheckout(sessionId: string): Promise<void>
  /**
   * Gives up what a checkout has authorised, so that it is never charged. Does nothing when nothing is authorised.
   * @throws {Unavailable} when the provider cannot be asked: it may still be authorised
   */
  releaseCheckout(sessionId: string): Promise<void>
  /**
   * Refunds and disputes, also those that were made in the provider's own dashboard.
   * @param about one payment, or everything that was made since a moment
   * @throws {Unavailable} when the provider cannot be asked
   */
  listReversals(about: { paymentIntentId: string } | { since: Date }): Promise<Reversal[]>
  /**
   * Gives money of a payment back, the whole or a part. Calling again with the same `idempotencyKey` and the same
   * order makes no second refund and returns the first as it was made, for 24 hours; later, look it up with
   * `listReversals` before calling again.
   * @returns the refund, which may be `pending` or `failed` already
   * @throws {PaymentRefused} when the provider answered and refused, for example because it is more than is left
   * @throws {Unavailable} when it is unknown whether the provider received the call; retry with the same key
   */
  refund(order: RefundOrder): Promise<Reversal>
  /**
   * Reads a signed notification from its raw body. The event is only a hint at which session to look, or at the
   * refunds and disputes of which payment.
   * @returns `undefined` for an event that is about neither
   * @throws {InvalidSignature} when the body was not signed by the provider, at most five minutes ago and not
   *   more than five minutes ahead of our clock
   */
  readWebhook(rawBody: string, signature: string | undefined): Promise<WebhookHint | undefined>
}

/** `hasFailed`: the provider says that the money of a finished checkout will not come. */
export type WebhookHint = { sessionId: string; hasFailed: boolean } | { paymentIntentId: string }

/** What is to be paid. `amountSatang` is the whole price in hundredths of a baht. */
export type CheckoutOrder = {
  idempotencyKey: string
  /** Our payment attempt, echoed back by the provider. */
  paymentId: string
  reference: string
  description: string
  amountSatang: number
  currency: 'thb'
  /** How the guest may pay; the provider offers those of them that it can. */
  methods: readonly CheckoutMethod[]
  /**
   * Only reserve the money on the card: it is charged by {@link PaymentProvider.captureCheckout}, within seven days.
   * Only cards can do that.
   */
  authorises: boolean
  /** Empty for a guest who gave none. One that the provider refuses is left out. */
  customerEmail: string
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the provider. */
  successUrl: string
  cancelUrl: string
  /** 30 minutes to 24 hours ahead when the provider receives it; the caller sees to that. */
  expiresAt: Date
}

/** What is given back. `amountSatang` is in hundredths of a baht, above zero. */
export type RefundOrder = {
  idempotencyKey: string
  paymentIntentId: string
  amountSatang: number
  /** Of the booking, for readers of the provider's dashboard. */
  reference: string
}

export type OpenedCheckout = { sessionId: string; url: string }

export type Checkout = {
  sessionId: string
  outcome: CheckoutOutcome
  /** How the guest paid or tried to; `undefined` before that, and for a way that this site does not know. */
  method: CheckoutMethod | undefined
  /** `undefined` when the provider's answer cannot be an amount. */
  amountSatang: number | undefined
  currency: string
  live: boolean
  /** Our reference and attempt as given at opening; missing when the session was not opened by this site. */
  reference: string | undefined
  paymentId: string | undefined
  paymentIntentId: string | undefined
}

/** The provider understood the call and will not do it; nothing can be paid through it. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** The provider opened a checkout and did not say where it is. */
export class NoPaymentAddress extends PaymentRefused {
  override name = 'NoPaymentAddress'
}

/** A notification that the provider did not sign, or not at about this time. */
export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}
