import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

/** Which bookings a list shows and in which order, as its address says it; an empty text where it says nothing. */
export type BookingFilter = {
  state: '' | 'any' | BookingStatus
  from: PlainDate | ''
  to: PlainDate | ''
  sort: '' | 'day'
}

/** What an address asks of a list. Only lists of bookings have a filter. */
export type ListChoice = { query: string; filter?: BookingFilter | undefined }

export const NO_FILTER: BookingFilter = { state: '', from: '', to: '', sort: '' }

/** The query string of a list, with its `?`; what is empty is left out. */
export function listSearch(
  { query, filter = NO_FILTER }: ListChoice,
  edge: { before?: string; after?: string } = {},
): string {
  const asked = Object.entries({ q: query, ...filter, ...edge }).filter(([, value]) => value)
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''
}

/** Does the list leave something out that its plain address shows? */
export function isNarrowed({ query, filter = NO_FILTER }: ListChoice): boolean {
  const { state, from, to } = filter
  return Boolean(query || from || to || (state && state !== 'any'))
}
