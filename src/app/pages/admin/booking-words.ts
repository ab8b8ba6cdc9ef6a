import type { BookingChannel } from '#domain/tour.ts'

export const CHANNELS: Record<BookingChannel, string> = {
  email: 'By e-mail',
  whatsapp: 'By WhatsApp',
  card: 'By card',
}
