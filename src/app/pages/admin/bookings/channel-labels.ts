import type { BookingChannel } from '#domain/catalogue/tour.ts'

export const CHANNEL_LABELS: Record<BookingChannel, string> = {
  email: 'By email',
  whatsapp: 'By WhatsApp',
  card: 'By card',
}
