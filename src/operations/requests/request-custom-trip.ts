import { type CustomTrip, insertCustomTripOnce } from '#adapters/database/custom-trips.ts'
import { cancellationTerms } from '#content/catalogue/cancellation-terms.ts'
import { type CustomTrip as Asked, customTripSchema, daysOf } from '#domain/requests/custom-trip.ts'
import { DAY_PLAN_KEYS } from '#domain/requests/custom-trip-form.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { createLink, linkTo } from '../links/link-to.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { unusedReference } from './unused-reference.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'authSecret' | 'addresses'>

/** Stores a request for a trip that the guest plans with its mails, once per `requestId`, like {@link requestBooking}. */
export async function requestCustomTrip(
  deps: Needs,
  { input, requestId }: { input: unknown; requestId?: string | undefined },
): Promise<{ ok: true; request: CustomTrip; token: string } | Refusal> {
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
  return refuseIfUnavailable({ code: 'custom-trip-not-sent' }, () =>
    deps.db.transaction(
      async (tx) => {
        const placed = await insertCustomTripOnce(tx, {
          ...facts,
          reference: await unusedReference(tx, 'custom-trip'),
          requestId: requestId ?? requestIdFrom(facts, today),
          contentHash: hash,
          terms: cancellationTerms,
        })
        if (placed?.request.contentHash !== hash) return refuseReusedRequestId()
        const { request, isNew } = placed
        if (isNew)
          await queueMails(deps, tx, [
            { kind: 'operator-custom-trip', subjectId: request.id, toAddress: deps.addresses.operator },
            { kind: 'guest-custom-trip-received', subjectId: request.id, toAddress: request.customerEmail },
          ])
        const token = await (isNew ? createLink : linkTo)(deps, tx, 'pass', request, 'guest')
        return { ok: true, request, token }
      },
      { actor: 'guest' },
    ),
  )
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
