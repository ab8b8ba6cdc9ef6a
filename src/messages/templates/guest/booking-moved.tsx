import { daysInWords, loadInWords } from '#bookings/booking.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { GuestButtons, type ToldBooking } from '../booking-facts.tsx'
import type { Mail } from '../render.ts'
import { ToChangeOrCancel } from './closing.tsx'
import { guestMail } from './guest-mail.tsx'

/** Sums are in whole baht, and null while no price is agreed. */
type Moved = {
  booking: ToldBooking
  /** Otherwise it still waits for its answer. */
  isConfirmed: boolean
  priceBaht: number | null
  dueBaht: number | null
  passUrl: string
}

/** To a guest: their booking has another day, time, party or vehicle. */
export function guestBookingMoved({ booking, isConfirmed, priceBaht, dueBaht, passUrl }: Moved): Mail {
  const isPaid = priceBaht !== null && dueBaht !== null && dueBaht < priceBaht
  const now = `${daysInWords(booking)}, ${loadInWords(booking)}`
  const due = isPaid && dueBaht ? `, of which ${formatBaht(dueBaht)} is still to pay` : ''
  return guestMail(booking, {
    word: 'Changed',
    preview: `Changed to ${now}.${isPaid ? ' What you’ve paid still counts.' : ''}`,
    heading: 'Your booking has changed',
    text: `your booking has been changed to ${now}. This replaces your earlier booking.`,
    figure: ['Your booking', isConfirmed ? 'Confirmed' : 'Awaiting confirmation'],
    notes: [
      priceBaht !== null && `The price is ${formatBaht(priceBaht)} for the whole vehicle${due}.`,
      isPaid && 'What you’ve already paid still counts.',
    ],
    buttons: <GuestButtons passUrl={passUrl} reference={booking.reference} />,
    closing: <ToChangeOrCancel reference={booking.reference} />,
  })
}
