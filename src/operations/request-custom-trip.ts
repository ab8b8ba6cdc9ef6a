import { randomBytes } from 'node:crypto'
import {
  type CustomTripRequest,
  findCustomTripByRequestId,
  insertCustomTripRequest,
  type NewCustomTripRequest,
} from '#adapters/database/custom-trips.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { bangkokDay } from '#domain/calendar.ts'
import { customTripSchema, daysOf } from '#domain/custom-trip.ts'
import { referenceFrom } from '#domain/reference.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import type { Deps } from './deps.ts'
import { queueMails } from './queue-mails.ts'
import { invalid, type Refusal, refuse } from './refusal.ts'

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
  try {
    const request = await deps.db.transaction((tx) =>
      placeOnce(tx, deps, { ...facts, requestId, contentHash: hash }),
    )
    if (request.contentHash === hash) return { ok: true, request }
    return refuse(
      'request-id-reused',
      'This form was already sent with other details. Please reload the page and send it again.',
    )
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return refuse('unavailable', 'Please try again or contact us directly.')
  }
}

function filledIn(plans: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(plans).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

const REFERENCE_TRIES = 5

async function placeOnce(
  tx: Queryable,
  deps: Needs,
  placement: Omit<NewCustomTripRequest, 'reference'>,
): Promise<CustomTripRequest> {
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt++) {
    const request = await insertCustomTripRequest(tx, {
      ...placement,
      reference: referenceFrom(randomBytes(5)),
    })
    if (request) {
      await queueMails(deps, tx, [
        { kind: 'operator-custom-trip', subjectId: request.id, toAddress: deps.addresses.operator },
        { kind: 'guest-custom-trip-received', subjectId: request.id, toAddress: request.email },
      ])
      return request
    }
    const first = await findCustomTripByRequestId(tx, placement.requestId)
    if (first) return first
  }
  throw new Error('no free reference')
}
