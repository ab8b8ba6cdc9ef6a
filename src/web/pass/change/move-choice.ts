import { classesForParty } from '#bookings/moving/party-size.ts'
import { priceOfMove } from '#bookings/moving/price-of-move.ts'
import { moveLegs } from '#bookings/moving/reschedule.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import {
  bangkokDay,
  bangkokInstant,
  formatShortDay,
  isPlainDate,
  type PlainDate,
} from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime, isClockTime } from '#platform/time/clock-time.ts'
import { freeCancellation, priceInWords } from './move-words.ts'

/** What a guest has chosen so far; where nothing was typed, or nothing that can be read, the booking as it is. */
export type Choice = {
  date: PlainDate
  /** Null where no hour is known. */
  time: ClockTime | null
  /** Of the way back; null where there is none. */
  returnDate: PlainDate | null
  returnTime: ClockTime | null
  guests: number
  luggage: number | null
  /** The smallest class that takes the party, and none smaller than the wanted one. */
  vehicleClass: VehicleClass | null
}

export function choiceOf(catalogue: Catalogue, pass: Pass, typed: Record<string, string>): Choice {
  const { booking } = pass
  const now = choiceNow(pass)
  const date = typed.date || typed.keptDate || ''
  const guests = Number(typed.guests) || now.guests
  const luggage = typed.luggage ? Number(typed.luggage) : now.luggage
  const wanted = VEHICLE_CLASSES.find((one) => one === typed.vehicle) ?? booking.vehicleClass
  const party = {
    guests,
    ...(luggage === null ? {} : { luggage }),
    ...(wanted ? { vehicleClass: wanted } : {}),
  }
  return {
    date: isPlainDate(date) ? date : now.date,
    time: typed.time && isClockTime(typed.time) ? typed.time : now.time,
    returnDate: typed.returnDate && isPlainDate(typed.returnDate) ? typed.returnDate : now.returnDate,
    returnTime: typed.returnTime && isClockTime(typed.returnTime) ? typed.returnTime : now.returnTime,
    ...{ guests, luggage },
    vehicleClass: classesForParty(catalogue, pass.booking, party)?.[0] ?? booking.vehicleClass,
  }
}

/** What the booking is. */
function choiceNow({ booking }: Pass): Choice {
  const { travelDate, guests, luggage, vehicleClass } = booking
  const [first, back] = booking.legs
  const time = first ? bangkokTime(first.startsAt.getTime()) : null
  const at = back?.startsAt.getTime()
  const [returnDate, returnTime] = at === undefined ? [null, null] : [bangkokDay(at), bangkokTime(at)]
  return { date: travelDate ?? '', time, returnDate, returnTime, guests, luggage, vehicleClass }
}

function isSame(choice: Choice, other: Choice): boolean {
  return (Object.keys(choice) as (keyof Choice)[]).every((key) => choice[key] === other[key])
}

/**
 * What was chosen, its price and until when it can be cancelled; null while it is the booking as it is, and where a
 * person has to name the price. `nowMs` is in milliseconds since the epoch.
 */
export function choiceInWords(
  { catalogue, nowMs }: { catalogue: Catalogue; nowMs: number },
  pass: Pass,
  choice: Choice,
): string | null {
  const { booking } = pass
  const { legs } = booking
  const { date, time, vehicleClass, returnDate, returnTime } = choice
  if (!date || !time || isSame(choice, choiceNow(pass))) return null
  const times = moveLegs(legs, {
    ...{ date, time },
    ...(returnDate && returnTime ? { returnDate, returnTime } : {}),
  })
  const priceBaht = priceOfMove(catalogue, booking, { times, vehicleClass })
  if (priceBaht === undefined) return null
  const price = priceInWords(pass, priceBaht)
  const free = freeCancellation(booking, bangkokInstant(date, time), nowMs)
  const what = [
    formatShortDay(date),
    time,
    ...(vehicleClass ? [vehicleClasses[vehicleClass].name] : []),
  ].join(', ')
  return `${what}: ${price}. Free cancellation ${free}.`
}
