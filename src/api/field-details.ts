/** The fixed words about invalid fields, by the names of the fields in requests. */
const INVALID: Readonly<Record<string, string>> = {
  ...forFields('Invalid email format', 'customerEmail', 'email'),
  ...forFields('Invalid phone format', 'customerPhone', 'phone'),
  ...forFields('Invalid number of guests', 'numberOfGuests', 'guests'),
  ...forFields('Invalid date', 'preferredDate', 'date', 'preferredDates'),
}
const SUSPICIOUS = 'Suspicious content detected'
const FIELD_NAME = /^[a-z]{1,30}$/i

/**
 * The `details` of a response: fixed words by field, from which a program can tell kinds of mistakes apart, and learns
 * that markup was removed from a text.
 * @param refused names of the invalid fields
 * @param suspicious names of the fields with markup
 */
export function fieldDetails(
  refused: readonly string[],
  suspicious: readonly string[],
): { details?: Record<string, string> } {
  const details = {
    ...Object.fromEntries(
      suspicious.filter((field) => FIELD_NAME.test(field)).map((field) => [field, SUSPICIOUS]),
    ),
    ...Object.fromEntries(
      refused.flatMap((field) => (Object.hasOwn(INVALID, field) ? [[field, INVALID[field] ?? '']] : [])),
    ),
  }
  return Object.keys(details).length > 0 ? { details } : {}
}

function forFields(detail: string, ...fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, detail]))
}
