import type { z } from 'zod'
import { legsOfCustomTrip } from '#fleet/allocation/planned-legs.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { type FieldProblems, fieldProblems } from '#platform/problems/problem.rules.ts'
import { type Refusal, refuseFields } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { CUSTOM_TRIP_TITLE } from '../detailed-bookings.store.ts'
import { requestHoldEnds } from '../holding/hold.rules.ts'
import { type CustomTrip as Asked, customTripSchema, daysOf } from './custom-trip.rules.ts'
import { DAY_PLAN_KEYS } from './custom-trip-form.rules.ts'
import { partyOf, partyProblems, partySchema } from './party-fields.rules.ts'
import { type Placed, type PlacingNeeds, placeBooking } from './place-booking.ts'

/** `party`: the fields of the form about who travels; an integration sends none. */
type Submission = {
  input: unknown
  party?: unknown
  requestId?: string | undefined
  network?: CountedNetwork
}

/**
 * Checks a request for a trip that the guest plans and places it ({@link placeBooking}). With days, it holds the smallest
 * vehicle for the party over all of them, if one is free.
 */
export async function requestCustomTrip(
  deps: PlacingNeeds,
  { input, party = {}, requestId, network }: Submission,
): Promise<Placed | Refusal> {
  const parsed = customTripSchema(bangkokDay(deps.now())).safeParse(input)
  const entered = partySchema.safeParse(party)
  if (!parsed.success || !entered.success)
    return refuseFields({ ...problemsIn(parsed), ...problemsIn(entered) })
  const trip = parsed.data
  const among = partyProblems(entered.data, trip.numberOfGuests.count)
  if (Object.keys(among).length > 0) return refuseFields(among)
  const details = {
    kind: 'custom',
    moreThanEight: trip.numberOfGuests.moreThanEight,
    numberOfDays: daysOf(trip),
    locations: trip.locations,
    dayPlans: filledIn(trip.dayPlans),
  } as const
  const { startDate, endDate } = trip.preferredDates
  const facts = {
    channel: 'email',
    title: CUSTOM_TRIP_TITLE,
    travelDate: startDate,
    endDate: endDate ?? startDate,
    guests: trip.numberOfGuests.count,
    ...partyOf(entered.data),
    customerName: trip.name,
    customerEmail: trip.email,
    customerPhone: trip.phone,
    customerCountry: trip.country,
    specialRequests: trip.specialRequirements,
  } as const
  const legs = legsOfCustomTrip(startDate, details.numberOfDays)
  const { leadTimes, holdTimes } = deps.rules()
  const leadHours = leadTimes.dayTrip.requestHours
  const holdEnds = legs[0] && requestHoldEnds(holdTimes, leadHours, legs[0].startsAt, deps.now())
  return placeBooking(deps, {
    ...{ facts, details, legs, network, requestId, content: { ...facts, ...details } },
    standing: { as: 'request', holdEnds, otherwise: 'stored' },
    actor: 'guest',
    dayFields: ['startDate'],
    failure: { code: 'custom-trip-not-sent' },
  })
}

function problemsIn(parsed: z.ZodSafeParseResult<unknown>): FieldProblems {
  return parsed.success ? {} : fieldProblems(parsed.error)
}

/** Without empty plans and in the order of the days, so that equal plans have an equal content hash. */
function filledIn(plans: Asked['dayPlans']): Record<string, string> {
  return Object.fromEntries(
    DAY_PLAN_KEYS.flatMap((day) => {
      const plan = plans[day]
      return plan ? [[day, plan]] : []
    }),
  )
}
