import { type CustomTrip, insertCustomTripOnce } from '#adapters/database/custom-trips.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { insertLegs } from '#adapters/database/legs.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { type CustomTrip as Asked, customTripSchema, daysOf } from '#domain/requests/custom-trip.ts'
import { DAY_PLAN_KEYS } from '#domain/requests/custom-trip-form.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { type Holding, holdIfFree } from '../availability/hold-if-free.ts'
import { legsOfCustomTrip } from '../availability/planned-legs.ts'
import { classOf, findFleetFor, takeVehicles } from '../availability/take-vehicles.ts'
import type { Deps } from '../deps.ts'
import { networkKey } from '../limits/network-key.ts'
import type { CountedNetwork } from '../limits/spend-budget.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { drawReference } from './draw-reference.ts'
import { tokenFor } from './token-for.ts'

type PlacedCustomTrip = { ok: true; request: CustomTrip; token: string | null }
type Needs = Pick<Deps, 'db' | 'queue' | 'rules' | 'now' | 'authSecret' | 'addresses'>

/**
 * Stores a request for a trip that the guest plans with its emails, once per `requestId`, like {@link requestBooking}.
 * With days, it holds the smallest vehicle for the party over all of them, if one is free and the guest may hold it.
 */
export async function requestCustomTrip(
  deps: Needs,
  { input, requestId, network }: { input: unknown; requestId?: string | undefined; network?: CountedNetwork },
): Promise<PlacedCustomTrip | Refusal> {
  const today = bangkokDay(deps.now())
  const parsed = customTripSchema(today).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const trip = parsed.data
  const facts = {
    customerName: trip.name,
    customerEmail: trip.email,
    customerPhone: trip.phone,
    customerCountry: trip.country,
    guests: trip.numberOfGuests.count,
    moreThanEight: trip.numberOfGuests.moreThanEight,
    numberOfDays: daysOf(trip),
    travelDate: trip.preferredDates.startDate,
    endDate: trip.preferredDates.endDate ?? trip.preferredDates.startDate,
    locations: trip.locations,
    dayPlans: filledIn(trip.dayPlans),
    specialRequests: trip.specialRequirements,
  }
  const hash = contentHash(facts)
  const legs = legsOfCustomTrip(facts.travelDate, facts.numberOfDays)
  const vehicle = classOf({ kind: 'custom', vehicle: null, guests: facts.guests })
  const { leadTimes, holdTimes, cancellation, depositPercent } = deps.rules()
  const leadHours = leadTimes.dayTrip.requestHours
  const hold = legs[0] && requestHoldEnds(holdTimes, leadHours, legs[0].startsAt, deps.now())

  const byGuest = { network: networkKey(deps.authSecret, network) }

  const store = async (tx: Queryable, { holds, refused }: Holding): Promise<PlacedCustomTrip | Refusal> => {
    const { hasVehicle } = await findFleetFor(tx, vehicle, { seats: facts.guests, bags: 0 })
    const isHeld = holds && hasVehicle && hold && hold.getTime() > deps.now()
    const placed = await insertCustomTripOnce(tx, {
      ...facts,
      drawReference: drawReference('custom'),
      requestId: requestId ?? requestIdFrom(deps.authSecret, facts, today),
      contentHash: hash,
      terms: cancellation,
      depositPercent,
      waitsUntil: isHeld ? hold : null,
      holdNetwork: isHeld ? byGuest.network : null,
      holdRefused: refused,
    })
    if (placed?.request.contentHash !== hash) return refuseReusedRequestId()
    const { request, isNew } = placed
    const token = await tokenFor(deps, tx, request, { isNew, requestId })
    if (!isNew) return { ok: true, request, token }
    const stored = await insertLegs(tx, request.id, legs)
    await queueMails(deps, tx, [
      { kind: 'operator-custom-trip', subjectId: request.id, toAddress: deps.addresses.operator },
      { kind: 'guest-custom-trip-received', subjectId: request.id, toAddress: request.customerEmail },
    ])
    const taking = { booking: request, tourId: null, legs: stored }
    if (isHeld) await takeVehicles(tx, deps, { ...taking, expiresAt: hold, byGuest })
    return { ok: true, request, token }
  }

  return refuseIfUnavailable({ code: 'custom-trip-not-sent' }, () => holdIfFree(deps, store))
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
