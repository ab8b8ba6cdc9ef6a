import type { z } from 'zod'
import { ACCOUNT_PROBLEMS } from './accounts/account.ts'
import { AVAILABILITY_PROBLEMS } from './availability/availability-query.ts'
import type { Origin } from './catalogue/tour.ts'
import type { VehicleClass } from './catalogue/vehicle.ts'
import { NEWSLETTER_PROBLEMS } from './newsletter.ts'
import { BOOKING_PROBLEMS } from './requests/booking-request.ts'
import { CUSTOM_TRIP_PROBLEMS } from './requests/custom-trip.ts'
import { TAXI_PROBLEMS } from './requests/taxi-request.ts'
import type { Load } from './requests/taxi-service.ts'
import { REVIEW_PROBLEMS } from './review.ts'
import type { PlainDate, Weekday } from './time/calendar.ts'
import type { ClockTime } from './time/clock-time.ts'

type CodesOf<Table> = Table[keyof Table]

/** What can be wrong with one field; each form has a table of its own beside its rules. */
export type FieldCode =
  | CodesOf<typeof BOOKING_PROBLEMS>
  | CodesOf<typeof CUSTOM_TRIP_PROBLEMS>
  | CodesOf<typeof TAXI_PROBLEMS>
  | CodesOf<typeof ACCOUNT_PROBLEMS>
  | CodesOf<typeof REVIEW_PROBLEMS>
  | CodesOf<typeof NEWSLETTER_PROBLEMS>
  | CodesOf<typeof AVAILABILITY_PROBLEMS>

/**
 * Why something was not done, or what is wrong with a field: a code, and what its sentence names. The sentences are
 * in `content/sentences.ts`; the door that answers chooses them, so that another language is another such file.
 */
export type Problem =
  | { code: FieldCode | PlainCode }
  /** No vehicle of the trip carries so many. `most`: how many the largest does. */
  | { code: 'party-too-large'; most: number }
  /** The chosen vehicle carries up to `seats`; `fitting` carries them all. */
  | { code: 'vehicle-too-small'; vehicle: VehicleClass; seats: number; fitting: VehicleClass; guests: number }
  | { code: 'vehicle-not-run'; vehicle: VehicleClass; fitting: VehicleClass; guests: number }
  | { code: 'runs-on-other-days'; runsOn: readonly Weekday[] }
  /** Nothing is sold on this day, for the reason that the operator gave. */
  | { code: 'blackout'; sentence: string }
  /** The driver comes at this time, Bangkok wall-clock, and has to know so many hours before. */
  | { code: 'too-late-to-book'; pickupTime: ClockTime; hours: number }
  /** This ride has to be asked for so many hours before its pickup. */
  | { code: 'ride-too-soon'; hours: number }
  /** Party and luggage together are too much for the vehicle, which takes `most`; `fitting` takes both. */
  | { code: 'load-too-large'; vehicle: VehicleClass; most: Load; load: Load; fitting: VehicleClass }
  | { code: 'day-passed'; date: PlainDate }
  /** The price is for a start in one town, and the pickup names another where the trip has another price. */
  | { code: 'pickup-elsewhere'; priced: Origin; named: Origin }
  /** Whole baht for the whole vehicle, as it is now. */
  | { code: 'price-changed'; priceBaht: number }
  /** What the account library said, in its own words. */
  | { code: 'account-library'; said: string }
  | Failure

/** Something could not be done. `because`: why nothing is taken in, which helps the guest further. */
export type Failure = ({ code: FailureCode } | { code: 'tour-not-fetched'; id: string }) & {
  because?: UnavailableCode
}

/** What could not be done. */
export type FailureCode =
  | 'booking-not-sent'
  | 'taxi-not-sent'
  | 'custom-trip-not-sent'
  | 'custom-trip-not-submitted'
  | 'news-not-noted'
  | 'review-not-saved'
  | 'payment-not-started'
  | 'payment-session-not-created'
  | 'payment-not-verified'
  | 'tour-not-loaded'
  | 'availability-not-read'
  | 'accounts-unreachable'

/** Codes whose sentence names nothing. */
export type PlainCode =
  | 'check-input'
  | 'request-id-reused'
  | 'request-id-not-uuid'
  | 'over-budget'
  | 'robot-check'
  | UnavailableCode
  // Requests
  | 'review-too-early'
  | 'review-not-travelled'
  | 'trip-unnamed'
  | 'trip-unknown'
  // Payments
  | 'booking-incomplete'
  | 'booking-unknown'
  | 'booking-not-payable'
  | 'trip-not-sold'
  | 'price-unreadable'
  | 'payment-being-checked'
  | 'payment-undecided'
  | 'already-paid'
  | 'payment-session-missing'
  // Remote tours
  | 'tour-parameters-invalid'
  | 'tour-not-found'
  // Accounts
  | 'wrong-credentials'
  | 'wrong-password'
  | 'wrong-code'
  | 'unconfirmed'
  | 'address-taken'
  | 'link-invalid'
  | 'step-over'
  | 'too-many-tries'

/** Why the site takes nothing in at the moment, when there is more to say than that it did not work. */
export type UnavailableCode = 'disk-full' | 'crowded'

/** What is wrong, by field. */
export type FieldProblems = Record<string, Problem>

const FIELD_CODES: ReadonlySet<string> = new Set(
  [
    BOOKING_PROBLEMS,
    CUSTOM_TRIP_PROBLEMS,
    TAXI_PROBLEMS,
    ACCOUNT_PROBLEMS,
    REVIEW_PROBLEMS,
    NEWSLETTER_PROBLEMS,
    AVAILABILITY_PROBLEMS,
  ].flatMap((table) => Object.values(table)),
)

function isFieldCode(text: string): text is FieldCode {
  return FIELD_CODES.has(text)
}

/**
 * The first problem of each field, to be told next to it. A schema gives a code as its message, or a problem with
 * parameters as `params` of an issue of its own.
 */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const fields: FieldProblems = {}
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'form')] ??= problemOf(issue)
  return fields
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'custom' && isProblem(issue.params)) return issue.params
  return { code: isFieldCode(issue.message) ? issue.message : 'check-input' }
}

/** Parameters are given by our own schemas only, and are a whole problem. */
function isProblem(params: Record<string, unknown> | undefined): params is Problem {
  return params !== undefined && 'code' in params
}
