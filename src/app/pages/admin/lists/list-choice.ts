import type { BookingPageRequest } from '#adapters/database/admin/booking-list.ts'
import { BOOKING_STATUSES, type BookingStatus, bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { isPlainDate, type PlainDate } from '#domain/time/calendar.ts'

/** Which bookings a list shows and in which order, as its address says it; an empty text where it says nothing. */
export type BookingFilter = {
  state: '' | 'any' | BookingStatus
  from: PlainDate | ''
  to: PlainDate | ''
  sort: '' | 'day'
}

/** What an address asks of a list. Only lists of bookings have a filter. */
export type ListChoice = { query: string; filter?: BookingFilter | undefined }

const MAX_QUERY_LENGTH = 100

export const NO_FILTER: BookingFilter = { state: '', from: '', to: '', sort: '' }

/** The search text as typed, without control characters. */
export function queryOf(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  // Cut by code points, so that no emoji is split.
  return Array.from(typed).slice(0, MAX_QUERY_LENGTH).join('')
}

/** The filter of a list of bookings; a value that it cannot have counts as none. */
export function filterOf(params: URLSearchParams): BookingFilter {
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isPlainDate(value) ? value : ''
  }
  const state = params.get('state')
  return {
    state: (['any', ...BOOKING_STATUSES] as const).find((known) => known === state) ?? '',
    from: day('from'),
    to: day('to'),
    sort: params.get('sort') === 'day' ? 'day' : '',
  }
}

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

/** What the database is asked for. A search without a state looks through all states, so that it misses nobody. */
export function askedBy({ query, filter }: ListChoice): Omit<BookingPageRequest, 'words'> {
  if (!filter) return {}
  const { state, from, to, sort } = filter
  const isEvery = state === 'any' || (state === '' && query !== '')
  const statuses = BOOKING_STATUSES.filter((status) =>
    state === '' ? !bookingCountsAs(status, 'unbooked') : status === state,
  )
  return {
    ...(isEvery ? {} : { statuses }),
    ...{ from: from || undefined, until: to || undefined },
    sort: sort === 'day' ? 'travel-day' : 'received',
  }
}
