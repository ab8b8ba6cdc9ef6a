import type { Channel } from '#bookings/channel.rules.ts'

export const CHANNEL_LABELS: Record<Channel, string> = {
  email: 'By email',
  whatsapp: 'By WhatsApp',
  card: 'By card',
  phone: 'By phone',
  chat: 'By chat',
  walk_in: 'In person',
}

/** How a request came, within a sentence: `received by email`. */
export const CHANNELS_IN_SENTENCE: Record<Channel, string> = {
  email: 'by email',
  whatsapp: 'by WhatsApp',
  card: 'by card',
  phone: 'by phone',
  chat: 'by chat',
  walk_in: 'in person',
}
