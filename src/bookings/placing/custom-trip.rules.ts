import { z } from 'zod'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import {
  emailField,
  lineField,
  optionalLine,
  phoneField,
  textField,
} from '#platform/forms/form-fields.rules.ts'
import { schemaByDay } from '#platform/forms/schema-by-day.rules.ts'
import { inclusiveDays, isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { BOOKING_PROBLEMS, guestCount } from './booking-request.rules.ts'
import { DAY_PLAN_KEYS, GUESTS_FOR_MORE, MORE_THAN_EIGHT } from './custom-trip-form.rules.ts'

/** The problem codes of the custom trip form. */
export const CUSTOM_TRIP_PROBLEMS = {
  name: 'custom-trip.name',
  email: 'custom-trip.email',
  phoneMissing: 'custom-trip.phoneMissing',
  phone: 'custom-trip.phone',
  startDate: 'custom-trip.startDate',
  endDate: 'custom-trip.endDate',
  dates: 'custom-trip.dates',
  locations: 'custom-trip.locations',
  dayPlans: 'custom-trip.dayPlans',
} as const

const MAX_PLACES = 40
const MAX_DAYS = 60

const optionalDate = z
  .union([z.string(), z.null()], CUSTOM_TRIP_PROBLEMS.dates)
  .optional()
  .transform((date) => date || null)

/**
 * The payload of `submit-custom-trip`, which the custom trip form sends too.
 * @param today the calendar day in Bangkok, the first that can be chosen
 */
export const customTripSchema = schemaByDay((today: PlainDate) =>
  z.object({
    name: lineField(MAX_LENGTH.name, CUSTOM_TRIP_PROBLEMS.name),
    email: emailField(CUSTOM_TRIP_PROBLEMS.email),
    phone: z
      .string(CUSTOM_TRIP_PROBLEMS.phoneMissing)
      .refine((phone) => phone.trim() !== '', CUSTOM_TRIP_PROBLEMS.phoneMissing)
      .pipe(phoneField(CUSTOM_TRIP_PROBLEMS.phone)),
    country: optionalLine(MAX_LENGTH.country),
    numberOfDays: z.coerce
      .number()
      .int()
      .min(1)
      .catch(1)
      .transform((days) => Math.min(days, MAX_DAYS)),
    numberOfGuests: z
      .union([z.literal(MORE_THAN_EIGHT), guestCount], BOOKING_PROBLEMS.guests)
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
            CUSTOM_TRIP_PROBLEMS.startDate,
          ),
          endDate: optionalDate.refine(
            (date) => !date || (isPlainDate(date) && date >= today && date <= LAST_DAY),
            CUSTOM_TRIP_PROBLEMS.endDate,
          ),
        },
        CUSTOM_TRIP_PROBLEMS.dates,
      )
      .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
        message: CUSTOM_TRIP_PROBLEMS.endDate,
        path: ['endDate'],
      })
      .default({ startDate: null, endDate: null }),
    locations: z
      .array(lineField(MAX_LENGTH.tourName, CUSTOM_TRIP_PROBLEMS.locations), CUSTOM_TRIP_PROBLEMS.locations)
      .max(MAX_PLACES, CUSTOM_TRIP_PROBLEMS.locations)
      .default([]),
    dayPlans: z
      .partialRecord(z.enum(DAY_PLAN_KEYS), textField(MAX_LENGTH.freeText), CUSTOM_TRIP_PROBLEMS.dayPlans)
      .default({}),
    specialRequirements: textField(MAX_LENGTH.requests),
  }),
)

export type CustomTrip = z.output<ReturnType<typeof customTripSchema>>

/** The length of the trip in days: by its two dates when both are given, else the number that was sent; at least 1. */
export function daysOf(trip: CustomTrip): number {
  const { startDate, endDate } = trip.preferredDates
  return startDate && endDate ? inclusiveDays(startDate, endDate) : trip.numberOfDays
}
