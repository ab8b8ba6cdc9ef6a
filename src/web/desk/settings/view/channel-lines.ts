import {
  OFFERED_SETTING,
  offeredChannels,
  type RuleSettings,
} from '#bookings/operator-rules/rule-settings.rules.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { offeredChannel } from '#catalogue/offered-channels.rules.ts'
import { BOOKING_CHANNELS, type BookingChannel } from '#catalogue/tour.rules.ts'
import { counted } from '#platform/text/counted.ts'
import type { RuleLine } from './rule-lines.ts'

/** How many trips have each channel as their own. */
export type TripCounts = Record<BookingChannel, number>

const NAMES: Record<BookingChannel, { name: string; booked: string }> = {
  email: { name: 'By email', booked: 'requested by email' },
  whatsapp: { name: 'On WhatsApp', booked: 'booked on WhatsApp' },
  card: { name: 'By card', booked: 'paid by card' },
}

export function tripCounts({ tours }: Catalogue): TripCounts {
  const count = (own: BookingChannel) => tours.filter(({ booking }) => booking.channel === own).length
  return { email: count('email'), whatsapp: count('whatsapp'), card: count('card') }
}

/** What the page says about the ways to book. */
export function channelLines(settings: RuleSettings, trips: TripCounts): RuleLine[] {
  const offered = offeredChannels(settings)
  const channels = BOOKING_CHANNELS.map((own) => {
    const now = offeredChannel(own, offered)
    const are = `${counted(trips[own], 'trip')} ${trips[own] === 1 ? 'is' : 'are'} ${NAMES[now].booked}`
    return {
      name: NAMES[own].name,
      value: settings[OFFERED_SETTING[own]] ? 'offered' : 'not offered',
      effect: now === own ? `${are}.` : `${are} instead.`,
    }
  })
  return [...channels, promptPayLine(settings)]
}

function promptPayLine({ promptPayOffered, cardOffered }: RuleSettings): RuleLine {
  if (!promptPayOffered) return { name: 'PromptPay', value: 'not offered' }
  return {
    name: 'PromptPay',
    value: 'offered',
    effect: cardOffered
      ? 'Guests can choose it at checkout instead of a card. Switch it on in your Stripe account too.'
      : 'Not in use: booking by card is not offered.',
  }
}
