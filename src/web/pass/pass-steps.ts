import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { company } from '#content/company.ts'

export type NextStep = { title: string; text: string }

/** What happens next with a request, in order; nothing for any other booking. */
export function nextSteps(pass: Pass): NextStep[] {
  const { booking } = pass
  return booking.status === 'requested' ? STEPS_OF_REQUEST[booking.kind](pass) : []
}

const STEPS_OF_REQUEST: Record<BookingKind, (pass: Pass) => NextStep[]> = {
  trip: (pass) => [
    ...(pass.booking.channel === 'whatsapp'
      ? [{ title: 'Your message', text: 'Send the message waiting for you in WhatsApp.' }]
      : []),
    copy(pass),
    {
      title: 'Our reply',
      text: 'We check that a car and driver are free, then confirm or suggest another day.',
    },
  ],
  transfer: (pass) => [
    copy(pass),
    { title: 'We check your day', text: 'We look for a free driver and vehicle.' },
    {
      title: pass.booking.priceBaht === null ? 'We send you a price' : 'We confirm it',
      text: `One price for the whole vehicle. We reply between ${company.hours.opens} and ${company.hours.closes}, Thailand time.`,
    },
    { title: 'All set', text: 'Your taxi is booked once we’ve confirmed it.' },
  ],
  custom: () => [
    { title: 'We plan', text: 'We work out a route and a price for the whole vehicle.' },
    { title: 'We email you', text: `You’ll get both by email ${answeredWithin}.` },
    { title: 'You decide', text: 'You tell us what to change. Once you agree, we book it.' },
  ],
}

function copy({ hasCopy }: Pass): NextStep {
  return hasCopy
    ? { title: 'A copy for you', text: 'A copy of your request is on its way to your inbox.' }
    : {
        title: 'Note your reference',
        text: 'We’ve sent a lot of emails to your address today, so no copy follows. Please note your reference.',
      }
}
