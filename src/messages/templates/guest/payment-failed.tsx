import { formatBaht } from '#money/money.rules.ts'
import type { ToldBooking } from '../booking-facts.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { guestMail } from './guest-mail.tsx'

type Failed = {
  booking: ToldBooking
  /** The amount that the guest tried to pay. */
  amountBaht: number
  /** The booking was confirmed before, and stays so. */
  isBooked: boolean
  /** The page on which the guest can pay it again. */
  payUrl: string
}

/** To a guest who had finished a checkout: the bank declined the payment, with a link to pay again. */
export function guestPaymentFailed({ booking, amountBaht, isBooked, payUrl }: Failed): Mail {
  const next = isBooked
    ? 'Your trip is still confirmed, and the payment is still due. You can try again on your trip pass, or pay another way.'
    : 'The trip isn’t booked yet, but we’ve kept your details. You can try again, or pay another way.'
  return guestMail(booking, {
    word: 'Payment failed',
    preview: 'Your payment didn’t go through and you weren’t charged. You can try again.',
    heading: 'Your payment didn’t go through',
    text: `your bank didn’t confirm the payment for this trip, and you weren’t charged. ${next}`,
    figure: ['Not paid', formatBaht(amountBaht)],
    buttons: (
      <Button href={payUrl} kind="main">
        Try again
      </Button>
    ),
  })
}
