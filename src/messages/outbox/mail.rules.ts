import type { BookingKind } from '#bookings/booking-kind.rules.ts'

/** One template each. An email of one kind about one booking, request, account or review is sent once. */
export type MailKind =
  | 'operator-booking'
  | 'guest-booking-received'
  | 'operator-booking-paid'
  | 'guest-booking-confirmed'
  | 'guest-request-confirmed'
  | 'guest-booking-moved'
  | 'operator-booking-moved'
  | 'operator-guest-details'
  | 'guest-proposal'
  | 'guest-quote'
  | 'guest-quote-ending'
  | 'guest-quote-ended'
  | 'operator-quote-answered'
  | 'operator-quote-wish'
  | 'operator-quote-ended'
  | 'operator-proposal-answered'
  | 'guest-hold-ended'
  | 'operator-hold-ended'
  | 'guest-booking-cancelled'
  | 'guest-booking-called-off'
  | 'guest-booking-declined'
  | 'operator-booking-cancelled'
  | 'operator-payment-attention'
  | 'guest-payment-failed'
  | 'guest-payment-received'
  | 'guest-deposit-reminder'
  | 'guest-driver-assigned'
  | 'guest-receipt'
  | 'operator-payment-received'
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
  | 'guest-review-answered'
  | 'operator-review'
  | 'account-confirmation'
  | 'account-password'
  | 'operator-digest'

/** The emails about a request that has come in. Each kind of booking has its own, by which the desk and digests list them. */
export const ARRIVAL_MAILS = {
  trip: { operator: 'operator-booking', guest: 'guest-booking-received' },
  transfer: { operator: 'operator-taxi', guest: 'guest-taxi-received' },
  custom: { operator: 'operator-custom-trip', guest: 'guest-custom-trip-received' },
} as const satisfies Record<BookingKind, { operator: MailKind; guest: MailKind }>

/** Does the guest of a booking read this email? Also of a kind that only another version of the site knows. */
export function isToGuest(kind: string): boolean {
  return kind.startsWith('guest-')
}

/**
 * How many seconds an email about what a guest does to a booking waits: a newer one of its kind about the same booking
 * then takes its place, so that a hundred presses are one email.
 */
export const GUEST_ACT_WAIT_SECONDS = 60

/**
 * - `queued`: waits for its first or next try
 * - `undeliverable`: not tried again automatically
 * - `held-back`: not sent, because the limit of emails to this address was reached
 * - `in-digest`: not sent by itself; a digest to the operator lists it
 */
export const MAIL_STATUSES = ['queued', 'sent', 'undeliverable', 'held-back', 'in-digest'] as const

export type MailStatus = (typeof MAIL_STATUSES)[number]

/** As the dashboard shows it. `not-needed`: an undeliverable email whose reason to be sent has gone, so no problem. */
export type ShownMailStatus = MailStatus | 'not-needed'

/** Why the mail server takes no email at the moment, in the operator's words. None of them is about a single email. */
export const MAIL_SERVER_PROBLEMS = {
  certificate:
    'the certificate of the mail server is not valid: it is expired, self-signed or for another name',
  encryption: 'the mail server does not speak TLS the way SMTP_URL asks for it',
  name: 'the name of the mail server in SMTP_URL is not known',
  refused: 'nothing answers at the address and port of the mail server',
  silent: 'the mail server does not answer in time',
  login: 'the mail server does not take the user and password in SMTP_URL',
  sender: 'the mail server does not take the sender address MAIL_FROM',
  protocol: 'what answers at SMTP_URL is not a mail server',
  later: 'the mail server asks to try again later',
} as const

export type MailServerProblem = keyof typeof MAIL_SERVER_PROBLEMS
