import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'

/** The guest whose money it is, and the booking; a booking that is not known has neither. */
export type Guest = { name: string; reference: string | null }

export function guestOf(row: { reference: string | null; customerName: string | null }): Guest {
  if (row.reference === null) return { name: 'No booking found', reference: null }
  return { name: row.customerName || NAME_PLACEHOLDERS.guest, reference: row.reference }
}
