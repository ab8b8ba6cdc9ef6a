import { z } from 'zod'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { GUEST_LANGUAGES } from '#guests/contact/guest-language.rules.ts'
import { MOST_BAHT } from '#money/money.rules.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import {
  emailField,
  lineField,
  optionalField,
  optionalLine,
  optionalPhone,
  textField,
  wholeNumber,
} from '#platform/forms/form-fields.rules.ts'
import { bangkokDay, bangkokInstant, isPlainDate, LAST_DAY } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import { DESK_CHANNELS } from '../channel.rules.ts'
import type { BookedParty } from '../party.rules.ts'
import { partyFields, partyOf } from './party-fields.rules.ts'
import { FLIGHT_LENGTH } from './taxi-service.rules.ts'

/** The problem codes of the form on which the operator enters a booking. */
export const DESK_PROBLEMS = {
  kind: 'desk.kind',
  tourId: 'desk.tourId',
  origin: 'desk.origin',
  date: 'desk.date',
  time: 'desk.time',
  passed: 'desk.passed',
  pickup: 'desk.pickup',
  dropoff: 'desk.dropoff',
  returnDate: 'desk.returnDate',
  returnTime: 'desk.returnTime',
  returnBefore: 'desk.returnBefore',
  adults: 'desk.adults',
  luggage: 'desk.luggage',
  vehicle: 'desk.vehicle',
  noVehicle: 'desk.noVehicle',
  priceBaht: 'desk.priceBaht',
  name: 'desk.name',
  phone: 'desk.phone',
  email: 'desk.email',
  reach: 'desk.reach',
  channel: 'desk.channel',
  message: 'desk.message',
} as const

const MOST_PIECES = 50

const day = (problem: string) =>
  z.string(problem).refine((text) => isPlainDate(text) && text <= LAST_DAY, problem)
const time = (problem: string) => z.string(problem).refine(isClockTime, problem)

const fields = z.object({
  kind: z.enum(['trip', 'transfer'], DESK_PROBLEMS.kind),
  /** For a trip. */
  tourId: optionalLine(MAX_LENGTH.tourName),
  origin: optionalField(z.enum(ORIGINS, DESK_PROBLEMS.origin)),
  date: day(DESK_PROBLEMS.date),
  /** A trip without it begins at the time of its itinerary. */
  time: optionalField(time(DESK_PROBLEMS.time)),
  pickup: optionalLine(MAX_LENGTH.pickup),
  /** For a transfer, and its way back. */
  dropoff: optionalLine(MAX_LENGTH.pickup),
  returnDate: optionalField(day(DESK_PROBLEMS.returnDate)),
  returnTime: optionalField(time(DESK_PROBLEMS.returnTime)),
  flight: optionalLine(FLIGHT_LENGTH),
  adults: wholeNumber(1, 50, DESK_PROBLEMS.adults),
  ...partyFields,
  luggage: optionalField(wholeNumber(0, MOST_PIECES, DESK_PROBLEMS.luggage)),
  /** Without it, the smallest that carries the party. */
  vehicle: optionalField(z.enum(VEHICLE_CLASSES, DESK_PROBLEMS.vehicle)),
  /** For a transfer, what was agreed, whole baht, else the list price. A trip has the price of the catalogue. */
  priceBaht: optionalField(
    z
      .string(DESK_PROBLEMS.priceBaht)
      .transform(readBaht)
      .refine((baht) => Number.isInteger(baht) && baht > 0 && baht <= MOST_BAHT, DESK_PROBLEMS.priceBaht),
  ),
  name: lineField(MAX_LENGTH.name, DESK_PROBLEMS.name),
  phone: optionalPhone(DESK_PROBLEMS.phone),
  email: optionalField(emailField(DESK_PROBLEMS.email)),
  channel: z.enum(DESK_CHANNELS, DESK_PROBLEMS.channel),
  language: z.enum(GUEST_LANGUAGES).catch('en'),
  /** What the guest wrote; it stays with the booking. */
  message: textField(MAX_LENGTH.chat, DESK_PROBLEMS.message),
})

export type DeskBookingInput = z.output<typeof fields>

/**
 * A booking as the operator enters it. It may begin nearer than the lead time, but not in the past.
 * @param nowMs milliseconds since the epoch
 */
export function deskBookingSchema(nowMs: number) {
  return fields.superRefine((entered, context) => {
    for (const [field, message] of problemsOf(entered, nowMs))
      context.addIssue({ code: 'custom', path: [field], message })
  })
}

const quoteFields = fields.extend({ date: optionalField(day(DESK_PROBLEMS.date)) })

/** A request for which the operator writes a quote: trip and day may still be open. */
export type DeskQuoteInput = z.output<typeof quoteFields>

/**
 * What the operator enters to write a quote: who travels, how many, and a way to reach them.
 * @param nowMs milliseconds since the epoch
 */
export function deskQuoteSchema(nowMs: number) {
  return quoteFields.superRefine(({ date, phone, email }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (date && date < bangkokDay(nowMs)) issue('date', DESK_PROBLEMS.date)
    if (!phone && !email) issue('phone', DESK_PROBLEMS.reach)
  })
}

/** Problems between fields that are valid by themselves. */
function* problemsOf(entered: DeskBookingInput, nowMs: number): Generator<[field: string, problem: string]> {
  const { kind, date, returnDate, returnTime } = entered
  if (date < bangkokDay(nowMs)) yield ['date', DESK_PROBLEMS.date]
  else if (entered.time && bangkokInstant(date, entered.time).getTime() <= nowMs)
    yield ['time', DESK_PROBLEMS.passed]
  if (!entered.phone && !entered.email) yield ['phone', DESK_PROBLEMS.reach]
  if (kind === 'trip') {
    if (!entered.tourId) yield ['tourId', DESK_PROBLEMS.tourId]
    return
  }
  if (!entered.time) yield ['time', DESK_PROBLEMS.time]
  if (!entered.pickup) yield ['pickup', DESK_PROBLEMS.pickup]
  if (!entered.dropoff) yield ['dropoff', DESK_PROBLEMS.dropoff]
  if (returnDate && !returnTime) yield ['returnTime', DESK_PROBLEMS.returnTime]
  if (returnTime && !returnDate) yield ['returnDate', DESK_PROBLEMS.returnDate]
  if (returnDate && returnTime && `${returnDate} ${returnTime}` <= `${date} ${entered.time ?? '00:00'}`)
    yield ['returnDate', DESK_PROBLEMS.returnBefore]
}

/** What was entered about guest and party, as a booking stores it. */
export function deskFactsOf(entered: DeskBookingInput | DeskQuoteInput) {
  const { adults, children, luggage, channel, language } = entered
  const party: BookedParty = { guests: adults + (children ?? 0), ...partyOf(entered) }
  return {
    ...party,
    ...{ luggage, channel, language },
    customerName: entered.name,
    customerEmail: entered.email ?? '',
    customerPhone: entered.phone ?? '',
    specialRequests: entered.message || null,
  }
}
