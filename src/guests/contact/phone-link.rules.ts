import { callAddress, chatAddress } from './number-links.rules.ts'
import { readNumber } from './phone-number.rules.ts'
import { typedPhone, withoutExtension } from './phone-text.rules.ts'

/** Drivers' numbers without a code are of the country that they drive in. */
export const DRIVER_COUNTRY = 'Thailand'

/**
 * The address of a link that calls the number, from any country: `0044 (0)7700 900123` → `tel:+447700900123`. When its
 * country is uncertain, the digits as they were typed.
 */
export function phoneLink(phone: string, country?: string | null): string {
  const read = readNumber(phone, country)
  if (read) return callAddress(`+${read.digits}`, read.extension)
  const { number, extension } = withoutExtension(typedPhone(phone))
  return callAddress(number.replace(/\D/g, ''), extension)
}

/**
 * The address of a WhatsApp chat with the owner of this number as it was typed, if given with the message typed in;
 * `undefined` when the country of the number is uncertain, where a wrong guess would write to a stranger, and for a landline in
 * Thailand.
 */
export function chatLink(
  phone: string,
  { country, message }: { country?: string | null; message?: string } = {},
): string | undefined {
  const read = readNumber(phone, country)
  return read && !read.isThaiLandline ? chatAddress(read.digits, message) : undefined
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
