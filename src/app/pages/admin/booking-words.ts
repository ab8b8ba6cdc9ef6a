import type { BookingChannel } from '#domain/tour.ts'

export const CHANNELS: Record<BookingChannel, string> = {
  email: 'By e-mail',
  whatsapp: 'By WhatsApp',
  card: 'By card',
}

/** Why a payment needs a person: reasons are stored as clauses. */
export function attentionWords(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`
}
