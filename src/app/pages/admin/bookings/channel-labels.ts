import type { BookingChannel } from '#domain/tour.ts'

export const CHANNELS: Record<BookingChannel, string> = {
  email: 'By email',
  whatsapp: 'By WhatsApp',
  card: 'By card',
}
