import { callAddress } from './number-links.rules.ts'
import { internationalNumber } from './phone-number.rules.ts'
import { whatsappLink } from './whatsapp.rules.ts'

/**
 * The address of a link that calls the number, from any country: `0044 (0)7700 900123` → `tel:+447700900123`. When its
 * country is uncertain, the digits as they were typed.
 */
export function phoneLink(phone: string, country?: string | null): string {
  const number = internationalNumber(phone, country)
  return callAddress(number ? `+${number}` : phone.replace(/\D/g, ''))
}

/**
 * The address of a WhatsApp chat with the owner of this number as it was typed, if given with the message typed in;
 * `undefined` when the country of the number is uncertain: a wrong guess would write to a stranger.
 */
export function chatLink(
  phone: string,
  { country, message }: { country?: string | null; message?: string } = {},
): string | undefined {
  const number = internationalNumber(phone, country)
  return number && whatsappLink(number, message)
}

/** A guest's numbers as they were typed, and the country named beside them. */
export type GuestPhones = {
  customerPhone: string
  customerWhatsapp?: string | null
  customerCountry?: string | null
}

/** The chat with a guest: at the WhatsApp number, else at the phone number; see `chatLink`. */
export function guestChatLink(guest: GuestPhones, message?: string): string | undefined {
  const { customerPhone, customerWhatsapp, customerCountry: country } = guest
  return chatLink(customerWhatsapp || customerPhone, { country, ...(message !== undefined && { message }) })
}
