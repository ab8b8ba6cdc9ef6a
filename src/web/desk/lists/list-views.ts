import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { BOOKING_STATES } from '../labels/state-labels.ts'
import { type ListChoice, listSearch, NO_FILTER } from './list-address.ts'

/** A part of a list of bookings that is one press away. */
export type ListView = { name: string; search: string; isShown: boolean }

/** The list itself, what comes from today on, and the states that are apart. */
export function viewsOf(choice: ListChoice, today: PlainDate): ListView[] {
  const shown = listSearch(choice)
  const view = (name: string, filter: Partial<typeof NO_FILTER>) => {
    const search = listSearch({ query: '', filter: { ...NO_FILTER, ...filter } })
    return { name, search, isShown: search === shown }
  }
  return [
    view('All', {}),
    view('From today', { from: today, sort: 'day' }),
    ...bookingStatusesOf('unbooked').map((state) => view(BOOKING_STATES[state].text, { state })),
  ]
}
