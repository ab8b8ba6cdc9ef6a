import { z } from 'zod'
import { TAXI_PROBLEMS } from '#bookings/placing/taxi-request.rules.ts'
import { MAX_LUGGAGE, MAX_PASSENGERS } from '#bookings/placing/taxi-service.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { lineField, optionalLine, wholeNumber } from '#platform/forms/form-fields.rules.ts'
import { schemaByDay } from '#platform/forms/schema-by-day.rules.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'

export const TRANSFER_PROBLEMS = {
  time: 'transfer.time',
  returnBoth: 'transfer.returnBoth',
} as const

/** Of which ride the price is asked, at any hour. A missing return is a one-way ride. */
export const transferQuerySchema = schemaByDay((today: PlainDate) =>
  z
    .object({
      pickup: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.pickup),
      dropoff: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.dropoff),
      pickupDate: day(today, TAXI_PROBLEMS.pickupDate),
      pickupTime: clockTime(),
      returnDate: day(today, TAXI_PROBLEMS.returnDate).nullish().transform(orNull),
      returnTime: clockTime().nullish().transform(orNull),
      passengers: wholeNumber(1, MAX_PASSENGERS, TAXI_PROBLEMS.passengers),
      luggage: wholeNumber(0, MAX_LUGGAGE, TAXI_PROBLEMS.luggage),
      stop: optionalLine(MAX_LENGTH.pickup),
    })
    .superRefine((ride, context) => {
      const { pickupDate, pickupTime, returnDate, returnTime } = ride
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message })
      if (ride.pickup.toLowerCase() === ride.dropoff.toLowerCase()) refuse('dropoff', TAXI_PROBLEMS.samePlace)
      if ((returnDate === null) !== (returnTime === null))
        refuse(returnDate === null ? 'returnDate' : 'returnTime', TRANSFER_PROBLEMS.returnBoth)
      else if (returnDate && `${returnDate} ${returnTime}` <= `${pickupDate} ${pickupTime}`)
        refuse('returnTime', TAXI_PROBLEMS.returnBefore)
    }),
)

function day(first: PlainDate, message: string) {
  return z.string(message).refine((date) => isPlainDate(date) && date >= first && date <= LAST_DAY, message)
}

function clockTime() {
  return z.string(TRANSFER_PROBLEMS.time).refine(isClockTime, TRANSFER_PROBLEMS.time)
}

function orNull<Value>(value: Value | undefined): Value | null {
  return value ?? null
}
