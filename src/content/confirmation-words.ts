import type { Confirmation } from '#domain/catalogue/confirmation.ts'
import type { CheckoutMethod } from '#domain/payments/payment-kind.ts'
import { payableHow } from './payment-words.ts'

/** The badge of what a person confirms. */
export const ON_REQUEST = 'On request'

/** The badge of a trip: short for its card, with one sentence that says why for its page. */
export function confirmationWords(
  confirmation: Confirmation,
  methods: readonly CheckoutMethod[],
): { badge: string; why: string } {
  if (confirmation.kind === 'instant') {
    return {
      badge: 'Instant confirmation',
      why: `Confirmed at once when you pay ${payableHow(methods)} before ${confirmation.until} the day before.`,
    }
  }
  const how = confirmation.channel === 'whatsapp' ? 'on WhatsApp' : 'by email'
  return {
    badge: ON_REQUEST,
    why: `We check that a driver is free, then confirm ${how}. You pay nothing until we say yes.`,
  }
}
