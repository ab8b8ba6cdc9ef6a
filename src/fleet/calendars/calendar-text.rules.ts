/** The first name alone: `Sanne` of `Sanne de Voorbeeld`. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

const E_MAIL = /\S+@\S+/g
const PRICE = /(฿|THB|baht)\s*\d[\d,.]*|\d[\d,.]*\s*(฿|THB|baht\b)/gi
/** Six digits and more, as people group them in a phone number. */
const PHONE = /\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu

/**
 * A place as it may stand in a calendar that others read: guests write telephone numbers, addresses of email and prices
 * into the field of their hotel, and these are left out.
 */
export function placeOnly(text: string): string {
  return text
    .replace(E_MAIL, ' ')
    .replace(PRICE, ' ')
    .replace(PHONE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/-]+|[\s,;:/-]+$/g, '')
}
