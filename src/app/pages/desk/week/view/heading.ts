import { formatDate, type PlainDate } from '#domain/time/calendar.ts'
import { counted } from '#text/counted.ts'

/** `26 November` and `2 December`, `2` and `8 December`; with the year when it is not the present one. */
export function weekHeading(
  first: PlainDate,
  last: PlainDate,
  today: PlainDate,
): { begin: string; end: string } {
  const [from = '', fromMonth, fromYear] = formatDate(first).split(' ')
  const [until, untilMonth, untilYear] = formatDate(last).split(' ')
  const isOneMonth = fromMonth === untilMonth
  const isOneYear = fromYear === untilYear
  const begin = [from, !isOneMonth && fromMonth, !isOneYear && fromYear].filter(Boolean).join(' ')
  const end = [until, untilMonth, untilYear !== today.slice(0, 4) && untilYear].filter(Boolean).join(' ')
  return { begin, end }
}

type Counts = { bookings: number; held: number; withoutVehicle: number; withoutDriver: number }

/** `26 bookings: 3 held, 1 without a vehicle.` */
export function countsInWords({ bookings, held, withoutVehicle, withoutDriver }: Counts): string {
  const all = bookings === 0 ? 'No bookings' : counted(bookings, 'booking')
  const parts = [
    held > 0 && `${held} held`,
    withoutVehicle > 0 && `${withoutVehicle} without a vehicle`,
    withoutDriver > 0 && `${withoutDriver} without a driver`,
  ].filter(Boolean)
  return parts.length > 0 ? `${all}: ${parts.join(', ')}.` : `${all}.`
}
