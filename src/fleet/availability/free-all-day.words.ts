import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { numberInWords } from '#platform/text/number-words.ts'
import { addDays, formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { FreeAllDay } from './free-all-day.rules.ts'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/**
 * The next day after today on which a vehicle is free: `Tomorrow, Sat 28 Nov: two cars and a van are free.` Empty when
 * nothing is free on these days, or nothing is known of the fleet.
 */
export function nextFreeSentence(
  days: readonly { date: PlainDate; free: FreeAllDay | undefined }[],
  today: PlainDate,
): string {
  for (const { date, free } of days) {
    const words = date > today && free ? freeWords(free) : ''
    if (words) return `${date === addDays(today, 1) ? 'Tomorrow, ' : ''}${formatShortDay(date)}: ${words}.`
  }
  return ''
}

/** `two cars and a van are free`; with fewer drivers than vehicles `two drivers are free, with a car or a van`. */
function freeWords({ vehicles, drivers }: FreeAllDay): string {
  const free = VEHICLE_CLASSES.filter((one) => vehicles[one] > 0)
  const count = free.reduce((sum, one) => sum + vehicles[one], 0)
  if (count === 0 || drivers === 0) return ''
  if (drivers < count) {
    return `${some(drivers, 'driver')} ${isOrAre(drivers)} free, with ${or.format(free.map((one) => some(1, vehicleNouns[one])))}`
  }
  return `${and.format(free.map((one) => some(vehicles[one], vehicleNouns[one])))} ${isOrAre(count)} free`
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are'
}

/** `a car`, `an SUV`, `two vans`. */
function some(count: number, noun: string): string {
  if (count > 1) return `${numberInWords(count)} ${noun}s`
  return `${noun === vehicleNouns.suv ? 'an' : 'a'} ${noun}`
}
