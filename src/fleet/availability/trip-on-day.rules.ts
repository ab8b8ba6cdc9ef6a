import { firstDayFor } from '#bookings/placing/lead-time.rules.ts'
import { pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { vehiclesOffered } from '#catalogue/fare.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { type Availability, availabilityOf, type Calendar } from './availability.rules.ts'
import { offerOn } from './day-offer.rules.ts'

/**
 * What a trip from one town has on a day for a guest who has not chosen a vehicle yet: the best of its classes, as the
 * calendar of its page shows it.
 */
export function tripOnDay(calendar: Calendar, date: PlainDate): Availability {
  const { tour, origin, leadTimes, nowMs } = calendar
  if (date < firstDayFor(pickupTimeOf(tour, origin), leadTimes.requestHours, nowMs)) return 'closed'
  const [day] = availabilityOf(calendar, [date])
  return day ? offerOn(day, undefined, vehiclesOffered(tour.prices, origin)).state : 'closed'
}
