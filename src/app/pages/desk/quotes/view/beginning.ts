import { customTripHours } from '#content/catalogue/driving-times.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import {
  dayField,
  lineField,
  MOST_DAYS,
  type QuotePayment,
  type TypedQuote,
} from '#domain/quotes/quote-fields.ts'
import { addDays, bangkokDay, type PlainDate } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'

type Asked = {
  kind: string
  title: string
  travelDate: PlainDate | null
  vehicle: VehicleClass | null
  /** Of a custom trip. */
  numberOfDays: number
  legs: readonly { startsAt: Date; endsAt: Date | null; pickup: string; dropoff: string }[]
}

const VALID_DAYS = 3
const VALID_TIME = '18:00'

/** What an empty quote begins with: the days and the vehicle that were asked for, and three days for the answer. */
export function beginningOf(asked: Asked, payment: QuotePayment | undefined, nowMs: number): TypedQuote {
  const isRide = asked.kind === 'transfer'
  const days = isRide ? rideDays(asked.legs) : tripDays(asked)
  const vehicle = asked.vehicle ?? 'suv'
  const today = bangkokDay(nowMs)
  const validDate = addDays(today, VALID_DAYS)
  const isNear = asked.travelDate !== null && asked.travelDate <= validDate
  return {
    ...days,
    ...{ title: isRide ? asked.title : '', vehicle, hold: 'yes', payment: payment ?? 'on-the-day' },
    [lineField(1, 'label')]: `${fleet[vehicle].name} and driver`,
    [lineField(1, 'count')]: days.days ?? '1',
    ...(isNear ? {} : { validDate, validTime: VALID_TIME }),
  }
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
