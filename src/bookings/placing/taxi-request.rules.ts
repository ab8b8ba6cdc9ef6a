import { z } from 'zod'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import {
  emailField,
  lineField,
  optionalLine,
  optionalPhone,
  phoneField,
  textField,
  wholeNumber,
} from '#platform/forms/form-fields.rules.ts'
import { schemaByDay } from '#platform/forms/schema-by-day.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay, isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { isAheadBy } from './lead-time.rules.ts'
import { partyFields, partyProblems } from './party-fields.rules.ts'
import {
  FLIGHT_LENGTH,
  MAX_LUGGAGE,
  MAX_PASSENGERS,
  NIGHT_PICKUP_TIMES,
  PICKUP_TIMES,
  rideProblem,
  type TaxiVehicles,
} from './taxi-service.rules.ts'

/** The problem codes of the taxi form. */
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

/** The operator's rules for transfers. */
export type TaxiRules = {
  vehicles: TaxiVehicles
  /** How many hours before its pickup this ride has to be requested. */
  leadHours: (pickup: string, dropoff: string) => number
}

/**
 * A one-way ride ignores a return that was typed before its fields were hidden. A round trip gets empty return fields, so
 * that a missing return is reported together with all other problems.
 */
function returnByService(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const trip = input as Record<string, unknown>
  if (trip.service !== 'round-trip') return { ...trip, returnDate: null, returnTime: null }
  return { ...trip, returnDate: trip.returnDate ?? '', returnTime: trip.returnTime ?? '' }
}

function dayFrom(first: PlainDate, message: string) {
  return z.string(message).refine((day) => isPlainDate(day) && day >= first && day <= LAST_DAY, message)
}

const TIMES = [...PICKUP_TIMES, ...NIGHT_PICKUP_TIMES]

function pickupTime(message: string) {
  return z.string(message).refine((time) => TIMES.includes(time), message)
}

/**
 * The taxi form: contact, route, party, luggage, pickup time and, for a round trip, the return.
 * @param nowMs milliseconds since the epoch
 */
export function taxiRequestSchema(rules: TaxiRules, nowMs: number) {
  const request = z.preprocess(returnByService, fieldsSchema(bangkokDay(nowMs)))
  return request.superRefine((trip, context) => {
    for (const [field, problem] of conflicts(trip, rules, nowMs)) {
      context.addIssue({ code: 'custom', path: [field], message: problem.code, params: problem })
    }
  })
}

const fieldsSchema = schemaByDay((today: PlainDate) => z.object(taxiFields(today)))

function taxiFields(today: PlainDate) {
  return {
    name: lineField(MAX_LENGTH.name, TAXI_PROBLEMS.name),
    country: optionalLine(MAX_LENGTH.country),
    email: emailField(TAXI_PROBLEMS.email),
    phone: phoneField(TAXI_PROBLEMS.phone),
    whatsapp: optionalPhone(TAXI_PROBLEMS.whatsapp),
    pickup: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.pickup),
    dropoff: lineField(MAX_LENGTH.pickup, TAXI_PROBLEMS.dropoff),
    service: z.enum(['one-way', 'round-trip'], TAXI_PROBLEMS.service),
    vehicle: z.enum(VEHICLE_CLASSES, TAXI_PROBLEMS.vehicle),
    passengers: wholeNumber(1, MAX_PASSENGERS, TAXI_PROBLEMS.passengers),
    luggage: wholeNumber(0, MAX_LUGGAGE, TAXI_PROBLEMS.luggage),
    pickupDate: dayFrom(today, TAXI_PROBLEMS.pickupDate),
    pickupTime: pickupTime(TAXI_PROBLEMS.pickupTime),
    returnDate: dayFrom(today, TAXI_PROBLEMS.returnDate).nullable(),
    returnTime: pickupTime(TAXI_PROBLEMS.returnTime).nullable(),
    flightNumber: optionalLine(FLIGHT_LENGTH),
    stop: optionalLine(MAX_LENGTH.pickup),
    notes: textField(MAX_LENGTH.requests),
    ...partyFields,
  }
}

/** Problems between fields that are valid by themselves: the field to change, and the problem. */
function* conflicts(
  trip: z.output<z.ZodObject<ReturnType<typeof taxiFields>>>,
  { vehicles, leadHours }: TaxiRules,
  nowMs: number,
): Generator<[field: string, problem: Problem]> {
  if (trip.pickup.toLowerCase() === trip.dropoff.toLowerCase())
    yield ['dropoff', { code: TAXI_PROBLEMS.samePlace }]
  const pickup = { date: trip.pickupDate, time: trip.pickupTime }
  const hours = leadHours(trip.pickup, trip.dropoff)
  const today = bangkokDay(nowMs)
  if (trip.pickupDate === today && trip.pickupTime <= bangkokTime(nowMs)) {
    yield ['pickupTime', { code: TAXI_PROBLEMS.pickupPassed }]
  } else if (trip.pickupDate >= today && !isAheadBy(hours, pickup, nowMs)) {
    yield ['pickupTime', { code: 'ride-too-soon', hours }]
  }
  const sizeProblem = rideProblem({ ...trip, vehicleClass: trip.vehicle }, vehicles)
  if (sizeProblem) yield ['vehicle', sizeProblem]
  yield* Object.entries(partyProblems(trip, trip.passengers))
  if (!trip.returnDate || !trip.returnTime) return
  if (trip.returnDate < trip.pickupDate) yield ['returnDate', { code: TAXI_PROBLEMS.returnDate }]
  else if (`${trip.returnDate} ${trip.returnTime}` <= `${trip.pickupDate} ${trip.pickupTime}`) {
    yield ['returnTime', { code: TAXI_PROBLEMS.returnBefore }]
  }
}
