import { z } from 'zod'
import {
  type Capacity,
  carries,
  largestParty,
  smallestVehicleFor,
  type VehicleClass,
} from '#catalogue/vehicle.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import {
  emailField,
  FIELD_PROBLEMS,
  lineField,
  optionalLine,
  phoneField,
  textField,
  wholeNumber,
} from '#platform/forms/form-fields.rules.ts'
import { schemaByDay } from '#platform/forms/schema-by-day.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { partyFields } from './party-fields.rules.ts'

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
  ...FIELD_PROBLEMS,
} as const

/** The largest party that a request can name; larger ones are typing mistakes. */
const MAX_GUESTS = 50

/** A travel day from today on; `today` is the calendar day in Bangkok. */
function travelDay(today: PlainDate) {
  return z
    .string(BOOKING_PROBLEMS.date)
    .refine((text) => isPlainDate(text) && text >= today && text <= LAST_DAY, BOOKING_PROBLEMS.date)
}

/** A number of guests from 1 to 50. */
export const guestCount = wholeNumber(1, MAX_GUESTS, BOOKING_PROBLEMS.guests)

/** The fields of a request for a day trip. Who travels besides their number is asked on forms only. */
export const bookingRequestSchema = schemaByDay((today: PlainDate) =>
  z.object({
    name: lineField(MAX_LENGTH.name, BOOKING_PROBLEMS.name),
    email: emailField(BOOKING_PROBLEMS.email),
    phone: phoneField(BOOKING_PROBLEMS.phone),
    date: travelDay(today),
    guests: guestCount,
    /** In the guest's or the integration's own words; see `vehicleClassFromText`. */
    vehicleType: optionalLine(MAX_LENGTH.vehicle),
    hotelName: optionalLine(MAX_LENGTH.hotel),
    pickupLocation: optionalLine(MAX_LENGTH.pickup),
    message: textField(MAX_LENGTH.requests),
    ...partyFields,
  }),
)

export type BookingRequest = z.output<ReturnType<typeof bookingRequestSchema>>

/** Why this party cannot travel in the chosen vehicle, and which one can carry it; `undefined` when it fits. */
export function partyProblem(
  guests: number,
  vehicleClass: VehicleClass,
  capacity: Capacity,
): { field: 'guests' | 'vehicleType'; problem: Problem } | undefined {
  if (carries(capacity, vehicleClass, guests)) return undefined
  const fitting = smallestVehicleFor(guests, capacity)
  if (!fitting) return { field: 'guests', problem: { code: 'party-too-large', most: largestParty(capacity) } }
  const seats = capacity[vehicleClass]?.to
  const party = { vehicleClass, fitting, guests }
  const problem: Problem =
    seats === undefined
      ? { code: 'vehicle-not-run', ...party }
      : { code: 'vehicle-too-small', seats, ...party }
  return { field: 'vehicleType', problem }
}
