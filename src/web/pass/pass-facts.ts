import { allFactsOf, factsOf } from '#bookings/booking.words.ts'
import type { Fact } from '#bookings/fact.words.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { QuotePlan } from '#quotes/quote-plan.rules.ts'

type Booked = Pick<Pass, 'booking' | 'agreed'>

/** Everything that the guest told us, and the times that follow from it. */
export function passFacts(pass: Booked): Fact[] {
  const { booking } = pass
  return [
    ...factsOfKind(pass),
    ...factsOf(booking, ['bookedBy', 'phone', 'whatsapp', 'email', 'needs', 'requests']),
  ]
}

/** What was booked: days, times, places, party and vehicle. */
export function factsOfKind({ booking, agreed }: Booked): Fact[] {
  switch (booking.kind) {
    case 'trip':
      return factsOf(booking, ['days', 'pickupTime', 'where', 'back', 'party', 'vehicle'])
    case 'transfer':
      return factsOf(booking, ['ride', 'party', 'luggage', 'vehicle'])
    case 'custom': {
      const { travelDate, endDate } = booking
      return [
        ...(travelDate ? factsOf(booking, ['firstDay']) : allFactsOf(booking, ['days'])),
        ...(endDate !== travelDate ? factsOf(booking, ['lastDay']) : []),
        ...factsOf(booking, ['numberOfDays', 'party']),
        ...(agreed ? agreedDays(agreed, travelDate) : factsOf(booking, ['places', 'plans'])),
      ]
    }
  }
}

/** The days of the accepted quote, in place of what was asked for; without dates once the trip has been moved. */
function agreedDays({ days }: QuotePlan, travelDate: PlainDate | null): Fact[] {
  const isMoved = days[0].date !== travelDate
  return days.map(({ date, begins, ends, stops }, index) => ({
    label: isMoved ? `Day ${index + 1}` : formatShortDay(date),
    value: [
      `${begins} to ${ends}, Thailand time`,
      ...stops.map(({ time, place }) => [time, place].filter(Boolean).join(' ')),
    ].join('\n'),
  }))
}
