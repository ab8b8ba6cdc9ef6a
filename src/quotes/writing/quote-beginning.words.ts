import type { Leg } from '#bookings/ride.rules.ts'
import { fareLineInWords } from '#catalogue/transfers/fare-lines.words.ts'
import { listedFare } from '#catalogue/transfers/listed-fare.words.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { customTripHours } from '#content/catalogue/driving-times.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { addDays, bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime, clockMinutes, formatClockTime } from '#platform/time/clock-time.ts'
import { dayField, lineField, MOST_DAYS, type QuotePayment, type TypedQuote } from './quote-fields.rules.ts'

type Asked = {
  kind: string
  title: string
  travelDate: PlainDate | null
  vehicleClass: VehicleClass | null
  /** For a custom trip. */
  numberOfDays: number
  legs: readonly (Leg & { endsAt?: Date | null })[]
  /** For a transfer, what was agreed or asked for, in whole baht; null where the price list applies, if it can. */
  priceBaht?: number | null
}

const VALID_DAYS = 3
const VALID_TIME = '18:00'

/** What an empty quote begins with: the days and the vehicle that were asked for, and three days for the answer. */
export function beginningOf(asked: Asked, payment: QuotePayment | undefined, nowMs: number): TypedQuote {
  const isRide = asked.kind === 'transfer'
  const days = isRide ? rideDays(asked.legs) : tripDays(asked)
  const vehicleClass = asked.vehicleClass ?? 'suv'
  const today = bangkokDay(nowMs)
  const validDate = addDays(today, VALID_DAYS)
  const isNear = asked.travelDate !== null && asked.travelDate <= validDate
  return {
    ...days,
    ...{
      title: isRide ? asked.title : '',
      vehicle: vehicleClass,
      hold: 'yes',
      payment: payment ?? 'on-the-day',
    },
    [lineField(1, 'label')]: `${vehicleClasses[vehicleClass].name} and driver`,
    [lineField(1, 'count')]: days.days ?? '1',
    ...(isRide && rideLines(asked, vehicleClass)),
    ...(isNear ? {} : { validDate, validTime: VALID_TIME }),
  }
}

/** The lines of the list's price for a ride, or one line with another price that was agreed. */
function rideLines({ legs, priceBaht = null }: Asked, vehicleClass: VehicleClass): TypedQuote {
  const listed = listedFare(legs, vehicleClass)
  if (!listed || (priceBaht !== null && priceBaht !== listed.totalBaht))
    return priceBaht === null ? {} : atPrice(priceBaht)
  const lines = listed.lines.filter(({ baht }) => baht > 0)
  const fields = lines.map(({ baht, ...line }, index) => {
    const words = fareLineInWords(line, listed.ride)
    return {
      [lineField(index + 1, 'label')]:
        index === 0 ? `${vehicleClasses[vehicleClass].name} and driver: ${words}` : words,
      [lineField(index + 1, 'count')]: '1',
      [lineField(index + 1, 'each')]: String(baht),
    }
  })
  return Object.assign({}, ...fields)
}

function tripDays({ travelDate, numberOfDays }: Asked): Record<string, string> {
  const count = Math.min(MOST_DAYS, Math.max(1, numberOfDays))
  const fields = Array.from({ length: count }, (_, index): [string, string][] => [
    [dayField(index + 1, 'date'), travelDate ? addDays(travelDate, index) : ''],
    [dayField(index + 1, 'begins'), customTripHours.begins],
    [dayField(index + 1, 'ends'), customTripHours.ends],
  ])
  return { ...Object.fromEntries(fields.flat()), days: String(count) }
}

function rideDays(legs: Asked['legs']): Record<string, string> {
  const fields = legs.map(({ startsAt, endsAt, pickup, dropoff }, index): [string, string][] => {
    const begins = bangkokTime(startsAt.getTime())
    return [
      [dayField(index + 1, 'date'), bangkokDay(startsAt.getTime())],
      [dayField(index + 1, 'begins'), begins],
      [dayField(index + 1, 'ends'), endsAt ? bangkokTime(endsAt.getTime()) : ''],
      [dayField(index + 1, 'stops'), `${begins} ${pickup}\n${dropoff}`],
    ]
  })
  return { ...Object.fromEntries(fields.flat()), days: String(legs.length) }
}

/** What the operator has typed already: the pickup and its time, and a price. Empty or null where nothing was typed. */
type Typed = { pickup: string | null; time: ClockTime | null; priceBaht: number | null }

/** A trip of the catalogue from one of its towns, as far as a quote takes it over. */
type TripOfList = {
  title: string
  distanceKm: number
  itinerary: readonly { time: ClockTime; activity: string }[]
}

/** The first day of a quote with the pickup that was typed. */
export function withPickup(beginning: TypedQuote, { pickup, time }: Omit<Typed, 'priceBaht'>): TypedQuote {
  const begins = time ?? beginning[dayField(1, 'begins')] ?? ''
  return {
    ...beginning,
    [dayField(1, 'begins')]: begins,
    ...(pickup && { [dayField(1, 'stops')]: `${begins} ${pickup}`.trim() }),
  }
}

/** A quote for one day that begins as this trip, from the pickup time that was typed, at its price in whole baht. */
export function withTrip(
  beginning: TypedQuote,
  { title, distanceKm, itinerary }: TripOfList,
  { pickup, time, priceBaht }: Typed,
): TypedQuote {
  const [first] = itinerary
  const later = first && time ? clockMinutes(time) - clockMinutes(first.time) : 0
  const stops = itinerary.map(({ time: planned, activity }, index) => {
    const moved = formatClockTime((clockMinutes(planned) + later + 24 * 60) % (24 * 60))
    return { time: moved, place: index === 0 && pickup ? pickup : activity }
  })
  return {
    ...beginning,
    ...{ title, days: '1', [dayField(1, 'km')]: String(distanceKm) },
    [dayField(1, 'begins')]: stops[0]?.time ?? '',
    [dayField(1, 'ends')]: stops.at(-1)?.time ?? '',
    [dayField(1, 'stops')]: stops.map((stop) => `${stop.time} ${stop.place}`).join('\n'),
    ...(priceBaht !== null && atPrice(priceBaht)),
  }
}

/** One line with this price, whole baht. */
export function atPrice(priceBaht: number): TypedQuote {
  return { [lineField(1, 'count')]: '1', [lineField(1, 'each')]: String(priceBaht) }
}
