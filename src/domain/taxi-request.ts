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
import type { Problem } from './problem.ts'
import { MAX_LUGGAGE, MAX_PASSENGERS, PICKUP_TIMES, TAXI_CAPACITY } from './taxi-service.ts'
import { VEHICLE_CLASSES } from './vehicle.ts'

/** What can be wrong with each field of the taxi form. */
export const TAXI_PROBLEMS = {
  name: 'taxi.name',
  email: 'taxi.email',
  phone: 'taxi.phone',
  whatsapp: 'taxi.whatsapp',
  pickup: 'taxi.pickup',
  dropoff: 'taxi.dropoff',
  samePlace: 'taxi.samePlace',
  service: 'taxi.service',
  vehicle: 'taxi.vehicle',
  passengers: 'taxi.passengers',
  luggage: 'taxi.luggage',
  pickupDate: 'taxi.pickupDate',
  pickupTime: 'taxi.pickupTime',
  pickupPassed: 'taxi.pickupPassed',
  returnDate: 'taxi.returnDate',
  returnTime: 'taxi.returnTime',
  returnBefore: 'taxi.returnBefore',
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
    for (const [field, problem] of conflictsOf(facts, now)) {
      context.addIssue({ code: 'custom', path: [field], message: problem.code, params: problem })
    }
  })
  return z.preprocess(returnByService, trip)
})

export type TaxiRequestFacts = z.output<ReturnType<typeof taxiRequestSchema>>

function taxiFields(today: PlainDate) {
  return {
    name: lineField(MAX_LENGTH.name, TAXI_PROBLEMS.name),
    country: optionalLine(MAX_LENGTH.country),
    email: emailField(TAXI_PROBLEMS.email),
    phone: phoneField(TAXI_PROBLEMS.phone),
    // Longer than a number may be: what is too long is refused, not cut into another number.
    whatsapp: optionalLine(2 * MAX_LENGTH.phone).refine(
      (number) => number === null || isPhoneNumber(number),
      TAXI_PROBLEMS.whatsapp,
    ),
    pickup: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.pickup),
    dropoff: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.dropoff),
    service: z.enum(['one-way', 'round-trip'], TAXI_PROBLEMS.service),
    vehicle: z.enum(VEHICLE_CLASSES, TAXI_PROBLEMS.vehicle),
    passengers: wholeNumber(MAX_PASSENGERS, TAXI_PROBLEMS.passengers),
    luggage: wholeNumber(MAX_LUGGAGE, TAXI_PROBLEMS.luggage),
    pickupDate: dayFrom(today, TAXI_PROBLEMS.pickupDate),
    pickupTime: pickupTime(TAXI_PROBLEMS.pickupTime),
    returnDate: dayFrom(today, TAXI_PROBLEMS.returnDate).nullable(),
    returnTime: pickupTime(TAXI_PROBLEMS.returnTime).nullable(),
    notes: textField(MAX_LENGTH.requests),
  }
}

/** What is right by itself and wrong together: the field to change, and why. */
function* conflictsOf(
  trip: z.output<z.ZodObject<ReturnType<typeof taxiFields>>>,
  { today, time }: BangkokNow,
): Generator<[field: string, problem: Problem]> {
  if (trip.pickup.toLowerCase() === trip.dropoff.toLowerCase())
    yield ['dropoff', { code: TAXI_PROBLEMS.samePlace }]
  if (trip.pickupDate === today && trip.pickupTime <= time)
    yield ['pickupTime', { code: TAXI_PROBLEMS.pickupPassed }]
  const misfit = partyProblem(trip.passengers, trip.vehicle, TAXI_CAPACITY, 'passenger')
  if (misfit) yield [misfit.field === 'guests' ? 'passengers' : 'vehicle', misfit.problem]
  if (!trip.returnDate || !trip.returnTime) return
  if (trip.returnDate < trip.pickupDate) yield ['returnDate', { code: TAXI_PROBLEMS.returnDate }]
  else if (`${trip.returnDate} ${trip.returnTime}` <= `${trip.pickupDate} ${trip.pickupTime}`) {
    yield ['returnTime', { code: TAXI_PROBLEMS.returnBefore }]
  }
}
