import type { ActorKind } from '#bookings/actor.rules.ts'

/**
 * The states of one version of a quote, and the state that each event leads to.
 * - `draft`: the operator is writing it; the guest cannot see it
 * - `sent`: the guest can accept it until it ends; of a booking one version at most is in this state
 * - `declined`: the guest asked for a change
 * - `withdrawn`: the operator took it back, or the booking ended
 * - `superseded`: a newer version was sent or accepted
 * - `expired`: its time passed without an answer
 */
const TRANSITIONS = {
  draft: { send: 'sent', discard: 'withdrawn' },
  sent: {
    accept: 'accepted',
    turn_down: 'declined',
    withdraw: 'withdrawn',
    supersede: 'superseded',
    expire: 'expired',
  },
  expired: { revive: 'accepted', supersede: 'superseded' },
  accepted: { supersede: 'superseded' },
  declined: {},
  withdrawn: {},
  superseded: {},
} as const satisfies Record<string, Record<string, string>>

/** Who may bring an event about. */
const ACTORS = {
  send: ['staff'],
  discard: ['staff'],
  accept: ['guest', 'staff'],
  turn_down: ['guest'],
  /** By the guest when they cancel the booking. */
  withdraw: ['guest', 'staff'],
  supersede: ['guest', 'staff'],
  expire: ['clock'],
  /** The operator stands by an offer whose time has passed. */
  revive: ['staff'],
} as const satisfies Record<string, readonly ActorKind[]>

export type QuoteStatus = keyof typeof TRANSITIONS
export type QuoteEvent = keyof typeof ACTORS

export const QUOTE_STATUSES = Object.keys(TRANSITIONS) as QuoteStatus[]
export const QUOTE_EVENTS = Object.keys(ACTORS) as QuoteEvent[]

/** The state after an event, or `undefined` when the event cannot happen in this state. */
export function nextQuoteStatus(status: QuoteStatus, event: QuoteEvent): QuoteStatus | undefined {
  const transitions: Partial<Record<QuoteEvent, QuoteStatus>> = TRANSITIONS[status]
  return transitions[event]
}

/** The kinds of actors who may bring this event about. */
export function quoteActors(event: QuoteEvent): readonly ActorKind[] {
  return ACTORS[event]
}
