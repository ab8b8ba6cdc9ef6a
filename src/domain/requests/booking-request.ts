import { z } from 'zod'
import { cleanLine, cleanText, hasForbiddenCharacters } from '#text/plain-text.ts'
import {
  type Capacity,
  carries,
  largestParty,
  smallestVehicleFor,
  type VehicleClass,
} from '../catalogue/vehicle.ts'
import type { Problem } from '../problem.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '../time/calendar.ts'
import { isEmailAddress, isPhoneNumber, MAX_LENGTH } from './contact.ts'
import { schemaByDay } from './schema-by-day.ts'

/** The problem codes of the booking forms, and of fields that other forms share with them. */
export const BOOKING_PROBLEMS = {
  name: 'booking.name',
  email: 'booking.email',
  phone: 'booking.phone',
  date: 'booking.date',
  guests: 'booking.guests',
  vehicleType: 'booking.vehicleType',
  hotelName: 'booking.hotelName',
  pickupLocation: 'booking.pickupLocation',
  message: 'booking.message',
  unusual: 'booking.unusual',
} as const

/** The largest party that a request can name; larger ones are typing mistakes. */
const MAX_GUESTS = 50

function line(maxLength: number, message: string) {
  return z
    .string(message)
    .refine((text) => !hasForbiddenCharacters(text), BOOKING_PROBLEMS.unusual)
    .transform((text) => cleanLine(text, maxLength))
}

/** A single line that may be missing; empty becomes `null`. */
export function optionalLine(maxLength: number) {
  return line(maxLength, BOOKING_PROBLEMS.unusual)
    .nullish()
    .transform((text) => text || null)
}

/** One email address; see `isEmailAddress`. */
export function emailField(message: string) {
  return z
    .string(message)
    .transform((text) => text.trim())
    .refine(isEmailAddress, message)
}

/** A phone number as people write it; see `isPhoneNumber`. */
export function phoneField(message: string) {
  return z
    .string(message)
    .transform((text) => text.trim())
    .refine(isPhoneNumber, message)
}

// A visible character: Unicode has fillers and blanks that count as letters or symbols.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A required single line of at most `maxLength` characters, cleaned of markup. */
export function lineField(maxLength: number, message: string) {
  return line(maxLength, message).refine((text) => VISIBLE.test(text), message)
}

/** Free text of several lines, cleaned of markup and cut; empty becomes `null`. */
export function textField(maxLength: number) {
  return z
    .string(BOOKING_PROBLEMS.message)
    .refine((text) => !hasForbiddenCharacters(text), BOOKING_PROBLEMS.message)
    .transform((text) => cleanText(text, maxLength))
    .nullish()
    .transform((text) => text || null)
}

/** A travel day from today on; `today` is the calendar day in Bangkok. */
function travelDay(today: PlainDate) {
  return z
    .string(BOOKING_PROBLEMS.date)
    .refine((text) => isPlainDate(text) && text >= today && text <= LAST_DAY, BOOKING_PROBLEMS.date)
}

/** A whole number of guests from 1 to 50, as a number or as digits. */
export const guestCount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    BOOKING_PROBLEMS.guests,
  )
  .refine((count) => Number.isInteger(count) && count >= 1 && count <= MAX_GUESTS, BOOKING_PROBLEMS.guests)

/** The fields that every way of booking asks for. */
export const bookingRequestSchema = schemaByDay((today: PlainDate) =>
  z.object({
    name: lineField(MAX_LENGTH.name, BOOKING_PROBLEMS.name),
    email: emailField(BOOKING_PROBLEMS.email),
    phone: phoneField(BOOKING_PROBLEMS.phone),
    date: travelDay(today),
    guests: guestCount,
    /** In the guest's or the integration's own words; see `vehicleFromText`. */
    vehicleType: optionalLine(MAX_LENGTH.vehicle),
    hotelName: optionalLine(MAX_LENGTH.hotel),
    pickupLocation: optionalLine(MAX_LENGTH.pickup),
    message: textField(MAX_LENGTH.requests),
  }),
)

export type BookingRequest = z.output<ReturnType<typeof bookingRequestSchema>>

/** Why this party cannot travel in the chosen vehicle, and which one can carry it; `undefined` when it fits. */
export function partyProblem(
  guests: number,
  vehicle: VehicleClass,
  capacity: Capacity,
): { field: 'guests' | 'vehicleType'; problem: Problem } | undefined {
  if (carries(capacity, vehicle, guests)) return undefined
  const fitting = smallestVehicleFor(guests, capacity)
  if (!fitting) return { field: 'guests', problem: { code: 'party-too-large', most: largestParty(capacity) } }
  const seats = capacity[vehicle]?.to
  const party = { vehicle, fitting, guests }
  const problem: Problem =
    seats === undefined
      ? { code: 'vehicle-not-run', ...party }
      : { code: 'vehicle-too-small', seats, ...party }
  return { field: 'vehicleType', problem }
}
