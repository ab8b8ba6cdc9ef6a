import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { BookingEvent, BookingStatus } from '#bookings/booking-status.rules.ts'
import type { ListedPayment } from '#bookings/desk-lists/bookings.store.ts'
import type { StatelessEvent } from '#bookings/event.rules.ts'
import type { DriveState } from '#drives/drive-state.rules.ts'
import type { SubscriptionState } from '#guests/newsletter/subscription-state.rules.ts'
import type { ReviewStatus } from '#guests/reviews/review-status.rules.ts'
import type { ShownMailStatus } from '#messages/outbox/mail.rules.ts'
import type { ListedMail } from '#messages/outbox/mail-list.store.ts'
import { type PaymentStatus, paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import type { RefundStatus } from '#money/refunds/refund-status.rules.ts'
import { type ReversalState, refundedSatang, reversalCountsAs } from '#money/refunds/reversal.rules.ts'

/** `good` is settled, `waiting` will move, `problem` needs a person, `over` is past. */
export type StateLabel = { text: string; tone: 'good' | 'waiting' | 'problem' | 'over' }

export const BOOKING_STATES: Record<BookingStatus, StateLabel & { inSentence: string }> = {
  draft: { text: 'Draft', inSentence: 'draft', tone: 'over' },
  requested: { text: 'Requested', inSentence: 'requested', tone: 'waiting' },
  awaiting_payment: { text: 'Awaiting payment', inSentence: 'awaiting payment', tone: 'waiting' },
  confirmed: { text: 'Confirmed', inSentence: 'confirmed', tone: 'good' },
  expired: { text: 'Expired', inSentence: 'expired', tone: 'over' },
  declined: { text: 'Declined', inSentence: 'declined', tone: 'over' },
  cancelled: { text: 'Cancelled', inSentence: 'cancelled', tone: 'over' },
  completed: { text: 'Completed', inSentence: 'completed', tone: 'good' },
  no_show: { text: 'No-show', inSentence: 'no-show', tone: 'over' },
}

/** In the place of Confirmed, once the driver has left. */
export const DRIVE_STATES: Record<DriveState, StateLabel> = {
  on_the_way: { text: 'On the way', tone: 'waiting' },
  arrived: { text: 'Arrived', tone: 'waiting' },
  on_board: { text: 'On board', tone: 'good' },
}

export const PAYMENT_STATES: Record<PaymentStatus, StateLabel> = {
  creating: { text: 'Being prepared', tone: 'waiting' },
  open: { text: 'Not paid yet', tone: 'waiting' },
  authorised: { text: 'Authorised', tone: 'waiting' },
  paid: { text: 'Paid', tone: 'good' },
  needs_attention: { text: 'To check', tone: 'problem' },
  resolved: { text: 'Resolved', tone: 'over' },
  failed: { text: 'Failed', tone: 'over' },
  expired: { text: 'Expired', tone: 'over' },
  cancelled: { text: 'Cancelled', tone: 'over' },
}

export const REVERSAL_STATES: Record<ReversalState, StateLabel> = {
  pending: { text: 'In progress', tone: 'waiting' },
  succeeded: { text: 'Refunded', tone: 'over' },
  failed: { text: 'Failed', tone: 'problem' },
  needs_response: { text: 'Needs a response', tone: 'problem' },
  under_review: { text: 'With the bank', tone: 'waiting' },
  won: { text: 'Won', tone: 'good' },
  lost: { text: 'Lost', tone: 'over' },
  closed: { text: 'Closed', tone: 'over' },
}

export const REFUND_STATES: Record<RefundStatus, StateLabel> = {
  suggested: { text: 'Suggested', tone: 'problem' },
  approved: { text: 'On its way', tone: 'waiting' },
  pending: { text: 'In progress', tone: 'waiting' },
  succeeded: { text: 'Refunded', tone: 'over' },
  failed: { text: 'Failed', tone: 'problem' },
  dismissed: { text: 'Dismissed', tone: 'over' },
}

export const MAIL_STATES: Record<ShownMailStatus, StateLabel> = {
  queued: { text: 'Waiting', tone: 'waiting' },
  sent: { text: 'Sent', tone: 'good' },
  undeliverable: { text: 'Undeliverable', tone: 'problem' },
  'not-needed': { text: 'No longer needed', tone: 'over' },
  'held-back': { text: 'Held back', tone: 'over' },
  'in-digest': { text: 'Bundled', tone: 'good' },
}

export const SUBSCRIPTION_STATES: Record<SubscriptionState, StateLabel> = {
  active: { text: 'Active', tone: 'good' },
  waiting: { text: 'Waiting for confirmation', tone: 'waiting' },
  unsubscribed: { text: 'Unsubscribed', tone: 'over' },
}

export const BOOKING_EVENTS: Record<BookingEvent | StatelessEvent, string> = {
  create: 'Received',
  reschedule: 'Rescheduled',
  change: 'Changed',
  start_payment: 'Sent to the checkout',
  settle: 'Payment settled',
  abandon: 'Left unpaid',
  submit: 'Became a request',
  expire: 'Expired',
  accept: 'Accepted',
  decline: 'Declined',
  cancel: 'Cancelled',
  complete: 'Completed',
  mark_no_show: 'No-show',
  undo: 'Undone',
  reinstate: 'Reinstated',
  resume: 'Not finished yet',
}

/** The state of a booking in a list: a custom trip that nobody has answered is called Pending there. */
export function bookingState({ kind, status }: { kind: BookingKind; status: BookingStatus }): StateLabel {
  const isPending = kind === 'custom' && status === 'requested'
  return isPending ? { text: 'Pending', tone: 'waiting' } : BOOKING_STATES[status]
}

/** A featured review is an approved one; the list says "Featured" beside it. */
export const REVIEW_STATES: Record<ReviewStatus, StateLabel> = {
  pending: { text: 'Pending', tone: 'waiting' },
  approved: { text: 'Approved', tone: 'good' },
  featured: { text: 'Approved', tone: 'good' },
  hidden: { text: 'Hidden', tone: 'over' },
}

/** The state that matters most of all payments of a booking; undefined when the guest has not tried to pay by card. */
export function paymentState(payments: readonly ListedPayment[]): StateLabel | undefined {
  const reversals = payments.flatMap((payment) => payment.reversals)
  if (reversals.some(({ state }) => reversalCountsAs(state, 'needsAttention')))
    return { text: 'Disputed', tone: 'problem' }
  const refunded = payments.find((payment) => refundedSatang(payment.reversals) > 0)
  if (refunded && paymentCountsAs(refunded.status, 'income')) {
    const isWhole = refundedSatang(refunded.reversals) >= refunded.amountSatang
    return { text: isWhole ? 'Refunded' : 'Partly refunded', tone: 'over' }
  }
  const order: PaymentStatus[] = ['needs_attention', 'paid', 'authorised', 'open', 'creating', 'resolved']
  const status = order.find((wanted) => payments.some((payment) => payment.status === wanted))
  const last = status ?? payments.at(-1)?.status
  return last && PAYMENT_STATES[last]
}

/** The state that matters most of all emails of a request. */
export function mailState(mails: readonly ListedMail[]): StateLabel {
  const order: ShownMailStatus[] = ['undeliverable', 'queued', 'sent', 'in-digest', 'not-needed', 'held-back']
  const state = order.find((wanted) => mails.some((mail) => mail.state === wanted))
  return state ? MAIL_STATES[state] : { text: 'None', tone: 'over' }
}
