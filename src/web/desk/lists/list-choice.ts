import { BOOKING_STATUSES, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { BookingPageRequest } from '#bookings/desk-lists/booking-list.store.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import type { BookingFilter, ListChoice } from './list-address.ts'

const MAX_QUERY_LENGTH = 100

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
