import { chatAddress } from './number-links.rules.ts'
import { internationalNumber } from './phone-number.rules.ts'

/** The address of a WhatsApp chat with `number`, whose country is known, if given with the message typed in. */
export function whatsappLink(number: string, message?: string): string {
  return chatAddress(internationalNumber(number) ?? number, message)
}

/** The address where a person chooses who gets this message on WhatsApp. */
export function whatsappShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** The same on LINE. */
export function lineShareLink(message: string): string {
  return `https://line.me/R/share?text=${encodeURIComponent(message)}`
}
