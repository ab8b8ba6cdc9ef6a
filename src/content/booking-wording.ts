import type { Tour } from '#domain/catalogue/tour.ts'

/** How a page answers a booking that was sent, and one with empty fields. */
export type Wording = { sent: string; missing: { title?: string; text: string } }

/** What the page of a trip answers unless it has words of its own. */
export const STANDARD_WORDING: Wording = {
  sent: "Booking request sent successfully! We'll contact you soon.",
  missing: { text: 'Please fill in all required fields' },
}

const SENT_BY_WHATSAPP = 'Your request is recorded. Please send the message in WhatsApp.'

const MISSING_INFORMATION = { title: 'Missing Information', text: 'Please fill in all required fields.' }

/** What single pages say instead, by trip id. */
const OWN_WORDING: Readonly<Record<string, Partial<Wording>>> = {
  'kanchanaburi-historical-highlights': {
    sent: 'Booking request sent successfully! We will contact you soon.',
  },
  'cultural-journey': { missing: MISSING_INFORMATION },
  'death-railway-historical-journey': { missing: MISSING_INFORMATION },
}

export function wordingFor({ id, booking }: Pick<Tour, 'id' | 'booking'>): Wording {
  return {
    ...STANDARD_WORDING,
    ...(booking.channel === 'whatsapp' && { sent: SENT_BY_WHATSAPP }),
    ...OWN_WORDING[id],
  }
}
