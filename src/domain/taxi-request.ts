import { z } from 'zod'
import {
  emailField,
  LAST_DAY,
  lineField,
  optionalLine,
  partyProblem,
  phoneField,
  textField,
} from './booking-request.ts'
import { isPlainDate, type PlainDate } from './calendar.ts'
import type { ClockTime } from './clock-time.ts'
import { isPhoneNumber, MAX_LENGTH } from './contact.ts'
import { memoizeLast } from './memoize.ts'
import { MAX_LUGGAGE, MAX_PASSENGERS, PICKUP_TIMES, TAXI_CAPACITY } from './taxi-service.ts'
import { VEHICLE_CLASSES } from './vehicle.ts'

/** What a guest is told about each field of the taxi form. */
export const TAXI_MESSAGES = {
  name: 'Please enter your full name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  whatsapp: 'Please enter a valid WhatsApp number, or leave it empty',
  pickup: 'Please say where we collect you',
  dropoff: 'Please say where you are going',
  samePlace: 'Pickup and drop-off are the same place. Please change one of them',
  service: 'Please choose one-way or round trip',
  vehicle: 'Please choose a vehicle',
  passengers: 'Please choose 1 to 9 passengers',
  luggage: 'Please choose 1 to 10 pieces of luggage',
  pickupDate: 'Please choose a pickup date from today on',
  pickupTime: 'Please choose a pickup time between 06:00 and 22:00',
  pickupPassed: 'This time has passed in Thailand. Please choose a later one',
  returnDate: 'Please choose a return date on or after the pickup date',
  returnTime: 'Please choose a return time between 06:00 and 22:00',
  returnBefore: 'The return must be later than the pickup',
} as const

/** The moment of asking, in Bangkok. */
export type BangkokNow = { today: PlainDate; time: ClockTime }

/**
 * One-way forgets a return that was typed before and is not shown any more; a round trip asks for one, so that
 * what is missing is said together with everything else.
 */
function returnByService(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const trip = input as Record<string, unknown>
  if (trip.service !== 'round-trip') return { ...trip, returnDate: null, returnTime: null }
  return { ...trip, returnDate: trip.returnDate ?? '', returnTime: trip.returnTime ?? '' }
}

function wholeNumber(max: number, message: string) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ],
      message,
    )
    .refine((number) => Number.isInteger(number) && number >= 1 && number <= max, message)
}

function dayFrom(first: PlainDate, message: string) {
  return z.string(message).refine((day) => isPlainDate(day) && day >= first && day <= LAST_DAY, message)
}

function pickupTime(message: string) {
  return z.string(message).refine((time) => PICKUP_TIMES.includes(time), message)
}

/** The taxi form: who, from where to where, with how many, when, and back again or not. */
export const taxiRequestSchema = memoizeLast((now: BangkokNow) => {
  const trip = z.object(taxiFields(now.today)).superRefine((facts, context) => {
    for (const [field, message] of conflictsOf(facts, now)) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
  return z.preprocess(returnByService, trip)
})

export type TaxiRequestFacts = z.output<ReturnType<typeof taxiRequestSchema>>

function taxiFields(today: PlainDate) {
  return {
    name: lineField(MAX_LENGTH.name, TAXI_MESSAGES.name),
    country: optionalLine(MAX_LENGTH.country),
    email: emailField(TAXI_MESSAGES.email),
    phone: phoneField(TAXI_MESSAGES.phone),
    // Longer than a number may be: what is too long is refused, not cut into another number.
    whatsapp: optionalLine(2 * MAX_LENGTH.phone).refine(
      (number) => number === null || isPhoneNumber(number),
      TAXI_MESSAGES.whatsapp,
    ),
    pickup: lineField(MAX_LENGTH.pickup, TAXI_MESSAGES.pickup),
    dropoff: lineField(MAX_LENGTH.pickup, TAXI_MESSAGES.dropoff),
    service: z.enum(['one-way', 'round-trip'], TAXI_MESSAGES.service),
    vehicle: z.enum(VEHICLE_CLASSES, TAXI_MESSAGES.vehicle),
    passengers: wholeNumber(MAX_PASSENGERS, TAXI_MESSAGES.passengers),
    luggage: wholeNumber(MAX_LUGGAGE, TAXI_MESSAGES.luggage),
    pickupDate: dayFrom(today, TAXI_MESSAGES.pickupDate),
    pickupTime: pickupTime(TAXI_MESSAGES.pickupTime),
    returnDate: dayFrom(today, TAXI_MESSAGES.returnDate).nullable(),
    returnTime: pickupTime(TAXI_MESSAGES.returnTime).nullable(),
    notes: textField(MAX_LENGTH.requests),
  }
}

/** What is right by itself and wrong together: the field to change, and why. */
function* conflictsOf(
  trip: z.output<z.ZodObject<ReturnType<typeof taxiFields>>>,
  { today, time }: BangkokNow,
): Generator<[field: string, message: string]> {
  if (trip.pickup.toLowerCase() === trip.dropoff.toLowerCase()) yield ['dropoff', TAXI_MESSAGES.samePlace]
  if (trip.pickupDate === today && trip.pickupTime <= time) yield ['pickupTime', TAXI_MESSAGES.pickupPassed]
  const misfit = partyProblem(trip.passengers, trip.vehicle, TAXI_CAPACITY, 'passenger')
  if (misfit) yield [misfit.field === 'guests' ? 'passengers' : 'vehicle', misfit.message]
  if (!trip.returnDate || !trip.returnTime) return
  if (trip.returnDate < trip.pickupDate) yield ['returnDate', TAXI_MESSAGES.returnDate]
  else if (`${trip.returnDate} ${trip.returnTime}` <= `${trip.pickupDate} ${trip.pickupTime}`) {
    yield ['returnTime', TAXI_MESSAGES.returnBefore]
  }
}
