import { formatBaht } from '#money/money.rules.ts'
import { GuestButtons, type ToldBooking } from '../booking-facts.tsx'
import type { Mail } from '../render.ts'
import { guestMail } from './guest-mail.tsx'

type Received = {
  booking: ToldBooking
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What is still to be paid, as a sentence; empty for a trip that is off. */
  remaining: string
  passUrl: string
}

/** To a guest: money for a booking that is confirmed already has arrived. */
export function guestPaymentReceived({ booking, amountBaht, how, remaining, passUrl }: Received): Mail {
  const amount = formatBaht(amountBaht)
  return guestMail(booking, {
    word: 'Payment received',
    preview: `We’ve received ${amount}. ${remaining}`,
    heading: 'We’ve received your payment',
    text: `thank you. ${remaining}`,
    figure: [`Paid ${how}`, amount],
    notes: ['Your trip pass lists everything you’ve paid.'],
    buttons: <GuestButtons passUrl={passUrl} reference={booking.reference} />,
  })
}
