/** What a program is told about a field besides the sentence for a person. */
const INVALID: Readonly<Record<string, string>> = {
  ...names('Invalid email format', 'customerEmail', 'email'),
  ...names('Invalid phone format', 'customerPhone', 'phone'),
  ...names('Invalid number of guests', 'numberOfGuests', 'guests'),
  ...names('Invalid date', 'preferredDate', 'date', 'preferredDates'),
}
const SUSPICIOUS = 'Suspicious content detected'
const FIELD_NAME = /^[a-z]{1,30}$/i

/**
 * Short, fixed words by field: for a program to tell one kind of mistake from another, and to hear that a text held
 * markup, which was taken out.
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

function names(detail: string, ...fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, detail]))
}
