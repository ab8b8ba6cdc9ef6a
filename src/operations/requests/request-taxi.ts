import type { Queryable } from '#adapters/database/database.ts'
import { insertTransferOnce, type Transfer } from '#adapters/database/transfers.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiRulesOf } from '#content/catalogue/taxi-rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { draftEnds, requestHoldEnds } from '#domain/availability/hold.ts'
import { legsOf } from '#domain/bookings/ride.ts'
import { taxiRequestSchema } from '#domain/requests/taxi-request.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { fareOfTransfer } from '#domain/transfers/transfer-fare.ts'
import { pricedRideOf } from '#domain/transfers/transfer-network.ts'
import { type Holding, holdIfFree } from '../availability/hold-if-free.ts'
import { legsOfTransfer } from '../availability/planned-legs.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import { checkDays, checkVehicles, findFleetFor, takeVehicles } from '../availability/take-vehicles.ts'
import type { Deps } from '../deps.ts'
import { networkKey } from '../limits/network-key.ts'
import type { CountedNetwork } from '../limits/spend-budget.ts'
import { queueMails } from '../mail/queue-mails.ts'
import {
  invalid,
  type Refusal,
  refuse,
  refuseField,
  refuseIfUnavailable,
  refuseReusedRequestId,
} from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { drawReference } from './draw-reference.ts'
import { tokenFor } from './token-for.ts'

/** `token`: opens the trip pass; null when an earlier request was found by its content alone. */
export type PlacedTransfer = { ok: true; request: Transfer; token: string | null }
type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'authSecret' | 'addresses'>

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
 * Stores a transfer, once per `requestId`, like {@link requestBooking}, at the price of its route, or without one where a
 * person names it. A request holds a vehicle for each way, if all are free and its guest may hold them; a card booking only when its guest goes to the
 * checkout.
 */
export async function requestTaxi(
  deps: Needs,
  { input, requestId, seenPriceBaht, channel = 'email', network }: TaxiSubmission,
): Promise<PlacedTransfer | Refusal> {
  const today = bangkokDay(deps.now())
  const { leadTimes, holdTimes, cancellation, depositPercent, channels } = deps.rules()
  const isDraft = channel === 'card'
  if (isDraft && !channels.includes(channel)) return refuse('channel-off', { code: 'channel-off', channel })
  const parsed = taxiRequestSchema(taxiRulesOf(leadTimes), deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const priced = pricedRideOf(transferNetwork, parsed.data)
  const facts = { ...parsed.data, stop: priced?.stop ?? null }
  const priceBaht = priced ? fareOfTransfer(transferNetwork.prices, priced, facts.vehicle).totalBaht : null
  if (isDraft && priceBaht === null) return refuseField('unknown-route', 'dropoff', { code: 'route-unknown' })
  if (priceBaht !== null && priceBaht !== (seenPriceBaht ?? priceBaht))
    return refuseField('price-changed', 'vehicle', { code: 'price-changed', priceBaht })

  const content = { ...facts, channel }
  const hash = contentHash(content)
  const legs = legsOfTransfer(legsOf(facts))
  const leadHours = transferLeadHours(leadTimes, facts.pickup, facts.dropoff)
  const hold = requestHoldEnds(holdTimes, leadHours, legs[0].startsAt, deps.now())
  const load = { seats: facts.passengers, bags: facts.luggage }
  const byGuest = { network: networkKey(deps.authSecret, network) }

  const store = async (tx: Queryable, { holds, refused }: Holding): Promise<PlacedTransfer | Refusal> => {
    // A party and luggage that no vehicle takes is still a request: the operator finds a solution.
    const { hasFleet, hasVehicle } = await findFleetFor(tx, facts.vehicle, load)
    const isHeld = holds && hasVehicle && !isDraft
    const placed = await insertTransferOnce(tx, {
      channel,
      status: isDraft ? 'draft' : 'requested',
      priceBaht,
      customerName: facts.name,
      customerEmail: facts.email,
      customerPhone: facts.phone,
      customerWhatsapp: facts.whatsapp,
      customerCountry: facts.country,
      vehicle: facts.vehicle,
      guests: facts.passengers,
      luggage: facts.luggage,
      travelDate: facts.pickupDate,
      endDate: facts.returnDate ?? facts.pickupDate,
      specialRequests: facts.notes,
      legs,
      drawReference: drawReference('transfer'),
      requestId: requestId ?? requestIdFrom(deps.authSecret, content, today),
      contentHash: hash,
      terms: cancellation,
      depositPercent,
      waitsUntil: isDraft ? draftEnds(holdTimes, deps.now()) : isHeld ? hold : null,
      holdNetwork: isHeld ? byGuest.network : null,
      holdRefused: refused,
    })
    if (placed?.request.contentHash !== hash) return refuseReusedRequestId()
    const { request, isNew } = placed
    const token = await tokenFor(deps, tx, request, { isNew, requestId })
    if (!isNew) return { ok: true, request, token }
    const taking = { booking: request, tourId: null, legs: request.legs }
    if (isDraft) {
      await (hasFleet ? checkVehicles(tx, deps, taking) : checkDays(tx, taking))
      return { ok: true, request, token }
    }
    await queueMails(deps, tx, [
      { kind: 'operator-taxi', subjectId: request.id, toAddress: deps.addresses.operator },
      { kind: 'guest-taxi-received', subjectId: request.id, toAddress: request.customerEmail },
    ])
    if (isHeld) await takeVehicles(tx, deps, { ...taking, expiresAt: hold, byGuest })
    return { ok: true, request, token }
  }

  return refuseIfUnavailable({ code: 'taxi-not-sent' }, () =>
    isDraft
      ? refuseIfTaken(deps, { tourId: null, origin: null }, ['pickupDate', 'returnDate'], () =>
          deps.db.transaction((tx) => store(tx, { holds: false, refused: null }), { actor: 'guest' }),
        )
      : holdIfFree(deps, store),
  )
}
