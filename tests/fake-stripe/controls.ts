/**
 * A fault of one call to the API. The SDK tries twice, so a guest notices only faults that are queued twice.
 * - `none`: no fault, for calls before the one that is meant
 * - `hang`: executed, never answered
 * - `cut`: executed, and the connection closed instead of an answer
 * - `500`, `402`: not executed; stored for the idempotency key like any answer
 * - `400`, `409`, `429`: not executed and not stored
 */
export type Fault = 'none' | 'hang' | 'cut' | '500' | '402' | '400' | '409' | '429'

export type Controls = {
  /** Faults of the next calls, one each, in this order. */
  faults: Fault[]
  /** The fault of every call once `faults` is used up. */
  alwaysFault: Fault | undefined
  /** Where events are sent; without it none is. */
  webhookUrl: string | undefined
  /** How many copies of each event are sent, all at the same moment; 0 means that none arrives. */
  copies: number
  /** How long an event takes to arrive. */
  delayMs: number
  /** The events of a payment, sent in this order. */
  paymentEvents: string[]
  /** What is switched on in the dashboard. */
  methods: string[]
  /** Does the answer to a new session have the address of its page? */
  tellsAddress: boolean
  /** A bank lets nothing be charged of what it had reserved. */
  refusesCapture: boolean
  /** The guest finishes, but the money comes later (`settle`). */
  asyncPayment: boolean
  /** The state in which a refund is made. */
  refundStatus: 'pending' | 'requires_action' | 'succeeded' | 'failed'
  /** Executes calls with a known idempotency key again, which Stripe never does. */
  forgetsKeys: boolean
  /** Moves the clock of the fake, so that sessions run out. */
  clockAheadMs: number
}

export function defaultControls(webhookUrl: string | undefined): Controls {
  return {
    faults: [],
    alwaysFault: undefined,
    webhookUrl,
    copies: 1,
    delayMs: 0,
    paymentEvents: ['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed'],
    methods: ['card', 'promptpay'],
    tellsAddress: true,
    refusesCapture: false,
    asyncPayment: false,
    refundStatus: 'succeeded',
    forgetsKeys: false,
    clockAheadMs: 0,
  }
}
