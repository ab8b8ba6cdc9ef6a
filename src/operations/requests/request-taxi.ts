import { transferTitle } from '#adapters/database/detailed-bookings.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiRulesOf } from '#content/catalogue/taxi-rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { legsOf } from '#domain/bookings/ride.ts'
import { taxiRequestSchema } from '#domain/requests/taxi-request.ts'
import { fareOfTransfer } from '#domain/transfers/transfer-fare.ts'
import { pricedRideOf } from '#domain/transfers/transfer-network.ts'
import { legsOfTransfer } from '../availability/planned-legs.ts'
import { type Placed, type PlacingNeeds, placeBooking } from '../bookings/place-booking.ts'
import type { CountedNetwork } from '../limits/spend-budget.ts'
import { invalid, type Refusal, refuse, refuseField } from '../refusal.ts'

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
      luggage: ride.luggage,
      vehicle: ride.vehicle,
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
