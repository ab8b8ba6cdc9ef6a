import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'

/** What the pass says about its calendar file. */
export type CalendarView = { url: string; title: string; note: string; press: string }

/** Browsers inside chat apps cannot hand a calendar file to the phone. */
const ELSEWHERE = 'If nothing opens, open this page in Safari or Chrome.'

/** Nothing after the trip. The entry of a booking that ended without one takes the day out of the calendar again. */
export function calendarViewOf(status: BookingStatus, url: string): CalendarView | null {
  if (bookingCountsAs(status, 'over'))
    return {
      ...{ url, title: 'Your calendar' },
      note: 'If you saved the date, open the entry once more to remove the trip.',
      press: 'Remove it from your calendar',
    }
  const isAgreed = bookingCountsAs(status, 'agreed')
  if (isAgreed && !bookingCountsAs(status, 'ahead')) return null
  const note = isAgreed
    ? 'Shown in Thailand time, whatever your phone is set to.'
    : 'The entry says “not yet confirmed”. Open it again once we’ve replied.'
  return { url, title: 'Save the date', note: `${note} ${ELSEWHERE}`, press: 'Add to your calendar' }
}
