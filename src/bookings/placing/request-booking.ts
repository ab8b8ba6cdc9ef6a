import { findTour } from '#catalogue/catalogue.rules.ts'
import { legsOfTrip } from '#fleet/allocation/planned-legs.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { requestHoldEnds } from '../holding/hold.rules.ts'
import { type Offer, orderFrom, type Submission } from './booking-offer.ts'
import { partyOf } from './party-fields.rules.ts'
import { type Placed, type PlacingNeeds, placeBooking, type Standing } from './place-booking.ts'

/**
 * Checks a request for a day trip and places it ({@link placeBooking}). A request holds a vehicle until it is answered; a
 * card booking only when its guest goes to the checkout.
 */
export async function requestBooking(
  deps: PlacingNeeds,
  { offer, submission, network }: { offer: Offer; submission: Submission; network?: CountedNetwork },
): Promise<Placed | Refusal> {
  const { leadTimes, holdTimes, channels } = deps.rules()
  const { channel, tourId, origin } = offer
  if (!channels.includes(channel)) return refuse('channel-off', { code: 'channel-off', channel })
  const order = orderFrom(offer, submission, { nowMs: deps.now(), leadTimes })
  if (!order.ok) return order
  const { request, vehicleClass, vehicleText, priceBaht } = order
  const details = { kind: 'trip', tourId, origin, vehicleText, hotelName: request.hotelName } as const
  const facts = {
    channel,
    title: offer.tourName,
    travelDate: request.date,
    guests: request.guests,
    ...partyOf(request),
    customerName: request.name,
    customerEmail: request.email,
    customerPhone: request.phone,
    pickupLocation: request.pickupLocation,
    specialRequests: request.message,
  }
  const legs = legsOfTrip(findTour(deps.catalogue, tourId), origin, request)
  const hours = leadTimes.dayTrip.requestHours
  const holdEnds = legs[0] && requestHoldEnds(holdTimes, hours, legs[0].startsAt, deps.now())
  // An integration may send any words and any party: without a vehicle for them it is still a request.
  const asked: Standing = { as: 'request', holdEnds, otherwise: 'refused', isAnyParty: !offer.strict }
  const isDraft = channel === 'card'
  return placeBooking(deps, {
    facts: { ...facts, endDate: request.date, vehicleClass, priceBaht },
    ...{ details, legs, network, requestId: submission.requestId },
    standing: isDraft ? { as: 'draft' } : asked,
    content: { ...facts, ...details },
    actor: 'guest',
    // The emails of a card booking are sent when it is paid.
    dayFields: ['date'],
    failure: { code: 'booking-not-sent' },
  })
}
