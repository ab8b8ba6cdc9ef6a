import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import { TAXI_PROBLEMS } from '../placing/taxi-request.rules.ts'
import { MAX_LUGGAGE } from '../placing/taxi-service.rules.ts'
import type { Move } from './reschedule-booking.ts'

/** What has to be known of a booking to tell what a form changes. */
export type BookingToMove = {
  id: string
  travelDate: string | null
  vehicleClass: string | null
  guests: number
  luggage: number | null
}

/**
 * The day, from today on, the hours and the party that staff or the guest want a booking to be moved to, as they typed it;
 * what stays as it is is left out.
 */
export function readMove(
  { booking, typed }: { booking: BookingToMove; typed: Record<string, string> },
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
  const vehicleClass = VEHICLE_CLASSES.find((one) => one === typed.vehicle)
  return {
    ...{ bookingId: booking.id, seenDate: booking.travelDate, date },
    ...(time ? { time } : {}),
    ...(returnDate ? { returnDate } : {}),
    ...(returnTime ? { returnTime } : {}),
    ...(vehicleClass && vehicleClass !== booking.vehicleClass ? { vehicleClass } : {}),
    ...(guests === booking.guests ? {} : { guests }),
    ...(luggage === booking.luggage || luggage === null ? {} : { luggage }),
  }
}

/** Is it a day from today on that can be booked? */
export function isDayFrom(today: PlainDate, date: string): boolean {
  return isPlainDate(date) && date >= today && date <= LAST_DAY
}
