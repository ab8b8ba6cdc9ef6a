import { fareOfTransfer } from '#catalogue/transfers/transfer-fare.rules.ts'
import { pricedRideOf } from '#catalogue/transfers/transfer-network.rules.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiRulesOf } from '#content/catalogue/taxi-rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { legsOfTransfer } from '#fleet/allocation/planned-legs.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { invalid, type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { transferTitle } from '../detailed-bookings.store.ts'
import { requestHoldEnds } from '../holding/hold.rules.ts'
import { legsOf } from '../ride.rules.ts'
import { partyOf } from './party-fields.rules.ts'
import { type Placed, type PlacingNeeds, placeBooking } from './place-booking.ts'
import { taxiRequestSchema } from './taxi-request.rules.ts'

/**
 * `seenPriceBaht`: the price that the page showed for the chosen vehicle; when it is another one now, nothing is stored.
 * `channel`: by card the guest goes on to the summary and pays there; by email a person answers first. `network`: where
 * the request comes from.
 */
type TaxiSubmission = {
  input: unknown
  requestId?: string | undefined
  seenPriceBaht?: number | undefined
  channel?: 'email' | 'card'
  network?: CountedNetwork
}

/**
 * Checks a request for a transfer and places it ({@link placeBooking}) at the price of its route, or without one where a
 * person names it. A request holds a vehicle for each way, if all are free; a card booking only when its guest goes to
 * the checkout.
 */
export async function requestTaxi(
  deps: PlacingNeeds,
  { input, requestId, seenPriceBaht, channel = 'email', network }: TaxiSubmission,
): Promise<Placed | Refusal> {
  const { leadTimes, holdTimes, channels } = deps.rules()
  const isDraft = channel === 'card'
  if (isDraft && !channels.includes(channel)) return refuse('channel-off', { code: 'channel-off', channel })
  const parsed = taxiRequestSchema(taxiRulesOf(leadTimes), deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const priced = pricedRideOf(transferNetwork, parsed.data)
  const ride = { ...parsed.data, stop: priced?.stop ?? null }
  const priceBaht = priced ? fareOfTransfer(transferNetwork.prices, priced, ride.vehicle).totalBaht : null
  if (isDraft && priceBaht === null) return refuseField('unknown-route', 'dropoff', { code: 'route-unknown' })
  if (priceBaht !== null && priceBaht !== (seenPriceBaht ?? priceBaht))
    return refuseField('price-changed', 'vehicle', { code: 'price-changed', priceBaht })

  const legs = legsOfTransfer(legsOf(ride))
  const leadHours = transferLeadHours(leadTimes, ride.pickup, ride.dropoff)
  const holdEnds = requestHoldEnds(holdTimes, leadHours, legs[0].startsAt, deps.now())
  return placeBooking(deps, {
    facts: {
      channel,
      title: transferTitle(ride),
      travelDate: ride.pickupDate,
      endDate: ride.returnDate ?? ride.pickupDate,
      guests: ride.passengers,
      ...partyOf(ride),
      luggage: ride.luggage,
      vehicleClass: ride.vehicle,
      priceBaht,
      customerName: ride.name,
      customerEmail: ride.email,
      customerPhone: ride.phone,
      customerWhatsapp: ride.whatsapp,
      customerCountry: ride.country,
      pickupLocation: ride.pickup,
      specialRequests: ride.notes,
    },
    details: { kind: 'transfer' },
    ...{ legs, network, requestId, content: { ...ride, channel } },
    standing: isDraft ? { as: 'draft' } : { as: 'request', holdEnds, otherwise: 'stored' },
    actor: 'guest',
    dayFields: ['pickupDate', 'returnDate'],
    failure: { code: 'taxi-not-sent' },
  })
}
