import { type BookingStatus, bookingCountsAs } from '#domain/bookings/booking-status.ts'

/** What the pass says about its calendar file. */
export type CalendarView = { url: string; title: string; note: string; press: string }

/** Nothing after the trip. The entry of a booking that ended without one takes the day out of the calendar again. */
export function calendarViewOf(status: BookingStatus, url: string): CalendarView | null {
  if (bookingCountsAs(status, 'over'))
    return {
      ...{ url, title: 'Your calendar' },
      note: 'If you kept the day, open the entry once more: it takes the trip out again.',
      press: 'Take it out of your calendar',
    }
  const isAgreed = bookingCountsAs(status, 'agreed')
  if (isAgreed && !bookingCountsAs(status, 'ahead')) return null
  const note = isAgreed
    ? 'With the time in Thailand, whatever your phone is set to.'
    : 'The entry says “not yet confirmed”. Open it again once we have answered.'
  return { url, title: 'Keep the day free', note, press: 'Add to your calendar' }
}
