import type { FieldErrors } from '#domain/booking-request.ts'

/** What the page says after a submit: at the top of the form, and as a toast. */
export type Notice = { tone: 'success' | 'error'; title?: string; text: string }

/** What a booking form gets back from its action. A card booking never comes back: it goes on to the summary. */
export type BookingAnswer =
  | { ok: true; reference: string; notice: Notice; whatsappUrl?: string }
  | { ok: false; notice: Notice; fields: FieldErrors; values: Record<string, string> }
