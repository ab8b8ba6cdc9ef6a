import { z } from 'zod'
import {
  BOOKING_MESSAGES,
  emailField,
  guestCount,
  LAST_DAY,
  lineField,
  optionalLine,
  phoneField,
  textField,
} from './booking-request.ts'
import { inclusiveDays, isPlainDate, type PlainDate } from './calendar.ts'
import { MAX_LENGTH } from './contact.ts'
import { DAY_PLAN_KEYS, MORE_THAN_EIGHT } from './custom-trip-form.ts'
import { memoizeLast } from './memoize.ts'

/** What a guest is told about a field of the custom trip form. */
export const CUSTOM_TRIP_MESSAGES = {
  name: 'Name is required.',
  email: 'Please enter a valid email address.',
  phoneMissing: 'Phone number is required.',
  phone: 'Please enter a valid phone number.',
  startDate: 'Please select a start date from today on.',
  endDate: 'Please select an end date on or after the start date.',
  dates: 'Please select valid dates.',
  locations: 'Please choose places from the list.',
  dayPlans: 'Please write your plans for day 1 to day 5 only.',
} as const

/** "More than 8" is a choice of its own; the operator is told, and the count stands for "at least nine". */
const GUESTS_FOR_MORE = 9
const MAX_PLACES = 40
const MAX_DAYS = 60

const optionalDate = z
  .union([z.string(), z.null()], CUSTOM_TRIP_MESSAGES.dates)
  .optional()
  .transform((date) => date || null)

/**
 * What `submit-custom-trip` and the custom trip form send.
 * @param today the calendar day in Bangkok, the first that can be chosen
 */
export const customTripSchema = memoizeLast((today: PlainDate) =>
  z.object({
    name: lineField(MAX_LENGTH.name, CUSTOM_TRIP_MESSAGES.name),
    email: emailField(CUSTOM_TRIP_MESSAGES.email),
    phone: z
      .string(CUSTOM_TRIP_MESSAGES.phoneMissing)
      .refine((phone) => phone.trim() !== '', CUSTOM_TRIP_MESSAGES.phoneMissing)
      .pipe(phoneField(CUSTOM_TRIP_MESSAGES.phone)),
    country: optionalLine(MAX_LENGTH.country),
    numberOfDays: z.coerce
      .number()
      .int()
      .min(1)
      .catch(1)
      .transform((days) => Math.min(days, MAX_DAYS)),
    numberOfGuests: z
      .union([z.literal(MORE_THAN_EIGHT), guestCount], BOOKING_MESSAGES.guests)
      .default(1)
      .transform((guests) => ({
        count: guests === MORE_THAN_EIGHT ? GUESTS_FOR_MORE : guests,
        moreThanEight: guests === MORE_THAN_EIGHT,
      })),
    preferredDates: z
      .object(
        {
          startDate: optionalDate.refine(
            (date) => !date || (isPlainDate(date) && date >= today && date <= LAST_DAY),
            CUSTOM_TRIP_MESSAGES.startDate,
          ),
          endDate: optionalDate.refine(
            (date) => !date || (isPlainDate(date) && date >= today && date <= LAST_DAY),
            CUSTOM_TRIP_MESSAGES.endDate,
          ),
        },
        CUSTOM_TRIP_MESSAGES.dates,
      )
      .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
        message: CUSTOM_TRIP_MESSAGES.endDate,
        path: ['endDate'],
      })
      .default({ startDate: null, endDate: null }),
    locations: z
      .array(lineField(MAX_LENGTH.tourName, CUSTOM_TRIP_MESSAGES.locations), CUSTOM_TRIP_MESSAGES.locations)
      .max(MAX_PLACES, CUSTOM_TRIP_MESSAGES.locations)
      .default([]),
    dayPlans: z
      .partialRecord(z.enum(DAY_PLAN_KEYS), textField(MAX_LENGTH.freeText), CUSTOM_TRIP_MESSAGES.dayPlans)
      .default({}),
    specialRequirements: textField(MAX_LENGTH.requests),
  }),
)

export type CustomTrip = z.output<ReturnType<typeof customTripSchema>>

/** Days counted from first to last when both dates are given, else the number that was sent; at least 1. */
export function daysOf(trip: CustomTrip): number {
  const { startDate, endDate } = trip.preferredDates
  return startDate && endDate ? inclusiveDays(startDate, endDate) : trip.numberOfDays
}
