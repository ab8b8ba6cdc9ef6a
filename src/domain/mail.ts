/** Each is one template; a mail of one kind about one thing is sent once. */
export type MailKind =
  | 'operator-booking'
  | 'guest-booking-received'
  | 'operator-booking-paid'
  | 'guest-booking-confirmed'
  | 'operator-payment-attention'
  | 'guest-payment-failed'
  | 'operator-refund'
  | 'operator-refund-failed'
  | 'operator-dispute'
  | 'operator-custom-trip'
  | 'guest-custom-trip-received'
  | 'operator-taxi'
  | 'guest-taxi-received'
  | 'newsletter-question'
  | 'newsletter-welcome'
  | 'guest-review-invitation'
  | 'operator-review'
  | 'account-confirmation'
  | 'account-password'
  | 'operator-digest'

/**
 * - `queued`: waits to be sent, or to be tried again
 * - `undeliverable`: nobody will try again by itself
 * - `held-back`: not sent, because its mailbox had got enough through our forms
 * - `in-digest`: a digest to the operator stands for it
 */
export const MAIL_STATUSES = ['queued', 'sent', 'undeliverable', 'held-back', 'in-digest'] as const

export type MailStatus = (typeof MAIL_STATUSES)[number]

/** As the operator sees it: an undeliverable mail that lost its reason was not needed, and is no problem. */
export type ShownMailStatus = MailStatus | 'not-needed'
