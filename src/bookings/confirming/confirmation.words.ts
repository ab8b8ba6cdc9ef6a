import { payableHow } from '#money/payments/payment.words.ts'
import type { CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import { hoursInWords } from '../placing/lead-time.rules.ts'
import type { Confirmation } from './confirmation.rules.ts'

/** The badge of what a person confirms. */
export const ON_REQUEST = 'On request'

/** The badge of a trip: short for its card, with one sentence that says why for its page. */
export function confirmationWords(
  confirmation: Confirmation,
  methods: readonly CheckoutMethod[],
): { isInstant: boolean; badge: string; why: string } {
  if (confirmation.kind === 'instant') {
    return {
      isInstant: true,
      badge: 'Instant confirmation',
      why: `Confirmed at once when you pay ${payableHow(methods)} before ${confirmation.until} the day before.`,
    }
  }
  if (confirmation.kind === 'authorised') {
    return {
      isInstant: false,
      badge: ON_REQUEST,
      why: 'We check that a driver is free before we confirm. Your card is authorised when you book, and charged only when we say yes.',
    }
  }
  const how = confirmation.channel === 'whatsapp' ? 'on WhatsApp' : 'by email'
  return {
    isInstant: false,
    badge: ON_REQUEST,
    why: `We check that a driver is free, then confirm ${how}. You pay nothing until we say yes.`,
  }
}

/** Beside the button that leads to the checkout of a booking on request. `hours`: within which it is answered. */
export function authorisedNote(hours: number): string {
  return `On request: your bank reserves this on your card now. We charge it only when we confirm, within ${hoursInWords(hours)}. If we can’t, you pay nothing.`
}
