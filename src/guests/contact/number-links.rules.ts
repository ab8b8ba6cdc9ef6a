/*
 * Links to numbers that are written as they are dialled: with their country code, or short ones such as 1155. Needs no list
 * of country codes, so every page can load it.
 */

/** The address of a link that calls this number, if given with an extension (RFC 3966). */
export function callAddress(number: string, extension = ''): string {
  return `tel:${number.replace(/[^+\d]/g, '')}${extension && `;ext=${extension}`}`
}

/** The address of a WhatsApp chat with this number, if given with the message typed in. */
export function chatAddress(number: string, message?: string): string {
  const chat = `https://wa.me/${number.replace(/\D/g, '')}`
  return message === undefined ? chat : `${chat}?text=${encodeURIComponent(message)}`
}
