import { pickupTimeOf } from '../catalogue/catalogue.ts'
import { vehiclesOffered } from '../catalogue/fare.ts'
import { firstDayFor } from '../requests/lead-time.ts'
import type { PlainDate } from '../time/calendar.ts'
import { type Availability, availabilityOf, type Calendar } from './availability.ts'
import { offerOn } from './day-offer.ts'

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
