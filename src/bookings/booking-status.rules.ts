import type { ActorKind } from './actor.rules.ts'

/**
 * The states of a booking, and the state that each event leads to. Payments and emails have states of their own; the
 * state of a booking does not say whether money moved. Another day is no other state.
 * - `draft`: stored; the guest is on the summary page and has not gone to the checkout
 * - `requested`: sent by email or WhatsApp, through an integration, or with a payment that is only authorised; the
 *   operator has to answer
 * - `awaiting_payment`: the guest went to the checkout
 * - `confirmed`: paid, or accepted by the operator
 * - `expired`: not paid or not answered in time; a late payment, or the operator, still confirms it
 */
const TRANSITIONS = {
  draft: {
    start_payment: 'awaiting_payment',
    settle: 'confirmed',
    abandon: 'expired',
    expire: 'expired',
    cancel: 'cancelled',
  },
  requested: {
    accept: 'confirmed',
    /** What its guest had authorised was charged. */
    settle: 'confirmed',
    decline: 'declined',
    expire: 'expired',
    cancel: 'cancelled',
  },
  awaiting_payment: {
    settle: 'confirmed',
    /** The guest has authorised the payment: the operator answers. */
    submit: 'requested',
    decline: 'declined',
    abandon: 'expired',
    expire: 'expired',
    cancel: 'cancelled',
  },
  confirmed: { complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled', undo: 'requested' },
  expired: {
    start_payment: 'awaiting_payment',
    submit: 'requested',
    settle: 'confirmed',
    reinstate: 'confirmed',
  },
  declined: { undo: 'requested' },
  cancelled: { reinstate: 'confirmed' },
  completed: { undo: 'confirmed', resume: 'confirmed' },
  no_show: { undo: 'confirmed' },
} as const satisfies Record<string, Record<string, string>>

/** Who may bring an event about. Between the same two states one actor has one event only: the database names it. */
const ACTORS = {
  start_payment: ['guest', 'staff'],
  submit: ['staff', 'provider'],
  settle: ['provider'],
  /** The checkout was closed, or its payment failed. */
  abandon: ['guest', 'provider'],
  /** A time has passed. */
  expire: ['clock'],
  /** By the guest what the operator proposed. */
  accept: ['guest', 'staff'],
  decline: ['staff'],
  cancel: ['guest', 'staff'],
  complete: ['driver', 'staff', 'clock'],
  /** The guest did not come. */
  mark_no_show: ['driver', 'staff'],
  /** Completed or not travelled by mistake, or a request answered by mistake a moment ago. */
  undo: ['staff'],
  reinstate: ['staff'],
  /** A driver finished the drive by mistake a moment ago. */
  resume: ['driver'],
} as const satisfies Record<string, readonly ActorKind[]>

export type BookingStatus = keyof typeof TRANSITIONS
export type BookingEvent = keyof typeof ACTORS

export const BOOKING_STATUSES = Object.keys(TRANSITIONS) as BookingStatus[]
export const BOOKING_EVENTS = Object.keys(ACTORS) as BookingEvent[]

/**
 * What a state says about a booking.
 * - `payable`: not paid, and a payment that arrives still confirms it
 * - `expected`: unless its day has passed, the trip may take place
 * - `agreed`: paid, or accepted by the operator, and not cancelled: its price is fixed
 * - `ahead`: agreed, and the guest has not travelled yet
 * - `travelled`: agreed, and the guest travels, or travelled, on the day
 * - `waits`: for somebody until a deadline, and vehicles can be held for it
 * - `unanswered`: it waits for the operator's answer
 * - `over`: it ended without a trip, and has no vehicle
 * - `unbooked`: the guest has not gone to the checkout yet, or has not paid, or was not answered, in time; lists show it
 *   only when it is asked for
 */
type BookingTrait =
  | 'payable'
  | 'expected'
  | 'agreed'
  | 'ahead'
  | 'travelled'
  | 'waits'
  | 'unanswered'
  | 'over'
  | 'unbooked'

/** The traits of each state. Pages, emails, queries and jobs all ask here instead of listing states. */
const COUNTS_AS: Record<BookingStatus, readonly BookingTrait[]> = {
  draft: ['payable', 'waits', 'unbooked'],
  requested: ['expected', 'waits', 'unanswered'],
  awaiting_payment: ['payable', 'expected', 'waits'],
  confirmed: ['expected', 'agreed', 'ahead', 'travelled'],
  expired: ['payable', 'over', 'unbooked'],
  declined: ['over'],
  cancelled: ['over'],
  completed: ['agreed', 'travelled'],
  no_show: ['agreed'],
}

/** Does a booking in this state have this trait? */
export function bookingCountsAs(status: BookingStatus, trait: BookingTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** Can it be paid only while cards are offered? A guest who is at the checkout already may pay. */
export function needsCardsOffered(status: BookingStatus): boolean {
  return bookingCountsAs(status, 'payable') && status !== 'awaiting_payment'
}

/** The states that have this trait, for queries. */
export function bookingStatusesOf(trait: BookingTrait): BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => bookingCountsAs(status, trait))
}

/**
 * How many hours after its last leg the clock completes a booking of which nobody recorded anything else. Until
 * then a driver or the office records what really happened.
 */
export const COMPLETES_AFTER_HOURS = 12

/** The state after an event, or `undefined` when the event cannot happen in this state. */
export function nextBookingStatus(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  const transitions: Partial<Record<BookingEvent, BookingStatus>> = TRANSITIONS[status]
  return transitions[event]
}

/** The kinds of actors who may bring this event about. */
export function bookingActors(event: BookingEvent): readonly ActorKind[] {
  return ACTORS[event]
}
