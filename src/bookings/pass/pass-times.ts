import { drivingTimes } from '#content/catalogue/driving-times.ts'
import type { CalendarTime } from '#platform/text/icalendar.ts'
import { addDays } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import type { Pass } from './find-pass.ts'

/** When the guests are on the way; whole days where no time is known. `end` does not belong to it any more. */
export type PassTime = { start: CalendarTime; end: CalendarTime; title: string; from: string }

/** The drives of a booking at their agreed times; none for a custom trip without days. */
export function passTimes({ booking }: Pick<Pass, 'booking'>): PassTime[] {
  const { legs } = booking
  switch (booking.kind) {
    case 'trip': {
      const [leg] = legs
      const { title, travelDate } = booking
      const from = booking.hotelName ?? booking.pickupLocation ?? ''
      if (leg?.endsAt) return [{ start: leg.startsAt, end: leg.endsAt, title, from }]
      return [wholeDays(title, travelDate, travelDate, from)]
    }
    case 'transfer':
      return legs.map(({ startsAt, endsAt, pickup, dropoff }) => ({
        start: startsAt,
        end:
          endsAt ??
          new Date(startsAt.getTime() + drivingTimes.transferMinutes(pickup, dropoff) * (HOUR_MS / 60)),
        title: `${pickup} → ${dropoff}`,
        from: pickup,
      }))
    case 'custom': {
      const { title, travelDate, endDate } = booking
      return travelDate ? [wholeDays(title, travelDate, endDate ?? travelDate, '')] : []
    }
  }
}

function wholeDays(title: string, first: string, last: string, from: string): PassTime {
  return { start: first, end: addDays(last, 1), title, from }
}
