import { daysInWords } from '#bookings/booking.words.ts'
import { company } from '#content/company.ts'
import { owesNothing } from '#money/payments/payment.words.ts'
import { AskButton, type ToldBooking } from '../booking-facts.tsx'
import type { Mail } from '../render.ts'
import { NotYou } from './closing.tsx'
import { guestMail } from './guest-mail.tsx'

/** To a guest: nobody could answer their request in time, so the vehicle is no longer kept. Nothing is owed. */
export function guestHoldEnded(booking: ToldBooking): Mail {
  return guestMail(booking, {
    word: 'Not confirmed in time',
    preview: `We couldn’t confirm your request in time. ${owesNothing}`,
    heading: 'We couldn’t confirm this in time',
    text: `we’re sorry about your request for ${daysInWords(booking)}. ${owesNothing}`,
    figure: ['To pay', 'Nothing'],
    notes: [
      `Still want to go? Message us or call ${company.phone}. If a vehicle is free, we’ll confirm it straight away.`,
    ],
    buttons: <AskButton reference={booking.reference} />,
    closing: <NotYou />,
  })
}
