import type { z } from 'zod'
import { RULE_PROBLEMS } from '#bookings/operator-rules/rule-settings.rules.ts'
import { DETAIL_PROBLEMS } from '#bookings/pass/guest-details.rules.ts'
import { BOOKING_PROBLEMS } from '#bookings/placing/booking-request.rules.ts'
import { CUSTOM_TRIP_PROBLEMS } from '#bookings/placing/custom-trip.rules.ts'
import { DESK_PROBLEMS } from '#bookings/placing/desk-booking.rules.ts'
import { PARTY_PROBLEMS } from '#bookings/placing/party-fields.rules.ts'
import { TAXI_PROBLEMS } from '#bookings/placing/taxi-request.rules.ts'
import type { Load } from '#bookings/placing/taxi-service.rules.ts'
import { PHOTO_PROBLEMS } from '#catalogue/photos/photo.rules.ts'
import type { BookingChannel, Origin } from '#catalogue/tour.rules.ts'
import { TRANSFER_PROBLEMS } from '#catalogue/transfers/transfer-query.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { StepProblem } from '#drives/drive-step.rules.ts'
import type { NotFree } from '#fleet/allocation/not-free.rules.ts'
import { AVAILABILITY_PROBLEMS } from '#fleet/availability/availability-query.rules.ts'
import { BLACKOUT_PROBLEMS } from '#fleet/blackout-form.rules.ts'
import { FLEET_PROBLEMS } from '#fleet/fleet-problems.rules.ts'
import { ACCOUNT_PROBLEMS } from '#guests/accounts/account.rules.ts'
import type { EmailProblem } from '#guests/contact/email-mistakes.rules.ts'
import type { PhoneProblem } from '#guests/contact/phone-text.rules.ts'
import { NEWSLETTER_PROBLEMS } from '#guests/newsletter/newsletter.rules.ts'
import { REVIEW_PROBLEMS } from '#guests/reviews/review.rules.ts'
import { QUOTE_PROBLEMS } from '#quotes/writing/quote-problems.rules.ts'
import type { PlainDate, Weekday } from '../time/calendar.ts'
import type { ClockTime } from '../time/clock-time.ts'

type CodesOf<Table> = Table[keyof Table]

/** The problem codes of single fields; each form has its table beside its rules. */
export type FieldCode =
  | CodesOf<typeof BOOKING_PROBLEMS>
  | CodesOf<typeof CUSTOM_TRIP_PROBLEMS>
  | CodesOf<typeof TAXI_PROBLEMS>
  | CodesOf<typeof PARTY_PROBLEMS>
  | CodesOf<typeof DETAIL_PROBLEMS>
  | CodesOf<typeof TRANSFER_PROBLEMS>
  | CodesOf<typeof DESK_PROBLEMS>
  | CodesOf<typeof ACCOUNT_PROBLEMS>
  | CodesOf<typeof REVIEW_PROBLEMS>
  | CodesOf<typeof NEWSLETTER_PROBLEMS>
  | CodesOf<typeof AVAILABILITY_PROBLEMS>
  | CodesOf<typeof FLEET_PROBLEMS>
  | CodesOf<typeof PHOTO_PROBLEMS>
  | CodesOf<typeof BLACKOUT_PROBLEMS>
  | CodesOf<typeof RULE_PROBLEMS>
  | CodesOf<typeof QUOTE_PROBLEMS>

/**
 * Why a request was refused, or what is wrong with a field: a code with the parameters of its sentence. The sentences
 * are in `src/platform/problems/sentences.words.ts`, so that another language is another such file.
 */
