import type { BookingStep, ListedPayment } from '#adapters/database/admin/bookings.ts'
import type { ListedMail } from '#adapters/database/admin/mails.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { ShownMailStatus } from '#domain/mail.ts'
import { type PaymentStatus, paymentCountsAs } from '#domain/payments/payment-status.ts'
import { type ReversalState, refundedSatang, reversalCountsAs } from '#domain/payments/reversal.ts'
import type { SubscriptionState } from '#domain/subscription-state.ts'

/** `good` is settled, `waiting` will move, `problem` needs a person, `over` is past. */
export type State = { words: string; tone: 'good' | 'waiting' | 'problem' | 'over' }

export const BOOKING_STATES: Record<BookingStatus, State> = {
  draft: { words: 'Draft', tone: 'over' },
  requested: { words: 'Requested', tone: 'waiting' },
  awaiting_payment: { words: 'Awaiting payment', tone: 'waiting' },
  confirmed: { words: 'Confirmed', tone: 'good' },
  expired: { words: 'Expired', tone: 'over' },
  declined: { words: 'Declined', tone: 'over' },
  cancelled: { words: 'Cancelled', tone: 'over' },
  completed: { words: 'Completed', tone: 'good' },
  no_show: { words: 'No show', tone: 'over' },
}

export const PAYMENT_STATES: Record<PaymentStatus, State> = {
  creating: { words: 'Being prepared', tone: 'waiting' },
  open: { words: 'Not paid yet', tone: 'waiting' },
  paid: { words: 'Paid', tone: 'good' },
  needs_attention: { words: 'To check', tone: 'problem' },
  resolved: { words: 'Dealt with', tone: 'over' },
  failed: { words: 'Failed', tone: 'over' },
  expired: { words: 'Expired', tone: 'over' },
  cancelled: { words: 'Cancelled', tone: 'over' },
}

export const REVERSAL_STATES: Record<ReversalState, State> = {
  pending: { words: 'Under way', tone: 'waiting' },
  succeeded: { words: 'Given back', tone: 'over' },
  failed: { words: 'Failed', tone: 'problem' },
  needs_response: { words: 'To answer', tone: 'problem' },
  under_review: { words: 'At the bank', tone: 'waiting' },
  won: { words: 'Won', tone: 'good' },
  lost: { words: 'Lost', tone: 'over' },
  closed: { words: 'Closed', tone: 'over' },
}

export const MAIL_STATES: Record<ShownMailStatus, State> = {
  queued: { words: 'Waiting', tone: 'waiting' },
  sent: { words: 'Sent', tone: 'good' },
  undeliverable: { words: 'Undeliverable', tone: 'problem' },
  'not-needed': { words: 'Not needed any more', tone: 'over' },
  'held-back': { words: 'Held back', tone: 'over' },
  'in-digest': { words: 'In the digest', tone: 'good' },
}

export const SUBSCRIPTION_STATES: Record<SubscriptionState, State> = {
  active: { words: 'Active', tone: 'good' },
  waiting: { words: 'Waiting for confirmation', tone: 'waiting' },
  unsubscribed: { words: 'Unsubscribed', tone: 'over' },
}

export const STEPS: Record<BookingStep['event'], string> = {
  create: 'Received',
  start_payment: 'Sent to the checkout',
  settle: 'Payment settled',
  abandon: 'Left unpaid',
  accept: 'Accepted',
  decline: 'Declined',
  cancel: 'Cancelled',
  complete: 'Completed',
  miss: 'Guest did not come',
}

/** A custom trip that nobody has answered is called Pending; otherwise it has the states of any booking. */
export function customTripState(status: BookingStatus): State {
  return status === 'requested' ? { words: 'Pending', tone: 'waiting' } : BOOKING_STATES[status]
}

export function testimonialState({ isApproved }: { isApproved: boolean }): State {
  return isApproved ? { words: 'Approved', tone: 'good' } : { words: 'Pending', tone: 'waiting' }
}

/** All attempts in one state, the one that matters most; undefined when nobody has tried to pay by card. */
export function paymentState(payments: readonly ListedPayment[]): State | undefined {
  const reversals = payments.flatMap((payment) => payment.reversals)
  if (reversals.some(({ state }) => reversalCountsAs(state, 'needsAttention')))
    return { words: 'Disputed', tone: 'problem' }
  const refunded = payments.find((payment) => refundedSatang(payment.reversals) > 0)
  if (refunded && paymentCountsAs(refunded.status, 'income')) {
    const isWhole = refundedSatang(refunded.reversals) >= refunded.amountSatang
    return { words: isWhole ? 'Refunded' : 'Partly refunded', tone: 'over' }
  }
  const order: PaymentStatus[] = ['needs_attention', 'paid', 'open', 'creating', 'resolved']
  const status = order.find((wanted) => payments.some((payment) => payment.status === wanted))
  const last = status ?? payments.at(-1)?.status
  return last && PAYMENT_STATES[last]
}

/** All mails in one state, the one that matters most. */
export function mailState(mails: readonly ListedMail[]): State {
  const order: ShownMailStatus[] = ['undeliverable', 'queued', 'sent', 'in-digest', 'not-needed', 'held-back']
  const state = order.find((wanted) => mails.some((mail) => mail.state === wanted))
  return state ? MAIL_STATES[state] : { words: 'None', tone: 'over' }
}
