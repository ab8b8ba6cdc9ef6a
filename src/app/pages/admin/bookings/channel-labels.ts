import type { Channel } from '#domain/bookings/channel.ts'

export const CHANNEL_LABELS: Record<Channel, string> = {
  email: 'By email',
  whatsapp: 'By WhatsApp',
  card: 'By card',
  phone: 'By phone',
  chat: 'By chat',
  walk_in: 'In person',
}
