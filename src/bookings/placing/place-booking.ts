import { randomBytes } from 'node:crypto'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import {
  checkDays,
  checkVehicles,
  classOf,
  findFleetFor,
  NoVehicle,
  takeVehicles,
} from '#fleet/allocation/take-vehicles.ts'
import { tokenForSender } from '#guests/links/link-to.ts'
import { ARRIVAL_MAILS, type MailKind } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { networkKey } from '#platform/limits/network-key.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import type { Failure } from '#platform/problems/problem.rules.ts'
import { type Refusal, refuseIfUnavailable, refuseReusedRequestId } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { Actor } from '../actor.rules.ts'
import type { BookingKind } from '../booking-kind.rules.ts'
import type { BookingStatus } from '../booking-status.rules.ts'
import type { Booking } from '../bookings.store.ts'
import { draftEnds } from '../holding/hold.rules.ts'
import type { HoldLimit } from '../holding/hold-limits.rules.ts'
import { withinHoldLimits } from '../holding/within-hold-limits.ts'
import type { StoredLeg } from '../legs.store.ts'
import { REFERENCE_LENGTH, referenceFrom } from '../reference.rules.ts'
import { contentHash, requestIdFrom } from './content-hash.ts'
import { insertBookingOnce, type NewBooking } from './insert-booking.store.ts'

export type PlacingNeeds = Pick<
  Deps,
  'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'authSecret' | 'addresses'
>

/** How a new booking stands, and what becomes of its vehicles. */
export type Standing =
  /** Its guest goes to the checkout, which takes the vehicles; they must be free now. */
  | { as: 'draft' }
  /**
   * A person answers it; its vehicles are held until then, unless its guest or its network holds as much as it may.
   * `otherwise`: whether it is refused or stored without a hold when none is free. `isAnyParty`: it is stored as well
   * when no vehicle of the fleet carries the party.
   */
  | { as: 'request'; holdEnds: Date | undefined; otherwise: 'refused' | 'stored'; isAnyParty?: boolean }
  /** Staff keeps the vehicles for a guest, also on closed days. */
  | { as: 'held-by-staff'; holdEnds: Date | undefined }
  /** Staff has agreed it with the guest, also on closed days. */
  | { as: 'confirmed' }
  /** Staff writes a quote, which takes the vehicles. */
  | { as: 'to-be-quoted' }

const STATUS: Record<Standing['as'], BookingStatus> = {
  draft: 'draft',
  request: 'requested',
  'held-by-staff': 'requested',
  confirmed: 'confirmed',
  'to-be-quoted': 'requested',
}

/** A booking that is to be stored. */
export type Placement = {
  /** What is known of guest, day, party and price. */
  facts: Omit<NewBooking, 'details' | 'legs' | keyof ReturnType<typeof agreedOf> | OfPlacing>
  details: NewBooking['details']
  legs: NewBooking['legs']
  standing: Standing
  /** What was sent: with the same request id it must be the same. */
  content: Record<string, unknown>
  /** Made by the sender once per submit; without it, the same content on the same day is the same request. */
  requestId?: string | undefined
  actor: Actor
  /** Where a guest's request comes from, whose holds are counted. */
  network?: CountedNetwork | undefined
  /** The form's field of the day of each leg, at which it is refused. */
  dayFields: readonly [string, ...string[]]
  /** What could not be done when the database does not answer. */
  failure: Failure
  /** Stores more about a new booking, in its transaction. */
  storeMore?: (tx: Queryable, booking: Booking) => Promise<void>
}
type OfPlacing =
  | ('requestId' | 'contentHash' | 'status' | 'drawReference')
  | ('waitsUntil' | 'holdNetwork' | 'holdRefused')

/** `token`: opens the trip pass for who sent it; null when an earlier request was found by its content alone. */
export type Placed = { ok: true; booking: Booking; token: string | null }

/** Whether vehicles may be held for a request, and the limit that its guest has reached. */
type Holding = { isFree: boolean; refused: HoldLimit | null }

/**
 * Stores a booking of any kind, with its reference, its link, its emails and its vehicles, in one transaction and once
 * per request id: a second one gets the first booking, and is refused with other content. Every way to book ends here.
 */
export async function placeBooking(deps: PlacingNeeds, placement: Placement): Promise<Placed | Refusal> {
  const { details, standing, actor } = placement
  const place = (holding: Holding) =>
    deps.db.transaction((tx) => store(tx, deps, placement, holding), { actor })
  const placeWithinLimits = () => withinHoldLimits((refused) => place({ isFree: true, refused }))
  const placeAnyway = async () => {
    try {
      return await placeWithinLimits()
    } catch (error) {
      if (!(error instanceof NoVehicle)) throw error
      return place({ isFree: false, refused: null })
    }
  }
  const isStoredAnyway = standing.as === 'request' && standing.otherwise === 'stored'
  const wanted = details.kind === 'trip' ? details : { tourId: null, origin: null }
  return refuseIfUnavailable(placement.failure, () =>
    refuseIfTaken(deps, wanted, placement.dayFields, isStoredAnyway ? placeAnyway : placeWithinLimits),
  )
}

