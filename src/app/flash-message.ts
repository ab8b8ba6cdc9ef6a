import type { ToastText } from './ui/toast.tsx'

/** The messages that the page after a redirect shows once. The cookie carries only the name of the message. */
const FLASHES = {
  'signed-in': { tone: 'success', text: 'Successfully signed in!' },
  'account-created': { tone: 'success', text: 'Account created successfully!' },
  'signed-out': { tone: 'success', text: 'Successfully signed out' },
  'sign-out-failed': { tone: 'error', text: 'Error signing out' },
  'email-confirmed': { tone: 'success', text: 'Your email address is confirmed. You can sign in now.' },
  'confirmation-failed': {
    tone: 'error',
    text: 'This confirmation link is not valid or too old. Sign in, and we send you a new one.',
  },
  'password-set': { tone: 'success', text: 'Your new password is set. You can sign in with it now.' },
  'sign-in-again': { tone: 'error', text: 'That took too long. Please sign in again.' },
  'second-factor-needed': {
    tone: 'error',
    text: 'The dashboard opens as soon as your account has a second step.',
  },
  'second-factor-off': { tone: 'success', text: 'The second step is off. Your password alone signs you in.' },
  'admin-signed-out': { tone: 'error', text: 'Please sign in to access admin panel' },
  'admin-denied': { tone: 'error', text: 'Access denied: Admin privileges required' },
  'admin-unknown': { tone: 'error', text: 'Error checking admin access' },
  'mail-queued-again': { tone: 'success', text: 'The mail is in the queue again.' },
  'mail-not-waiting': { tone: 'error', text: 'This mail is not waiting any more. Nothing was sent twice.' },
  'payment-resolved': { tone: 'success', text: 'Noted: you have dealt with this payment.' },
  'payment-not-waiting': { tone: 'error', text: 'This payment has been dealt with already.' },
  'payment-not-resolved': { tone: 'error', text: 'That could not be noted. Please try again.' },
  'refund-approved': { tone: 'success', text: 'The refund is on its way.' },
  'refund-paid-out': { tone: 'success', text: 'Noted: you have paid this money back.' },
  'refund-by-hand': {
    tone: 'error',
    text: 'This money did not come through the payment provider. Pay it back by hand, and note it here.',
  },
  'cash-received': { tone: 'success', text: 'Noted: the driver has handed the cash over.' },
  'refund-dismissed': { tone: 'success', text: 'Noted: this refund is not made.' },
  'refund-not-waiting': { tone: 'error', text: 'This refund has been decided already.' },
  'refund-too-large': {
    tone: 'error',
    text: 'Less than that is left of this payment: look it up at the provider.',
  },
  'refund-not-decided': { tone: 'error', text: 'That could not be noted. Please try again.' },
  'review-approved': { tone: 'success', text: 'The review is on the page of its trip.' },
  'review-featured': { tone: 'success', text: 'The review is on the home page too.' },
  'review-hidden': { tone: 'success', text: 'The review is not on the site.' },
  'review-answered': { tone: 'success', text: 'Your answer is saved.' },
  'settings-saved': { tone: 'success', text: 'Saved. It holds for what is booked from now on.' },
  'days-closed': { tone: 'success', text: 'Closed. Nothing more is sold on these days.' },
  'days-reopened': { tone: 'success', text: 'These days are sold again.' },
  'days-open-already': { tone: 'error', text: 'These days were opened already.' },
  'settings-not-saved': { tone: 'error', text: 'That could not be changed. Please try again.' },
  'fleet-saved': { tone: 'success', text: 'Saved.' },
  'photo-saved': { tone: 'success', text: 'The photo is saved.' },
  'photos-saved': { tone: 'success', text: 'Saved. Guests see it now.' },
  'photo-removed': { tone: 'success', text: 'The photo is removed.' },
  'day-blocked': { tone: 'success', text: 'Blocked. Nothing is sold at that time.' },
  'day-freed': { tone: 'success', text: 'Free again.' },
  'block-over': { tone: 'error', text: 'This was freed already.' },
  'calendar-link-made': {
    tone: 'success',
    text: 'The new link works. The old one, if there was one, has ended.',
  },
  'calendar-link-ended': { tone: 'success', text: 'The link has ended.' },
  'fleet-not-changed': { tone: 'error', text: 'That could not be changed. Please try again.' },
  'proposal-accepted': { tone: 'success', text: 'Thank you. Your trip is booked like this.' },
  'proposal-turned-down': { tone: 'success', text: 'We have your answer, and look for something else.' },
  'quote-kept': { tone: 'success', text: 'The draft is kept. The guest does not see it.' },
  'quote-sent': { tone: 'success', text: 'The quote is on its way to the guest.' },
  'quote-wished': { tone: 'success', text: 'We have your wish, and answer within 24 hours.' },
  'booking-moved': { tone: 'success', text: 'Your booking is changed. We have written to you.' },
  'booking-cancelled': { tone: 'success', text: 'Your booking is cancelled.' },
  'desk-confirm': { tone: 'success', text: 'Confirmed.' },
  'desk-propose': { tone: 'success', text: 'The proposal is sent.' },
  'desk-withdraw': {
    tone: 'success',
    text: 'It is withdrawn. The guest cannot accept it any more.',
  },
  'desk-decline': { tone: 'success', text: 'Declined.' },
  'desk-assign': { tone: 'success', text: 'Vehicle and driver are assigned.' },
  'desk-remind': { tone: 'success', text: 'The reminder is on its way to the guest.' },
  'desk-hold': { tone: 'success', text: 'The vehicle is held longer.' },
  'desk-release': {
    tone: 'success',
    text: 'The vehicle is free again. The request still waits for your answer.',
  },
  'desk-reschedule': { tone: 'success', text: 'Moved.' },
  'desk-cash': { tone: 'success', text: 'The payment in cash is recorded.' },
  'desk-waiting': { tone: 'success', text: 'The charge for waiting is saved.' },
  'desk-complete': { tone: 'success', text: 'Completed.' },
  'desk-no-show': { tone: 'success', text: 'The no-show is recorded.' },
  'desk-pay-back': { tone: 'success', text: 'The money is on its way back. Cash waits under Needs you.' },
  'desk-receipt': { tone: 'success', text: 'The receipt is on its way to the guest.' },
  'desk-reopen': { tone: 'success', text: 'Reopened. The booking is confirmed again.' },
  'desk-undo': { tone: 'success', text: 'Undone. No message was sent.' },
  'desk-note': { tone: 'success', text: 'Noted.' },
  'desk-cancel': { tone: 'success', text: 'Cancelled.' },
  'day-links-made': { tone: 'success', text: 'The links work. Send each to its driver.' },
  'day-link-made': { tone: 'success', text: 'The new link works. The old one, if there was one, has ended.' },
  'day-link-ended': { tone: 'success', text: 'The link has ended.' },
  'step-pressed': { tone: 'success', text: 'Noted for the driver.' },
  'step-not-pressed': {
    tone: 'error',
    text: 'Another step comes first, it is too early, or the amount is not right. Nothing has changed.',
  },
  'step-undone': { tone: 'success', text: 'Taken back.' },
  'step-not-undone': {
    tone: 'error',
    text: 'This can be taken back for two minutes only. Nothing has changed.',
  },
  'press-noted': { tone: 'success', text: 'Noted.' },
  'mail-not-queued': { tone: 'error', text: 'The mail could not be queued. Please try again.' },
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
