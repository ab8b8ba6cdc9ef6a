import { MAIL_SERVER_PROBLEMS, type MailKind, type MailServerProblem } from '#messages/outbox/mail.rules.ts'

const MAILS: Record<MailKind, string> = {
  'operator-booking': 'New booking, to you',
  'guest-booking-received': 'Booking received, to the guest',
  'operator-booking-paid': 'Booking paid, to you',
  'guest-booking-confirmed': 'Booking confirmed, to the guest',
  'guest-booking-moved': 'Changed booking, to the guest',
  'operator-booking-moved': 'Changed by the guest, to you',
  'operator-guest-details': 'Details from the guest, to you',
  'guest-request-confirmed': 'Request confirmed, to the guest',
  'guest-quote': 'Quote, to the guest',
  'guest-quote-ending': 'Quote about to expire, to the guest',
  'guest-quote-ended': 'Quote expired, to the guest',
  'operator-quote-answered': 'Quote accepted, to you',
  'operator-quote-wish': 'Quote change requested, to you',
  'operator-quote-ended': 'Quote expired, to you',
  'guest-proposal': 'Your proposal, to the guest',
  'operator-proposal-answered': 'Proposal answered, to you',
  'guest-hold-ended': 'Not answered in time, to the guest',
  'operator-hold-ended': 'Not answered in time, to you',
  'guest-booking-cancelled': 'Cancelled by the guest, to the guest',
  'guest-booking-called-off': 'Cancelled by you, to the guest',
  'guest-booking-declined': 'Declined, to the guest',
  'operator-booking-cancelled': 'Cancelled by the guest, to you',
  'operator-payment-attention': 'Payment to check, to you',
  'guest-payment-failed': 'Payment failed, to the guest',
  'guest-payment-received': 'Payment received, to the guest',
  'guest-deposit-reminder': 'Deposit reminder, to the guest',
  'guest-driver-assigned': 'Driver details, to the guest',
  'guest-receipt': 'Receipt, to the guest',
  'operator-payment-received': 'Payment received, to you',
  'operator-refund': 'Refund, to you',
  'operator-refund-failed': 'Failed refund, to you',
  'operator-dispute': 'Dispute, to you',
  'operator-custom-trip': 'New custom trip request, to you',
  'guest-custom-trip-received': 'Custom trip request received, to the guest',
  'operator-taxi': 'New taxi request, to you',
  'guest-taxi-received': 'Taxi request received, to the guest',
  'newsletter-question': 'Newsletter sign-up, to confirm',
  'newsletter-welcome': 'Newsletter welcome',
  'guest-review-invitation': 'Review invitation, to the guest',
  'guest-review-answered': 'Reply to the review, to the guest',
  'operator-review': 'New review, to you',
  'account-confirmation': 'Account confirmation',
  'account-password': 'New password link',
  'operator-digest': 'Bundled requests, to you',
}

/** A kind that this version of the site does not know is shown by its stored name. */
export function mailLabel(kind: string): string {
  return Object.hasOwn(MAILS, kind) ? MAILS[kind as MailKind] : kind
}

/** Why an email was not sent; `error` is the name of the last failure, or a problem of the mail server. */
export function mailErrorMessage(error: string | null): string {
  if (error !== null && Object.hasOwn(MAIL_SERVER_PROBLEMS, error))
    return `It couldn’t be sent for more than a day: ${MAIL_SERVER_PROBLEMS[error as MailServerProblem]}.`
  switch (error) {
    case 'MailRefused':
      return 'The recipient’s mail server rejected it. Check the address.'
    case 'Unavailable':
      return 'The mail server couldn’t be reached.'
    case null:
      return 'It couldn’t be delivered after more than a day of trying.'
    default:
      return 'It couldn’t be sent. Whoever runs the server finds the reason in the site’s log.'
  }
}
