import { z } from 'zod'
import { isPlainDate, type PlainDate } from './calendar.ts'
import { isEmailAddress, isPhoneNumber, MAX_LENGTH } from './contact.ts'
import { memoizeLast } from './memoize.ts'
import { cleanLine, cleanText, hasForbiddenCharacters } from './plain-text.ts'
import { type Capacity, carries, largestParty, smallestVehicleFor, type VehicleClass } from './vehicle.ts'

/** What a guest is told about each field of a booking. Integrations and tests compare these letter by letter. */
export const BOOKING_MESSAGES = {
  name: 'Please enter your full name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  date: 'Please select a valid future date',
  guests: 'Please select a valid number of guests (1-50)',
  vehicleType: 'Please select a vehicle type',
  hotelName: 'Please enter your hotel name',
  pickupLocation: 'Please enter your pickup location',
  message: 'Please remove the unusual characters from your message',
  unusual: 'Please use plain letters, digits and punctuation here',
} as const

/** The last day that can be booked; a later one is a typing mistake. */
export const LAST_DAY = '2099-12-31'
export const MAX_GUESTS = 50

function line(maxLength: number, message: string) {
  return z
    .string(message)
    .refine((text) => !hasForbiddenCharacters(text), BOOKING_MESSAGES.unusual)
    .transform((text) => cleanLine(text, maxLength))
}

/** A single line that may be missing; empty becomes `null`. */
export function optionalLine(maxLength: number) {
  return line(maxLength, BOOKING_MESSAGES.unusual)
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

// Fillers and blanks that Unicode calls letters or symbols do not make a name.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A required single line of at most `maxLength` characters, cleaned of markup. */
export function lineField(maxLength: number, message: string) {
  return line(maxLength, message).refine((text) => VISIBLE.test(text), message)
}

/** Free text of several lines, cleaned of markup and cut; empty becomes `null`. */
export function textField(maxLength: number) {
  return z
    .string(BOOKING_MESSAGES.message)
    .refine((text) => !hasForbiddenCharacters(text), BOOKING_MESSAGES.message)
    .transform((text) => cleanText(text, maxLength))
    .nullish()
    .transform((text) => text || null)
}

/** A travel day from today on; `today` is the calendar day in Bangkok. */
export function travelDay(today: PlainDate) {
  return z
    .string(BOOKING_MESSAGES.date)
    .refine((text) => isPlainDate(text) && text >= today && text <= LAST_DAY, BOOKING_MESSAGES.date)
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
    BOOKING_MESSAGES.guests,
  )
  .refine((count) => Number.isInteger(count) && count >= 1 && count <= MAX_GUESTS, BOOKING_MESSAGES.guests)

/** The contact and travel facts that every way of booking asks for. */
export const bookingRequestSchema = memoizeLast((today: PlainDate) =>
  z.object({
    name: lineField(MAX_LENGTH.name, BOOKING_MESSAGES.name),
    email: emailField(BOOKING_MESSAGES.email),
    phone: phoneField(BOOKING_MESSAGES.phone),
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

export type FieldErrors = Record<string, string>

/** The first sentence for each field, for showing next to it. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form')
    fields[field] ??= issue.message
  }
  return fields
}

const VEHICLE_NAMES: Record<VehicleClass, string> = { car: 'car', suv: 'SUV', van: 'van' }

/**
 * Why this party cannot travel in the chosen vehicle, and which one can carry it; `undefined` when it fits.
 * @param who what the form calls one of the party
 */
export function partyProblem(
  guests: number,
  vehicle: VehicleClass,
  capacity: Capacity,
  who: 'guest' | 'passenger' = 'guest',
): { field: 'guests' | 'vehicleType'; message: string } | undefined {
  if (carries(capacity, vehicle, guests)) return undefined
  const fitting = smallestVehicleFor(guests, capacity)
  if (!fitting) {
    const most = largestParty(capacity)
    return {
      field: 'guests',
      message: `One vehicle on this trip carries up to ${most} ${who}s. Please write to us for a larger group.`,
    }
  }
  const seats = capacity[vehicle]?.to
  const reason =
    seats === undefined
      ? `This trip does not run with a ${VEHICLE_NAMES[vehicle]}`
      : `The ${VEHICLE_NAMES[vehicle]} carries up to ${seats} ${who}s`
  return {
    field: 'vehicleType',
    message: `${reason}. Please choose the ${VEHICLE_NAMES[fitting]} for ${guests} ${guests === 1 ? who : `${who}s`}.`,
  }
}