export type Problem =
  | { code: FieldCode | PlainCode }
  /** The party is larger than the capacity of every vehicle of the trip; `most` is that of the largest. */
  | { code: 'party-too-large'; most: number }
  /** The chosen vehicle carries up to `seats` guests; `fitting` carries the whole party. */
  | {
      code: 'vehicle-too-small'
      vehicleClass: VehicleClass
      seats: number
      fitting: VehicleClass
      guests: number
    }
  | { code: 'vehicle-not-run'; vehicleClass: VehicleClass; fitting: VehicleClass; guests: number }
  | { code: 'runs-on-other-days'; runsOn: readonly Weekday[] }
  /** Nothing is sold on this day, for the reason that the operator gave. */
  | { code: 'blackout'; sentence: string }
  /** No vehicle of this class is left on the day; `free` are the nearest days that have one. */
  | { code: 'vehicle-gone'; vehicleClass: VehicleClass; date: PlainDate; free: readonly PlainDate[] }
  /** The same content was stored before, and nothing shows that the sender is the same. */
  | { code: 'received-already'; reference: string }
  /** The pickup is at this Bangkok wall-clock time, and the driver needs this many hours' notice. */
  | { code: 'too-late-to-book'; pickupTime: ClockTime; hours: number }
  /** This transfer has to be requested at least `hours` before its pickup. */
  | { code: 'ride-too-soon'; hours: number }
  /** Passengers and luggage exceed what the vehicle takes (`most`); `fitting` takes both. */
  | { code: 'load-too-large'; vehicleClass: VehicleClass; most: Load; load: Load; fitting: VehicleClass }
  /** A guest could not book this any more; the operator can. */
  | { code: 'desk.shortNotice'; hours: number }
  | { code: 'day-passed'; date: PlainDate }
  /** The price is for a start in one town, and the pickup names another town, where the trip has another price. */
  | { code: 'pickup-elsewhere'; priced: Origin; named: Origin }
  /** Nothing is booked by this channel at the moment. */
  | { code: 'channel-off'; channel: BookingChannel }
  /** The page that the guest saw offered another channel than `channel`, which is the one now. */
  | { code: 'channel-changed'; channel: BookingChannel }
  /** The price changed after the guest saw it. `priceBaht`: the current one, whole baht for the whole vehicle. */
  | { code: 'price-changed'; priceBaht: number }
  /** What is to be paid now is another sum than the guest saw, in whole baht. */
  | { code: 'due-changed'; amountBaht: number }
  /** What goes back is another sum than the guest saw. `refundBaht`: what it is now, which may have a fraction. */
  | { code: 'refund-changed'; refundBaht: number }
  /** More than `mostBaht` is not left of what was paid. */
  | { code: 'refund-too-large'; mostBaht: number }
  /** `what` (a plate or a driver) cannot be assigned. */
  | { code: 'not-assignable'; what: string; why: NotFree['why'] | 'gone' }
  /** Why a step of a drive cannot be pressed. */
  | StepProblem
  /** No sum that can be charged for waiting. */
  | { code: 'waiting-amount'; mostBaht: number }
  /** More cash than is still to pay. */
  | { code: 'cash-too-much'; dueBaht: number }
  /** Another admin has noted already that this cash was handed over. */
  | { code: 'cash-received-already'; by: string; at: Date }
  /** Another admin changed the vehicle or the driver first; `by` is null when the history does not name who. */
  | { code: 'fleet-changed'; by: string | null; at: Date }
  /** `name` (a plate or a driver) is taken at that time: by a booking, or blocked already when `reference` is null. */
  | { code: 'block-taken'; name: string; at: Date; reference: string | null }
  /** `general` is what the form says of any wrong address. */
  | ((EmailProblem | PhoneProblem) & { general: FieldCode })
  /** The address is probably a mistake for `meant`; sent again, it counts. */
  | { code: 'email-unsure'; typed: string; meant: string }
  /** A refusal of the account library that has no code of ours; `message` is the library's own. */
  | { code: 'account-library'; message: string }
  | Failure

/** Something could not be done. `because`: why the site accepts no requests now, added to the sentence when known. */
export type Failure = ({ code: FailureCode } | { code: 'tour-not-fetched'; id: string }) & {
  because?: UnavailableCode
}

