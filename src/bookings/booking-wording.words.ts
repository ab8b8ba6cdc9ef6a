import type { Channel } from './channel.rules.ts'

/** The messages of a booking form: after a booking was sent, and when required fields are empty. */
export type Wording = { sent: string; missing: { title?: string; text: string } }

/** The messages of every trip that has none of its own. */
export const STANDARD_WORDING: Wording = {
  sent: "Booking request sent successfully! We'll contact you soon.",
  missing: { text: 'Please fill in all required fields' },
}

const SENT_BY_WHATSAPP = 'Your request is recorded. Please send the message in WhatsApp.'

const MISSING_INFORMATION = { title: 'Missing Information', text: 'Please fill in all required fields.' }

/** The messages of single trips, by id. */
const OWN_WORDING: Readonly<Record<string, Partial<Wording>>> = {
  'kanchanaburi-historical-highlights': {
    sent: 'Booking request sent successfully! We will contact you soon.',
  },
  'cultural-journey': { missing: MISSING_INFORMATION },
  'death-railway-historical-journey': { missing: MISSING_INFORMATION },
}

/** The messages of a trip, as it is booked or was booked. */
export function wordingFor({ id, booking }: { id: string; booking: { channel: Channel } }): Wording {
  return {
    ...STANDARD_WORDING,
    ...(booking.channel === 'whatsapp' && { sent: SENT_BY_WHATSAPP }),
    ...OWN_WORDING[id],
  }
}
