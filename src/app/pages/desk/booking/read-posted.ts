import { VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { MOST_BAHT } from '#domain/money.ts'
import type { Proposed } from '#domain/quotes/proposal.ts'
import { readBaht } from '#domain/read-baht.ts'
import { TAXI_PROBLEMS } from '#domain/requests/taxi-request.ts'
import { MAX_LUGGAGE } from '#domain/requests/taxi-service.ts'
import { bangkokInstant, isPlainDate, LAST_DAY, type PlainDate } from '#domain/time/calendar.ts'
import { isClockTime } from '#domain/time/clock-time.ts'
import type { Move } from '#operations/bookings/move/reschedule-booking.ts'
import { staffText } from '#operations/bookings/staff-text.ts'
import { type Refusal, refuseField } from '#operations/refusal.ts'

type Typed = Record<string, string>

/** Who acts on which booking, and what was typed. */
export type Acting = {
  booking: {
    id: string
    travelDate: string | null
    vehicle: string | null
    guests: number
    luggage: number | null
    priceBaht: number | null
  }
  admin: string
  typed: Typed
}

/** The wanted day, from today on, and hours; what stays as it is is left out. */
export function readMove(
  { booking, typed }: Pick<Acting, 'booking' | 'typed'>,
  today: PlainDate,
): Move | Refusal {
  const { date = '', time = '', returnDate = '', returnTime = '' } = typed
  if (!isDayFrom(today, date)) return refuseField('invalid', 'date', { code: 'booking.date' })
  if (time && !isClockTime(time)) return refuseField('invalid', 'time', { code: 'check-input' })
  if (returnDate && !isDayFrom(today, returnDate))
    return refuseField('invalid', 'returnDate', { code: 'booking.date' })
  if (returnTime && !isClockTime(returnTime))
    return refuseField('invalid', 'returnTime', { code: 'check-input' })
  const guests = Number(typed.guests || booking.guests)
  if (!Number.isInteger(guests) || guests < 1 || guests > 50)
    return refuseField('invalid', 'guests', { code: 'booking.guests' })
  const luggage = typed.luggage ? Number(typed.luggage) : booking.luggage
  if (luggage !== null && !(Number.isInteger(luggage) && luggage >= 0 && luggage <= MAX_LUGGAGE))
    return refuseField('invalid', 'luggage', { code: TAXI_PROBLEMS.luggage })
  const vehicle = VEHICLE_CLASSES.find((one) => one === typed.vehicle)
  return {
    ...{ bookingId: booking.id, seenDate: booking.travelDate, date },
    ...(time ? { time } : {}),
    ...(returnDate ? { returnDate } : {}),
    ...(returnTime ? { returnTime } : {}),
    ...(vehicle && vehicle !== booking.vehicle ? { vehicle } : {}),
    ...(guests === booking.guests ? {} : { guests }),
    ...(luggage === booking.luggage || luggage === null ? {} : { luggage }),
  }
}

/** What is proposed to a guest, and the words to it. Without fields for the day, the day stays. */
export function readProposed(
  { booking, typed }: Acting,
  today: PlainDate,
): (Proposed & { note: string }) | Refusal {
  const { date = '', time = '', priceBaht = '', note = '' } = typed
  if (date && !isDayFrom(today, date)) return refuseField('invalid', 'date', { code: 'booking.date' })
  if (date && !isClockTime(time)) return refuseField('invalid', 'time', { code: 'check-input' })
  const totalBaht = priceBaht.trim() === '' ? (booking.priceBaht ?? 0) : readBaht(priceBaht)
  if (!(totalBaht >= 1 && totalBaht <= MOST_BAHT))
    return refuseField('invalid', 'priceBaht', { code: 'proposal-price' })
  const words = staffText(note)
  if (!words.ok) return words
  return { startsAt: date ? bangkokInstant(date, time) : null, totalBaht, note: words.text }
}

function isDayFrom(today: PlainDate, date: string): boolean {
  return isPlainDate(date) && date >= today && date <= LAST_DAY
}
