import { type CustomTripRequest, insertCustomTripOnce } from '#adapters/database/custom-trips.ts'
import { type CustomTrip, customTripSchema, daysOf } from '#domain/requests/custom-trip.ts'
import { DAY_PLAN_KEYS } from '#domain/requests/custom-trip-form.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { unusedReference } from './unused-reference.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

/** Stores a request for a trip that the guest plans with its mails, once per `requestId`, like {@link requestBooking}. */
export async function requestCustomTrip(
  deps: Needs,
  { input, requestId }: { input: unknown; requestId?: string | undefined },
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
    dayPlans: withoutEmptyPlans(trip.dayPlans),
    specialRequirements: trip.specialRequirements,
  }
  const hash = contentHash(facts)
  return refuseIfUnavailable({ code: 'custom-trip-not-sent' }, () =>
    deps.db.transaction(async (tx) => {
      const { request, isNew } = await insertCustomTripOnce(tx, {
        ...facts,
        reference: await unusedReference(tx, 'custom-trip'),
        requestId: requestId ?? requestIdFrom(facts, today),
        contentHash: hash,
      })
      if (request.contentHash !== hash) return refuseReusedRequestId()
      if (isNew)
        await queueMails(deps, tx, [
          { kind: 'operator-custom-trip', subjectId: request.id, toAddress: deps.addresses.operator },
          { kind: 'guest-custom-trip-received', subjectId: request.id, toAddress: request.email },
        ])
      return { ok: true, request }
    }),
  )
}

/** Without empty plans and in the order of the days, so that equal plans have an equal content hash. */
function withoutEmptyPlans(plans: CustomTrip['dayPlans']): Record<string, string> {
  return Object.fromEntries(
    DAY_PLAN_KEYS.flatMap((day) => {
      const plan = plans[day]
      return plan ? [[day, plan]] : []
    }),
  )
}
