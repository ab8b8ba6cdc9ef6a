import type { Queryable } from '#adapters/database/database.ts'
import { insertLegs } from '#adapters/database/legs.ts'
import { insertTripOnce, type Trip } from '#adapters/database/trips.ts'
import { draftEnds, requestHoldEnds } from '#domain/availability/hold.ts'
import type { HoldLimit } from '#domain/availability/hold-limits.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { legsOfTrip } from '../availability/planned-legs.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import { checkDays, checkVehicles, findFleetFor, takeVehicles } from '../availability/take-vehicles.ts'
import { withinHoldLimits } from '../availability/within-hold-limits.ts'
import type { Deps } from '../deps.ts'
import { networkKey } from '../limits/network-key.ts'
import type { CountedNetwork } from '../limits/spend-budget.ts'
import { type MailToQueue, queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { drawReference } from './draw-reference.ts'
import { tokenFor } from './token-for.ts'

/** `token`: opens the trip pass; null when an earlier request was found by its content alone. */
export type PlacedBooking = { ok: true; booking: Trip; token: string | null }
type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'authSecret' | 'addresses'>

/**
 * Checks a booking request, gives it a reference and stores it with its emails in one transaction. A second request with
 * the same `requestId` gets the first booking; with other content it is refused. A request holds a vehicle until it is
 * answered, unless its guest or its network holds as much as it may; a card booking only when its guest goes to the
 * checkout.
 */
export async function requestBooking(
  deps: Needs,
  { offer, submission, network }: { offer: Offer; submission: Submission; network?: CountedNetwork },
): Promise<PlacedBooking | Refusal> {
  const today = bangkokDay(deps.now())
  const { leadTimes, holdTimes, cancellation, channels, depositPercent } = deps.rules()
  if (!channels.includes(offer.channel))
    return refuse('channel-off', { code: 'channel-off', channel: offer.channel })
  const order = orderFrom(offer, submission, { nowMs: deps.now(), leadTimes })
  if (!order.ok) return order
  const { request } = order
  const facts = {
    channel: offer.channel,
    tourId: offer.tourId,
    title: offer.tourName,
    origin: offer.origin,
    vehicleText: order.vehicleText,
    travelDate: request.date,
    guests: request.guests,
    customerName: request.name,
    customerEmail: request.email,
    customerPhone: request.phone,
    hotelName: request.hotelName,
    pickupLocation: request.pickupLocation,
    specialRequests: request.message,
  }
  const hash = contentHash(facts)
  const nowMs = deps.now()
  const isDraft = offer.channel === 'card'
  const legs = legsOfTrip(findTour(deps.catalogue, offer.tourId), offer.origin, request)
  const hold = legs[0] && requestHoldEnds(holdTimes, leadTimes.dayTrip.requestHours, legs[0].startsAt, nowMs)
  const load = { seats: request.guests, bags: 0 }

  const byGuest = { network: networkKey(deps.authSecret, network) }

  const store = async (tx: Queryable, refused: HoldLimit | null): Promise<PlacedBooking | Refusal> => {
    const { hasFleet, hasVehicle } = await findFleetFor(tx, order.vehicle, load)
    // A request that no vehicle can be held for is still a request: an integration may send any words and any party.
    const isHeld = hold && !isDraft && !refused && hasFleet && (hasVehicle || offer.strict)
    const placed = await insertTripOnce(tx, {
      ...facts,
      drawReference: drawReference('trip'),
      requestId: submission.requestId ?? requestIdFrom(deps.authSecret, facts, today),
      contentHash: hash,
      status: isDraft ? 'draft' : 'requested',
      vehicle: order.vehicle,
      priceBaht: order.priceBaht,
      terms: cancellation,
      depositPercent,
      waitsUntil: isDraft ? draftEnds(holdTimes, nowMs) : isHeld ? hold : null,
      holdNetwork: isHeld ? byGuest.network : null,
      holdRefused: refused,
    })
    if (placed?.booking.contentHash !== hash) return refuseReusedRequestId()
    const { booking, isNew } = placed
    const token = await tokenFor(deps, tx, booking, { isNew, requestId: submission.requestId })
    if (!isNew) return { ok: true, booking, token }
    const stored = await insertLegs(tx, booking.id, legs)
    await queueMails(deps, tx, requestMails(booking, deps))
    const taking = { booking, tourId: offer.tourId, legs: stored }
    if (isHeld) await takeVehicles(tx, deps, { ...taking, expiresAt: hold, byGuest })
    else if (!hasFleet) await checkDays(tx, taking)
    else if (isDraft || refused) await checkVehicles(tx, deps, taking)
    return { ok: true, booking, token }
  }

  return refuseIfUnavailable({ code: 'booking-not-sent' }, () =>
    refuseIfTaken(deps, offer, ['date'], () =>
      withinHoldLimits((refused) => deps.db.transaction((tx) => store(tx, refused), { actor: 'guest' })),
    ),
  )
}

/** None for a card booking: its emails are sent when it is paid. */
function requestMails({ id, channel, customerEmail }: Trip, { addresses }: Needs): MailToQueue[] {
  if (channel === 'card') return []
  return [
    { kind: 'operator-booking', subjectId: id, toAddress: addresses.operator },
    { kind: 'guest-booking-received', subjectId: id, toAddress: customerEmail },
  ]
}
