import { counted } from '#platform/text/counted.ts'
import { monthName, type PlainDate } from '#platform/time/calendar.ts'

/** `26 November` and `2 December`, `2` and `8 December`; with the year when it is not the present one. */
export function weekHeading(
  first: PlainDate,
  last: PlainDate,
  today: PlainDate,
): { begin: string; end: string } {
  const [from, until] = [partsOf(first), partsOf(last)]
  const isOneMonth = from.month === until.month
  const isOneYear = from.year === until.year
  const begin = [from.day, !isOneMonth && from.month, !isOneYear && from.year].filter(Boolean).join(' ')
  const end = [until.day, until.month, until.year !== today.slice(0, 4) && until.year]
    .filter(Boolean)
    .join(' ')
  return { begin, end }
}

function partsOf(day: PlainDate) {
  return { day: String(Number(day.slice(8))), month: monthName(day.slice(0, 7)), year: day.slice(0, 4) }
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
