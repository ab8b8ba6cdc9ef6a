/**
 * The life of a booking. Payment and mail have lives of their own; a booking never says whether money moved.
 * - `draft`: details are stored, the guest is on the summary and has not asked for payment yet
 * - `requested`: sent by email or WhatsApp, or through an integration; the operator answers
 * - `awaiting_payment`: the guest went to the checkout
 * - `confirmed`: paid, or accepted by the operator
 * - `expired`: never paid; a late payment still confirms it
 */
const TRANSITIONS = {
  draft: { start_payment: 'awaiting_payment', settle: 'confirmed', abandon: 'expired', cancel: 'cancelled' },
  requested: { accept: 'confirmed', decline: 'declined', cancel: 'cancelled' },
  awaiting_payment: { settle: 'confirmed', abandon: 'expired', cancel: 'cancelled' },
  confirmed: { complete: 'completed', miss: 'no_show', cancel: 'cancelled' },
  expired: { start_payment: 'awaiting_payment', settle: 'confirmed' },
  declined: {},
  cancelled: {},
  completed: {},
  no_show: {},
} as const satisfies Record<string, Record<string, string>>

export type BookingStatus = keyof typeof TRANSITIONS
export type BookingEvent =
  | 'start_payment'
  | 'settle'
  | 'abandon'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'complete'
  | 'miss'

export const BOOKING_STATUSES = Object.keys(TRANSITIONS) as BookingStatus[]

/**
 * - `payable`: not paid yet, and money that arrives still confirms it
 * - `expected`: once its day has not passed, the trip may take place
 * - `agreed`: paid, or accepted by the operator, and not called off: its price is fixed
 * - `travelled`: agreed, and on the day the guest travels
 */
type BookingTrait = 'payable' | 'expected' | 'agreed' | 'travelled'

/** What each state counts as: the one answer for pages, mails, queries and jobs. */
const COUNTS_AS: Record<BookingStatus, readonly BookingTrait[]> = {
  draft: ['payable'],
  requested: ['expected'],
  awaiting_payment: ['payable', 'expected'],
  confirmed: ['expected', 'agreed', 'travelled'],
  expired: ['payable'],
  declined: [],
  cancelled: [],
  completed: ['agreed', 'travelled'],
  no_show: ['agreed'],
}

/** Does a booking in this state count as that? */
export function bookingCountsAs(status: BookingStatus, trait: BookingTrait): boolean {
  return COUNTS_AS[status].includes(trait)
}

/** The states that count as that, for queries. */
export function bookingStatusesOf(trait: BookingTrait): BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => bookingCountsAs(status, trait))
}

/** Where an event leads, or `undefined` when this booking cannot have it. */
export function nextBookingStatus(status: BookingStatus, event: BookingEvent): BookingStatus | undefined {
  const arrows: Partial<Record<BookingEvent, BookingStatus>> = TRANSITIONS[status]
  return arrows[event]
}
