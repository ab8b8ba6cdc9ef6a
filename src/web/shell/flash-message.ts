import { redirect } from 'react-router'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import type { ToastText } from '../ui/toast.tsx'

/** The messages that the page after a redirect shows once. The cookie carries only the name of the message. */
const FLASHES = {
  'signed-in': { tone: 'success', text: 'Successfully signed in!' },
  'account-created': { tone: 'success', text: 'Account created successfully!' },
  'signed-out': { tone: 'success', text: 'Successfully signed out' },
  'sign-out-failed': { tone: 'error', text: 'Error signing out' },
  'email-confirmed': { tone: 'success', text: 'Your email address is confirmed. You can sign in now.' },
  'confirmation-failed': {
    tone: 'error',
    text: 'This confirmation link is invalid or has expired. Sign in, and we’ll send you a new one.',
  },
  'password-set': { tone: 'success', text: 'Your new password is set. You can now sign in with it.' },
  'sign-in-again': { tone: 'error', text: 'That took too long. Please sign in again.' },
  'second-factor-needed': {
    tone: 'error',
    text: 'The dashboard opens once your account has a second step.',
  },
  'second-factor-off': {
    tone: 'success',
    text: 'The second step is off. You now sign in with your password alone.',
  },
  'admin-signed-out': { tone: 'error', text: 'Please sign in to access admin panel' },
  'admin-denied': { tone: 'error', text: 'Access denied: Admin privileges required' },
  'admin-unknown': { tone: 'error', text: 'Error checking admin access' },
  'mail-queued-again': { tone: 'success', text: 'The email will be sent again.' },
  'mail-not-waiting': { tone: 'error', text: 'This email is no longer waiting. Nothing was sent twice.' },
  'payment-resolved': { tone: 'success', text: 'This payment is marked as resolved.' },
  'payment-not-waiting': { tone: 'error', text: 'This payment has already been resolved.' },
  'payment-not-resolved': { tone: 'error', text: 'That couldn’t be saved. Please try again.' },
  'refund-approved': { tone: 'success', text: 'The refund is on its way.' },
  'refund-paid-out': { tone: 'success', text: 'Recorded: you’ve refunded this money.' },
  'refund-by-hand': {
    tone: 'error',
    text: 'This money didn’t come through the payment provider. Refund it by hand and record it here.',
  },
  'cash-received': { tone: 'success', text: 'Recorded: the driver has handed over the cash.' },
  'refund-dismissed': { tone: 'success', text: 'Recorded: this refund won’t be made.' },
  'refund-not-waiting': { tone: 'error', text: 'This refund has already been decided.' },
  'refund-too-large': {
    tone: 'error',
    text: 'There’s less than that left of this payment: look it up at the provider.',
  },
  'refund-not-decided': { tone: 'error', text: 'That couldn’t be saved. Please try again.' },
  'review-approved': { tone: 'success', text: 'The review is on its trip’s page.' },
  'review-featured': { tone: 'success', text: 'The review is now on the home page too.' },
  'review-hidden': { tone: 'success', text: 'The review is hidden from the site.' },
  'review-photo-removed': { tone: 'success', text: 'The picture is removed. The review stays as it is.' },
  'review-answered': { tone: 'success', text: 'Your reply is saved.' },
  'settings-saved': { tone: 'success', text: 'Saved. It applies to new bookings from now on.' },
  'days-closed': { tone: 'success', text: 'Closed. These days can no longer be booked.' },
  'days-reopened': { tone: 'success', text: 'These days can be booked again.' },
  'days-open-already': { tone: 'error', text: 'These days are already open.' },
  'settings-not-saved': { tone: 'error', text: 'That couldn’t be changed. Please try again.' },
  'fleet-saved': { tone: 'success', text: 'Saved.' },
  'photo-saved': { tone: 'success', text: 'Photo saved.' },
  'photos-saved': { tone: 'success', text: 'Saved. Guests see it now.' },
  'photo-removed': { tone: 'success', text: 'Photo removed.' },
  'day-blocked': { tone: 'success', text: 'Blocked. Nothing can be booked at that time.' },
  'day-freed': { tone: 'success', text: 'Free again.' },
  'block-over': { tone: 'error', text: 'This has already been freed.' },
  'calendar-link-made': {
    tone: 'success',
    text: 'The new link works. Any earlier link has stopped working.',
  },
  'calendar-link-ended': { tone: 'success', text: 'The link no longer works.' },
  'fleet-not-changed': { tone: 'error', text: 'That couldn’t be changed. Please try again.' },
  'proposal-accepted': { tone: 'success', text: 'Thank you. Your trip is booked with these changes.' },
  'proposal-turned-down': { tone: 'success', text: 'Thank you. We’ll look for something else.' },
  'quote-kept': { tone: 'success', text: 'Draft saved. The guest can’t see it.' },
  'quote-sent': { tone: 'success', text: 'The quote is on its way to the guest.' },
  'quote-wished': { tone: 'success', text: `We’ve got your message and will reply ${answeredWithin}.` },
  'booking-moved': { tone: 'success', text: 'Your booking is changed, as shown here.' },
  'booking-moved-told': {
    tone: 'success',
    text: 'Your booking is changed, as shown here. An email with the new details follows in a minute or two.',
  },
  'details-saved': { tone: 'success', text: 'Saved. Your driver sees it too.' },
  'booking-cancelled': { tone: 'success', text: 'Your booking is cancelled.' },
  'desk-confirm': { tone: 'success', text: 'Confirmed.' },
  'desk-propose': { tone: 'success', text: 'Proposal sent.' },
  'desk-withdraw': {
    tone: 'success',
    text: 'Withdrawn. The guest can no longer accept it.',
  },
  'desk-decline': { tone: 'success', text: 'Declined.' },
  'desk-assign': { tone: 'success', text: 'Vehicle and driver are assigned.' },
  'desk-remind': { tone: 'success', text: 'The reminder is on its way to the guest.' },
  'desk-hold': { tone: 'success', text: 'The vehicle is held longer.' },
  'desk-release': {
    tone: 'success',
    text: 'The vehicle is free again. The request is still waiting for your reply.',
  },
  'desk-release-all': {
    tone: 'success',
    text: 'All vehicles held for requests of this guest are free again. The requests are still waiting for your reply.',
  },
  'desk-reschedule': { tone: 'success', text: 'Moved.' },
  'desk-cash': { tone: 'success', text: 'Cash payment recorded.' },
  'desk-goodwill': { tone: 'success', text: 'Saved. The guest doesn’t owe the refund again.' },
  'desk-owed': { tone: 'success', text: 'Saved. The guest owes the refund again: please tell them.' },
  'desk-waiting': { tone: 'success', text: 'Waiting charge saved.' },
  'desk-complete': { tone: 'success', text: 'Completed.' },
  'desk-no-show': { tone: 'success', text: 'No-show recorded.' },
  'desk-pay-back': { tone: 'success', text: 'The refund is on its way. Cash refunds wait under Needs you.' },
  'desk-receipt': { tone: 'success', text: 'The receipt is on its way to the guest.' },
  'desk-reopen': { tone: 'success', text: 'Reopened. The booking is confirmed again.' },
  'desk-undo': { tone: 'success', text: 'Undone. No message was sent.' },
  'desk-pass-link': { tone: 'success', text: 'The link works. Send it to the guest.' },
  'desk-new-link': {
    tone: 'success',
    text: 'The new link works. Any earlier link has stopped working.',
  },
  'desk-note': { tone: 'success', text: 'Note added.' },
  'desk-cancel': { tone: 'success', text: 'Cancelled.' },
  'day-links-made': { tone: 'success', text: 'The links work. Send each to its driver.' },
  'day-link-made': { tone: 'success', text: 'The new link works. Any earlier link has stopped working.' },
  'day-link-ended': { tone: 'success', text: 'The link no longer works.' },
  'step-pressed': { tone: 'success', text: 'Recorded for the driver.' },
  'step-not-pressed': {
    tone: 'error',
    text: 'Another step comes first, it is too early, or the amount is not right. Nothing has changed.',
  },
  'step-undone': { tone: 'success', text: 'Undone.' },
  'step-not-undone': {
    tone: 'error',
    text: 'This can only be undone within two minutes. Nothing has changed.',
  },
  'press-noted': { tone: 'success', text: 'Marked as seen.' },
  'mail-not-queued': { tone: 'error', text: 'The email couldn’t be queued. Please try again.' },
} as const satisfies Record<string, ToastText>

export type FlashName = keyof typeof FLASHES

const COOKIE = 'flash'
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax'

/** The sentence of a message. */
export function flashText(name: FlashName): string {
  return FLASHES[name].text
}

/** The `Set-Cookie` value that makes the next page show the message. */
export function flashCookie(name: FlashName): string {
  return `${COOKIE}=${name}; Max-Age=60; ${ATTRIBUTES}`
}

/** After a form: redirects to a page that shows the message once. */
export function redirectWithFlash(to: string, flash: FlashName): Response {
  return redirect(to, { status: 303, headers: { 'set-cookie': flashCookie(flash) } })
}

/** The message that this page shows, and the `Set-Cookie` value that clears it. */
export function readFlash(request: Request): { toast: ToastText; clear: string } | undefined {
  const name = flashName(request)
  return name && { toast: FLASHES[name], clear: `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}` }
}

/** The name of the message that the redirect to this page set. */
export function flashName(request: Request): FlashName | undefined {
  const name = /(?:^|;\s*)flash=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return Object.hasOwn(FLASHES, name) ? (name as FlashName) : undefined
}
