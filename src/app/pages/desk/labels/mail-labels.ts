import { href } from 'react-router'
import { MAIL_SERVER_PROBLEMS, type MailKind, type MailServerProblem } from '#domain/mail.ts'

type MailLabel = {
  name: string
  /** The dashboard list with the request that the email is about. */
  tab?: string
}

const bookings = href('/admin/bookings')
const customTrips = href('/admin/custom-requests')
const taxi = href('/admin/taxi-requests')
const newsletter = href('/admin/newsletter')

const MAILS: Record<MailKind, MailLabel> = {
  'operator-booking': { name: 'New booking, to you', tab: bookings },
  'guest-booking-received': { name: 'Booking received, to the guest', tab: bookings },
  'operator-booking-paid': { name: 'Booking paid, to you', tab: bookings },
  'guest-booking-confirmed': { name: 'Booking confirmed, to the guest', tab: bookings },
  'guest-booking-moved': { name: 'Changed booking, to the guest', tab: bookings },
  'operator-booking-moved': { name: 'Changed by the guest, to you', tab: bookings },
  'guest-request-confirmed': { name: 'Request confirmed, to the guest', tab: bookings },
  'guest-quote': { name: 'Quote, to the guest' },
  'guest-quote-ending': { name: 'Quote about to expire, to the guest' },
  'guest-quote-ended': { name: 'Quote expired, to the guest' },
  'operator-quote-answered': { name: 'Quote accepted, to you' },
  'operator-quote-wish': { name: 'Quote change requested, to you' },
  'operator-quote-ended': { name: 'Quote expired, to you' },
  'guest-proposal': { name: 'Your proposal, to the guest', tab: bookings },
  'operator-proposal-answered': { name: 'Proposal answered, to you', tab: bookings },
  'guest-hold-ended': { name: 'Not answered in time, to the guest', tab: bookings },
  'operator-hold-ended': { name: 'Not answered in time, to you', tab: bookings },
  'guest-booking-cancelled': { name: 'Cancelled by the guest, to the guest' },
  'guest-booking-called-off': { name: 'Cancelled by you, to the guest' },
  'guest-booking-declined': { name: 'Declined, to the guest' },
  'operator-booking-cancelled': { name: 'Cancelled by the guest, to you' },
  'operator-payment-attention': { name: 'Payment to check, to you', tab: bookings },
  'guest-payment-failed': { name: 'Payment failed, to the guest', tab: bookings },
  'guest-payment-received': { name: 'Payment received, to the guest', tab: bookings },
  'guest-deposit-reminder': { name: 'Deposit reminder, to the guest' },
  'guest-driver-assigned': { name: 'Driver details, to the guest', tab: bookings },
  'guest-receipt': { name: 'Receipt, to the guest' },
  'operator-payment-received': { name: 'Payment received, to you', tab: bookings },
  'operator-refund': { name: 'Refund, to you', tab: bookings },
  'operator-refund-failed': { name: 'Failed refund, to you', tab: bookings },
  'operator-dispute': { name: 'Dispute, to you', tab: bookings },
  'operator-custom-trip': { name: 'New custom trip request, to you', tab: customTrips },
  'guest-custom-trip-received': { name: 'Custom trip request received, to the guest', tab: customTrips },
  'operator-taxi': { name: 'New taxi request, to you', tab: taxi },
  'guest-taxi-received': { name: 'Taxi request received, to the guest', tab: taxi },
  'newsletter-question': { name: 'Newsletter sign-up, to confirm', tab: newsletter },
  'newsletter-welcome': { name: 'Newsletter welcome', tab: newsletter },
  'guest-review-invitation': { name: 'Review invitation, to the guest', tab: bookings },
  'guest-review-answered': { name: 'Reply to the review, to the guest', tab: href('/admin') },
  'operator-review': { name: 'New review, to you', tab: href('/admin') },
  'account-confirmation': { name: 'Account confirmation' },
  'account-password': { name: 'New password link' },
  'operator-digest': { name: 'Bundled requests, to you' },
}

/** A kind that this version of the site does not know is shown by its stored name. */
export function mailLabel(kind: string): MailLabel {
  return Object.hasOwn(MAILS, kind) ? MAILS[kind as MailKind] : { name: kind }
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
