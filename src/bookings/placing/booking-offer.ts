import { capacityOf, type PricedTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf, type TourPrices } from '#catalogue/fare.rules.ts'
import { type BookingChannel, isPickupRequired, type Origin, townsIn } from '#catalogue/tour.rules.ts'
import { type Capacity, type VehicleClass, vehicleClassFromText } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { type FieldProblems, fieldProblems, type Problem } from '#platform/problems/problem.rules.ts'
import { type Refusal, refuse, refuseField, refuseFields } from '#platform/problems/refusal.ts'
import { bangkokDay, type PlainDate, type Weekday } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import {
  BOOKING_PROBLEMS,
  type BookingRequest,
  bookingRequestSchema,
  partyProblem,
} from './booking-request.rules.ts'
import { type LeadTimes, whyNotThatWeekday, whyTooLate } from './lead-time.rules.ts'
import { partyProblems } from './party-fields.rules.ts'

/** What is offered for booking, as the server knows it. No value comes from the client. */
export type Offer = {
  tourId: string | null
  tourName: string
  channel: BookingChannel
  origin: Origin | null
  /** Null for a trip that is not in the catalogue, and without a vehicle that the operator quotes for. */
  prices: TourPrices | null
  capacity: Capacity | null
  hotelRequired: boolean
  pickupRequired: boolean
  /** The only weekdays on which the trip runs; every day when null. */
  runsOn: readonly Weekday[] | null
  /** When the driver comes, from which the lead time counts; null when it is not known yet. */
  pickupTime: ClockTime | null
  /** On forms and for cards: a vehicle must be chosen, must carry the party, and the trip must run on the day. */
  strict: boolean
}

/**
 * What the guest sent, unparsed. `seenPriceBaht` is the price that the page showed for the chosen vehicle, `seenChannel`
 * the channel that it offered.
 */
export type Submission = Record<string, unknown> & {
  requestId?: string
  seenPriceBaht?: number
  seenChannel?: string
}

/** An accepted submission with its price: whole baht, or null when the operator quotes it. */
export type Order = {
  ok: true
  request: BookingRequest
  vehicleClass: VehicleClass | null
  vehicleText: string
  priceBaht: number | null
}

/** The offer of a catalogue tour, by the rules of its page. */
export function offerOfTour(
  tour: PricedTour,
  origin: Origin,
  channel: BookingChannel = tour.booking.channel,
): Offer {
  return {
    tourId: tour.id,
    tourName: tour.title,
    channel,
    origin,
    prices: tour.prices,
    capacity: capacityOf(tour),
    hotelRequired: tour.booking.hotel === 'required',
    pickupRequired: isPickupRequired(tour),
    runsOn: tour.runsOn ?? null,
    pickupTime: pickupTimeOf(tour, origin),
    strict: true,
  }
}

/** When something is asked: milliseconds since the epoch, and the lead times that hold then. */
type Now = { nowMs: number; leadTimes: LeadTimes }

/** Checks a submission against the offer and prices it. */
export function orderFrom(offer: Offer, submission: Submission, now: Now): Order | Refusal {
  const parsed = bookingRequestSchema(bangkokDay(now.nowMs)).safeParse(submission)
  const words = parsed.data?.vehicleType ?? ''
  const vehicleClass = vehicleClassFromText(words) ?? null
  const fields = {
    ...(parsed.success ? {} : fieldProblems(parsed.error)),
    ...missingFields(offer, submission),
    ...(parsed.success ? partyProblems(parsed.data, parsed.data.guests) : {}),
  }
  if (offer.strict && !vehicleClass && parsed.success)
    fields.vehicleType ??= { code: BOOKING_PROBLEMS.vehicleType }
  if (!parsed.success || Object.keys(fields).length > 0) return refuseFields(fields)

  const request = parsed.data
  const offDay = offer.strict && whyNotThatWeekday(offer.runsOn, request.date)
  if (offDay) return refuseField('invalid', 'date', offDay)
  const tooLate = offer.pickupTime && whyTripTooLate(request.date, offer.pickupTime, now)
  if (tooLate) return refuseField('invalid', 'date', tooLate)
  const elsewhere = offer.channel === 'card' && pickupElsewhere(offer, request.pickupLocation ?? '')
  if (elsewhere) return refuseField('invalid', 'pickupLocation', elsewhere)
  const sizeProblem =
    offer.strict &&
    vehicleClass &&
    offer.capacity &&
    partyProblem(request.guests, vehicleClass, offer.capacity)
  if (sizeProblem) return refuseField('party-too-large', sizeProblem.field, sizeProblem.problem)

  const priceBaht = priceOf(offer, vehicleClass)
  if ((submission.seenChannel ?? offer.channel) !== offer.channel)
    return refuse('not-possible', { code: 'channel-changed', channel: offer.channel })
  const seen = submission.seenPriceBaht ?? priceBaht
  if (priceBaht !== null && priceBaht !== seen) return priceChanged(priceBaht)
  return {
    ok: true,
    request,
    vehicleClass,
    vehicleText: vehicleClass ? vehicleClasses[vehicleClass].name : words,
    priceBaht,
  }
}

/** Problems of the fields that this offer requires beyond those of every booking. */
function missingFields(offer: Offer, submission: Submission): FieldProblems {
  const required = [
    ...(offer.hotelRequired ? (['hotelName'] as const) : []),
    ...(offer.pickupRequired ? (['pickupLocation'] as const) : []),
    'vehicleType' as const,
  ]
  const missing = required.filter((field) => isBlank(submission[field]))
  return Object.fromEntries(missing.map((field) => [field, { code: BOOKING_PROBLEMS[field] }]))
}

/**
 * For a card payment: the problem that the pickup is in the other town, from which the trip has another price. When the
 * trip is sold from one town only, or is not paid at once, the operator sorts it out.
 */
function pickupElsewhere({ origin, prices }: Offer, pickup: string): Problem | undefined {
  const towns = townsIn(pickup)
  const other = prices && originsOf(prices).find((town) => town !== origin && towns.includes(town))
  if (!origin || !other || towns.includes(origin)) return undefined
  return { code: 'pickup-elsewhere', priced: origin, named: other }
}

/** The refusal that tells the guest the current price; nothing is booked until they agree to it. */
export function priceChanged(priceBaht: number): Refusal {
  return refuseField('price-changed', 'vehicleType', { code: 'price-changed', priceBaht })
}

/** Why the trip of that day cannot be booked or paid any more; `undefined` when it can. */
export function whyTripTooLate(
  date: PlainDate,
  pickupTime: ClockTime,
  { nowMs, leadTimes }: Now,
): Problem | undefined {
  return whyTooLate(leadTimes.dayTrip.requestHours, { date, time: pickupTime }, nowMs)
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

function priceOf(offer: Offer, vehicleClass: VehicleClass | null): number | null {
  return (
    (offer.prices && offer.origin && vehicleClass && fareOf(offer.prices, offer.origin, vehicleClass)) ?? null
  )
}
