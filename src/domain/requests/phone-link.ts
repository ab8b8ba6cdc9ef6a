/** The address of a link that calls the number: a `+` and the digits stay, spaces and other signs go. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
