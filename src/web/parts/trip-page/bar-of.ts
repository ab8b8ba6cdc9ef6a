import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import type { BookingView, DayCalendarView } from '../booking-form/booking-view.ts'
import { usualVehicle } from '../booking-form/party-choice.ts'

/**
 * What the bar of a phone says: the price that the ticket opens with, and the first day of its calendar that is free;
 * without such a day, only the price.
 */
export function barOf({ vehicles, calendar }: Pick<BookingView, 'vehicles'> & { calendar: DayCalendarView }) {
  const usual = usualVehicle(vehicles)
  const vehicle = vehicles.find(({ vehicleClass }) => vehicleClass === usual) ?? vehicles[0]
  const free = calendar.first.page.cells.find(({ look }) => look === 'free' || look === 'few')
  const whole = vehicle ? `whole ${vehicleNouns[vehicle.vehicleClass]}` : ''
  return {
    ...{ vehicles, price: formatBaht(vehicle?.priceBaht ?? 0) },
    says: free ? `${whole}, ${formatShortDay(free.date)} is free` : `for the ${whole}`,
  }
}