async function store(
  tx: Queryable,
  deps: PlacingNeeds,
  placement: Placement,
  holding: Holding,
): Promise<Placed | Refusal> {
  const { facts, details, legs, standing, content, requestId } = placement
  const hash = contentHash(content)
  const fleet = await fleetFor(tx, placement)
  const waitsUntil = deadlineOf(standing, fleet, holding, deps)
  const network =
    standing.as === 'request' && waitsUntil ? networkKey(deps.authSecret, placement.network) : null
  const { booking, isNew, ...stored } = await insertBookingOnce(tx, {
    ...facts,
    ...{ details, legs, status: STATUS[standing.as] },
    ...agreedOf(deps),
    ...{ waitsUntil, holdNetwork: network, holdRefused: holding.refused },
    requestId: requestId ?? requestIdFrom(deps.authSecret, content, bangkokDay(deps.now())),
    contentHash: hash,
    drawReference: () => referenceFrom(details.kind, randomBytes(REFERENCE_LENGTH)),
  })
  if (booking.contentHash !== hash) return refuseReusedRequestId()
  const isByGuest = placement.actor === 'guest'
  const token = isByGuest ? await tokenForSender(deps, tx, booking, { isNew, requestId }) : null
  if (!isNew) return { ok: true, booking, token }
  await placement.storeMore?.(tx, booking)
  const { operator, guest } = mailsOf(standing, details.kind)
  await queueMails(deps, tx, [
    ...(operator ? [{ kind: operator, subjectId: booking.id, toAddress: deps.addresses.operator }] : []),
    ...(guest ? [{ kind: guest, subjectId: booking.id, toAddress: booking.customerEmail }] : []),
  ])
  await takeOrCheck(tx, deps, placement, { booking, legs: stored.legs, fleet, network })
  return { ok: true, booking, token }
}

type FleetFor = Awaited<ReturnType<typeof findFleetFor>>

function fleetFor(tx: Queryable, { facts, details }: Placement): Promise<FleetFor> {
  const { vehicleClass = null, guests, luggage } = facts
  return findFleetFor(tx, classOf({ kind: details.kind, vehicleClass, guests }), {
    seats: guests,
    bags: luggage ?? 0,
  })
}

/** What is agreed with everybody who books now. */
function agreedOf({ rules }: Pick<Deps, 'rules'>) {
  const { cancellation, depositPercent } = rules()
  return { terms: cancellation, depositPercent }
}

/** The emails about it: a request, and what staff has agreed, is told at once; what is paid or quoted, by what comes next. */
function mailsOf({ as }: Standing, kind: BookingKind): { operator?: MailKind; guest?: MailKind } {
  if (as === 'request') return ARRIVAL_MAILS[kind]
  return as === 'confirmed' ? { guest: 'guest-request-confirmed' } : {}
}

/** Until when it is held, or its draft can be paid; null when nothing is held. */
function deadlineOf(
  standing: Standing,
  { hasFleet, hasVehicle }: FleetFor,
  { isFree, refused }: Holding,
  { rules, now }: PlacingNeeds,
): Date | null {
  switch (standing.as) {
    case 'draft':
      return draftEnds(rules().holdTimes, now())
    case 'held-by-staff':
      return (hasFleet && standing.holdEnds) || null
    case 'request': {
      const { holdEnds, otherwise, isAnyParty } = standing
      // Where a request is refused when nothing is free, a class that the fleet does not have is never free.
      const mayBeHeld = hasVehicle || (hasFleet && otherwise === 'refused' && !isAnyParty)
      const isHeld = isFree && !refused && mayBeHeld
      return isHeld && holdEnds && holdEnds.getTime() > now() ? holdEnds : null
    }
    default:
      return null
  }
}

type Stored = { booking: Booking; legs: StoredLeg[]; fleet: FleetFor; network: string | null }

/** Last in its transaction, because taking a vehicle locks the fleet. @throws {NoVehicle} when one is not free */
async function takeOrCheck(
  tx: Queryable,
  deps: PlacingNeeds,
  { details, standing }: Placement,
  { booking, legs, fleet, network }: Stored,
): Promise<void> {
  const taking = { booking, legs, tourId: details.kind === 'trip' ? details.tourId : null }
  const check = () => (fleet.hasFleet ? checkVehicles(tx, deps, taking) : checkDays(tx, taking))
  switch (standing.as) {
    case 'draft':
      return check()
    case 'held-by-staff':
    case 'confirmed':
      return takeVehicles(tx, deps, { ...taking, expiresAt: booking.waitsUntil, onClosedDays: true })
    case 'request':
      if (booking.waitsUntil)
        return takeVehicles(tx, deps, { ...taking, expiresAt: booking.waitsUntil, byGuest: { network } })
      if (standing.otherwise === 'refused' && (booking.holdRefused || !fleet.hasFleet)) return check()
      return
    default:
      return
  }
}
