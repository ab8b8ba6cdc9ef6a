import { formatBaht } from '#money/money.rules.ts'
import { GuestButtons, type ToldBooking } from '../booking-facts.tsx'
import type { Mail } from '../render.ts'
import { guestMail } from './guest-mail.tsx'

type Reminder = { booking: ToldBooking; depositBaht: number; passUrl: string }

/** To a guest whose trip is confirmed: the deposit has not arrived yet. */
export function guestDepositReminder({ booking, depositBaht, passUrl }: Reminder): Mail {
  const deposit = formatBaht(depositBaht)
  return guestMail(booking, {
    word: 'Deposit due',
    preview: `We haven’t received your deposit of ${deposit} yet. You can pay it on your trip pass.`,
    heading: 'Your deposit is still due',
    text: `your trip is confirmed, but we haven’t received your deposit of ${deposit} yet. You can pay it on your trip pass. If you’ve changed your mind, please let us know.`,
    figure: ['Deposit', deposit],
    notes: ['Pay it on your trip pass.'],
    buttons: <GuestButtons passUrl={passUrl} reference={booking.reference} />,
  })
}
