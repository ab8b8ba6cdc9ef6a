import type { Queryable } from '#adapters/database/database.ts'
import { insertTransferOnce, type Transfer } from '#adapters/database/transfers.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiRulesOf } from '#content/catalogue/taxi-rules.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { legsOf } from '#domain/bookings/ride.ts'
import { taxiRequestSchema } from '#domain/requests/taxi-request.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { holdIfFree } from '../availability/hold-if-free.ts'
import { legsOfTransfer } from '../availability/planned-legs.ts'
import { findFleetFor, takeVehicles } from '../availability/take-vehicles.ts'
import type { Deps } from '../deps.ts'
import { createLink, linkTo } from '../links/link-to.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '../refusal.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { drawReference } from './draw-reference.ts'

/** `token`: opens the trip pass. */
export type PlacedTransfer = { ok: true; request: Transfer; token: string }
type Needs = Pick<Deps, 'db' | 'queue' | 'rules' | 'now' | 'authSecret' | 'addresses'>

/**
 * Stores a request for a transfer with its mails, once per `requestId`, like {@link requestBooking}. It holds a vehicle for
 * each way, if all are free.
 */
export async function requestTaxi(
  deps: Needs,
  { input, requestId }: { input: unknown; requestId?: string | undefined },
): Promise<PlacedTransfer | Refusal> {
  const today = bangkokDay(deps.now())
  const { leadTimes, holdTimes, cancellation, depositPercent } = deps.rules()
  const parsed = taxiRequestSchema(taxiRulesOf(leadTimes), deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const hash = contentHash(facts)
  const legs = legsOfTransfer(legsOf(facts))
  const leadHours = transferLeadHours(leadTimes, facts.pickup, facts.dropoff)
  const hold = requestHoldEnds(holdTimes, leadHours, legs[0].startsAt, deps.now())
  const load = { seats: facts.passengers, bags: facts.luggage }

  const store = async (tx: Queryable, holdsVehicles: boolean): Promise<PlacedTransfer | Refusal> => {
    // A party and luggage that no vehicle takes is still a request: the operator finds a solution.
    const { hasVehicle } = await findFleetFor(tx, facts.vehicle, load)
    const isHeld = holdsVehicles && hasVehicle
    const placed = await insertTransferOnce(tx, {
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
      requestId: requestId ?? requestIdFrom(facts, today),
      contentHash: hash,
      terms: cancellation,
      depositPercent,
      waitsUntil: isHeld ? hold : null,
    })
    if (placed?.request.contentHash !== hash) return refuseReusedRequestId()
    const { request, isNew } = placed
    const token = await (isNew ? createLink : linkTo)(deps, tx, 'pass', request, 'guest')
    if (!isNew) return { ok: true, request, token }
    await queueMails(deps, tx, [
      { kind: 'operator-taxi', subjectId: request.id, toAddress: deps.addresses.operator },
      { kind: 'guest-taxi-received', subjectId: request.id, toAddress: request.customerEmail },
    ])
    const taking = { booking: request, tourId: null, legs: request.legs }
    if (isHeld) await takeVehicles(tx, deps, { ...taking, expiresAt: hold })
    return { ok: true, request, token }
  }

  return refuseIfUnavailable({ code: 'taxi-not-sent' }, () => holdIfFree(deps, store))
}