/** What could not be done, because the database or another service did not answer. */
export type FailureCode =
  | 'booking-not-sent'
  | 'taxi-not-sent'
  | 'custom-trip-not-sent'
  | 'custom-trip-not-submitted'
  | 'booking-not-changed'
  | 'cash-not-noted'
  | 'rules-not-changed'
  | 'booking-not-saved'
  | 'subscription-not-saved'
  | 'review-not-saved'
  | 'review-not-changed'
  | 'payment-not-started'
  | 'payment-session-not-created'
  | 'payment-not-verified'
  | 'booking-not-cancelled'
  | 'booking-not-declined'
  | 'tour-not-loaded'
  | 'availability-not-read'
  | 'transfer-price-not-read'
  | 'fleet-not-changed'
  | 'accounts-unreachable'

/** Codes whose sentence has no parameters. */
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
  | 'trip-missing'
  | 'trip-unknown'
  | 'route-unknown'
  // Payments
  | 'booking-incomplete'
  | 'booking-unknown'
  | 'booking-not-payable'
  | 'booking-over'
  | 'moved-meanwhile'
  | 'rules-changed-meanwhile'
  | 'days-closed-already'
  | 'days-open-already'
  | 'review-changed-meanwhile'
  | 'review-unknown'
  | 'review-takes-no-photo'
  | 'move-by-person'
  | 'details-by-person'
  | 'nothing-changed'
  | 'hour-not-offered'
  | 'party-by-person'
  | 'price-by-person'
  | 'not-begun'
  | 'not-in-this-state'
  | 'no-hours-known'
  | 'cash-amount'
  | 'cash-changed'
  | 'note-missing'
  | 'already-assigned'
  | 'held-longest'
  | 'undo-too-late'
  | 'nothing-proposed'
  | 'proposal-too-late'
  | 'proposal-over'
  | 'proposal-price'
  | 'quote-over'
  | 'quote-changed'
  | 'quote-days-of-ride'
  | 'undo-taken'
  | 'trip-not-sold'
  | 'price-unreadable'
  | 'payment-being-checked'
  | 'authorisation-ended'
  | 'payment-undecided'
  | 'already-paid'
  | 'card-payment-ended'
  | 'payment-session-missing'
  | 'no-payment-url'
  // Cancelling
  | 'not-cancellable'
  | 'not-declinable'
  | 'trip-departed'
  // Remote tours
  | 'tour-parameters-invalid'
  | 'tour-not-found'
  // Fleet
  | 'vehicle-unknown'
  | 'photo-changed-meanwhile'
  | 'photo-unknown'
  | 'driver-unknown'
  | 'block-over'
  // Drives
  | 'drive-unknown'
  | 'drive-full'
  | 'nothing-due'
  | 'step-skipped'
  | 'step-too-early'
  | 'step-undo-too-late'
  // Accounts
  | 'wrong-credentials'
  | 'wrong-password'
  | 'wrong-code'
  | 'unconfirmed'
  | 'address-taken'
  | 'link-invalid'
  | 'step-expired'
  | 'too-many-tries'

/** Why the site accepts no requests at the moment, when the reason is known. */
export type UnavailableCode = 'disk-full' | 'overloaded'

/** Problems by field name. */
export type FieldProblems = Record<string, Problem>

const FIELD_CODES: ReadonlySet<string> = new Set(
  [
    BOOKING_PROBLEMS,
    CUSTOM_TRIP_PROBLEMS,
    TAXI_PROBLEMS,
    PARTY_PROBLEMS,
    DETAIL_PROBLEMS,
    TRANSFER_PROBLEMS,
    DESK_PROBLEMS,
    ACCOUNT_PROBLEMS,
    REVIEW_PROBLEMS,
    NEWSLETTER_PROBLEMS,
    AVAILABILITY_PROBLEMS,
    FLEET_PROBLEMS,
    PHOTO_PROBLEMS,
    BLACKOUT_PROBLEMS,
    RULE_PROBLEMS,
    QUOTE_PROBLEMS,
  ].flatMap((table) => Object.values(table)),
)

function isFieldCode(text: string): text is FieldCode {
  return FIELD_CODES.has(text)
}

/**
 * The first problem of each field, shown next to it. Our schemas put a code into an issue's `message`, or a whole
 * problem with parameters into its `params`.
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

/** Only our own schemas set `params`, and always to a whole problem. */
function isProblem(params: Record<string, unknown> | undefined): params is Problem {
  return params !== undefined && 'code' in params
}
