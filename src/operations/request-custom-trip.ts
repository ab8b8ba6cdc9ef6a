import {
  type CustomTripRequest,
  insertCustomTripRequests,
  listCustomTripsByRequestId,
  type NewCustomTripRequest,
} from '#adapters/database/custom-trips.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { type CustomTrip, customTripSchema, daysOf } from '#domain/custom-trip.ts'
import { DAY_PLAN_KEYS } from '#domain/custom-trip-form.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import { invalid, orRefuse, type Refusal, refuseReused } from './refusal.ts'
import { storeOnce } from './store-once.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/** Takes a request for a trip of the guest's own making, by the same rules as a booking. */
export async function requestCustomTrip(
  deps: Needs,
  input: unknown,
  givenRequestId?: string,
): Promise<{ ok: true; request: CustomTripRequest } | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = customTripSchema(today).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const trip = parsed.data
  const facts = {
    name: trip.name,
    email: trip.email,
    phone: trip.phone,
    country: trip.country,
    numberOfGuests: trip.numberOfGuests.count,
    moreThanEight: trip.numberOfGuests.moreThanEight,
    numberOfDays: daysOf(trip),
    startDate: trip.preferredDates.startDate,
    endDate: trip.preferredDates.endDate,
    locations: trip.locations,
    dayPlans: filledIn(trip.dayPlans),
    specialRequirements: trip.specialRequirements,
  }
  const hash = contentHash(facts)
  const requestId = givenRequestId ?? requestIdFrom(facts, today)
  return orRefuse('Please try again or contact us directly.', async () => {
    const { row: request } = await place(deps, { ...facts, requestId, contentHash: hash })
    if (request.contentHash === hash) return { ok: true, request }
    return refuseReused()
  })
}

/** In the order of the days, so that the same plans are the same request however they were sent. */
function filledIn(plans: CustomTrip['dayPlans']): Record<string, string> {
  return Object.fromEntries(
    DAY_PLAN_KEYS.flatMap((day) => {
      const plan = plans[day]
      return plan ? [[day, plan]] : []
    }),
  )
}

type Placement = Omit<NewCustomTripRequest, 'reference'>

/** Inserts the request with its mails, or finds the one that this request id has already made. */
const place = storeOnce<Needs, Placement, CustomTripRequest>({
  kind: 'custom-trip',
  insert: insertCustomTripRequests,
  findFirst: listCustomTripsByRequestId,
  mailsAbout: ({ id, email }, { addresses }) => [
    { kind: 'operator-custom-trip', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-custom-trip-received', subjectId: id, toAddress: email },
  ],
})
