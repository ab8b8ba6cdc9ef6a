import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { isUnderWay } from '#drives/find-drives.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { legsOfCustomTrip, type PlannedLeg, withEmptyDrives } from '#fleet/allocation/planned-legs.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { type ByGuest, checkDays } from '#fleet/allocation/take-vehicles.ts'
import { takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import { canCarry } from '#fleet/availability/fleet.rules.ts'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import { isGuestTold } from '#messages/outbox/is-guest-told.ts'
import { GUEST_ACT_WAIT_SECONDS } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { networkKey } from '#platform/limits/network-key.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { updateSentQuote } from '#quotes/quotes.store.ts'
import { type Actor, actorKind } from '../actor.rules.ts'
import { type Booking, updateHoldNetwork, updateHoldRefused } from '../bookings.store.ts'
import { type DetailedBooking, findDetailedBooking, updateVehicleText } from '../detailed-bookings.store.ts'
import { findNewestMove } from '../events.store.ts'
import { holdAfterMove } from '../holding/hold-after-move.ts'
import type { HoldLimit } from '../holding/hold-limits.rules.ts'
import { withinHoldLimits } from '../holding/within-hold-limits.ts'
import { listLegs, type StoredLeg } from '../legs.store.ts'
import { leadHoursOf } from '../placing/lead-hours.ts'
import { requireUnchanged, type ToChange } from '../require-unchanged.ts'
import { offerUndo, SEND_AFTER_UNDO_WINDOW, snapshotForUndo } from '../undo/offer-undo.ts'
import type { WantedParty } from './party-size.ts'
import { priceOfMove } from './price-of-move.ts'
import { isSameTimes, moveLegs, type WantedTimes } from './reschedule.rules.ts'
import { storeMove } from './store-move.ts'
import { whyNotMoved } from './why-not-moved.ts'

export type MoveNeeds = Pick<
  Deps,
  'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'authSecret'
>

/** The wanted day and times, and another party or class; a class keeps its agreed price. */
export type Move = WantedTimes &
  WantedParty &
  ToChange & {
    /** The day that the page showed: when the booking has another one meanwhile, nothing is moved. */
    seenDate: PlainDate | null
    /** The price that the page showed: when it is another by now, nothing is moved. */
    seenPriceBaht?: number | null
    /** Where a guest comes from. */
    network?: CountedNetwork
  }

/** `differenceBaht`: by how much the price went up, whole baht; it is recorded, and not charged here. */
export type Moved = {
  ok: true
  booking: Booking
  differenceBaht: number
  startsAt: Date
  backAt: Date | null
  /** An email to the guest follows. */
  guestIsTold: boolean
}

/**
 * Moves a booking to another day or time, or gives it another party or class, in one transaction: its vehicles are
 * released and taken anew, and when nothing is free, everything stays as it was. For another party at the same time they
 * stay as long as they have room. A guest may do so while cancelling would cost nothing, staff always; staff also gives a
 * custom trip its first day. Its state stays: what is paid is not paid again. Each move has one email to each side, unless
 * another follows within a minute; the guest's only where `isGuestTold` says so.
 */
export async function rescheduleBooking(deps: MoveNeeds, move: Move, by: Actor): Promise<Moved | Refusal> {
  return refusingMove(deps, (refused) =>
    deps.db.transaction((tx) => moveLocked(tx, deps, { ...move, refused }, by), { actor: by }),
  )
}

/** What can go wrong while a booking is moved, as refusals. */
export function refusingMove(
  deps: MoveNeeds,
  moving: (refused: HoldLimit | null) => Promise<Moved | Refusal>,
): Promise<Moved | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, { tourId: null, origin: null }, ['date'], () => withinHoldLimits(moving)),
  )
}

/** `refused`: the limit for which a guest gets no vehicle held that was not held before; null when one may be. */
export type TriedMove = Move & { refused: HoldLimit | null }

/** The move itself, in the caller's transaction. */
export async function moveLocked(
  tx: Queryable,
  deps: MoveNeeds,
  move: TriedMove,
  by: Actor,
): Promise<Moved | Refusal> {
  const found = await requireUnchanged(tx, deps, move)
  if (!found.ok) return found
  const booking = await findDetailedBooking(tx, found.booking.id)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  if (booking.status !== 'requested' && booking.status !== 'confirmed')
    return refuse('not-possible', { code: 'booking-over' })
  if (booking.travelDate !== move.seenDate) return refuse('not-possible', { code: 'moved-meanwhile' })
  const isGuest = actorKind(by) === 'guest'
  if (isGuest && (await isUnderWay(tx, booking))) return refuse('not-possible', { code: 'move-by-person' })
  const { legs } = booking
  const firstLegs = legs.length > 0 || isGuest ? [] : legsOfFirstDay(booking, move.date)
  const moved = moveLegs([...legs, ...firstLegs], move)
  const times = booking.kind === 'transfer' ? withEmptyDrives(moved) : moved
  const problem = whyNotMoved(deps, { booking, times, move, isGuest })
  if (problem) return problem
  return store(tx, deps, { booking, times, move, by })
}

type Planned = {
  booking: DetailedBooking
  times: (StoredLeg | PlannedLeg)[]
  move: TriedMove
  by: Actor
}

/** The leg of a custom trip that had no day until now; nothing for any other booking. */
function legsOfFirstDay(booking: DetailedBooking, date: PlainDate): PlannedLeg[] {
  return booking.kind === 'custom' ? legsOfCustomTrip(date, booking.numberOfDays) : []
}

async function store(
  tx: Queryable,
  deps: MoveNeeds,
  { booking, times, move, by }: Planned,
): Promise<Moved | Refusal> {
  const { legs } = booking
  const isStaff = actorKind(by) !== 'guest'
  const vehicleClass = move.vehicleClass ?? booking.vehicleClass
  const isOtherClass = vehicleClass !== booking.vehicleClass
  const listed = priceOfMove(deps.catalogue, booking, { times, vehicleClass })
  if (listed === undefined && !isStaff) return refuse('not-possible', { code: 'price-by-person' })
  const priceBaht = listed === undefined ? booking.priceBaht : listed
  if (move.seenPriceBaht !== undefined && move.seenPriceBaht !== priceBaht)
    return refuse('not-possible', { code: 'moved-meanwhile' })
  const [firstLeg, ...otherLegs] = times
  if (!firstLeg) return refuse('not-possible', { code: 'move-by-person' })
  const { guests = booking.guests, luggage = booking.luggage } = move
  const party = { vehicleClass, guests, luggage }
  const isSameTime = isSameTimes(legs, times)
  const keepsVehicles = isSameTime && !isOtherClass && (await hasRoom(tx, { ...booking, ...party }))
  const leadHours = leadHoursOf(deps, firstLeg, booking)
  const waitsUntil = keepsVehicles
    ? booking.waitsUntil
    : move.refused
      ? null
      : await holdAfterMove(tx, deps, { ...booking, ...party }, leadHours, firstLeg)
  const before = await snapshotForUndo(tx, booking)
  const isProposalOver = (await updateSentQuote(tx, booking.id, 'supersede')) !== undefined
  // A proposal that ends with the move, and the first day of a custom trip, do not come back.
  const isUndoable = isStaff && !isProposalOver && legs.length > 0
  const changed = { ...party, priceBaht, waitsUntil, keepsVehicles }
  const moved = await storeMove(tx, deps, booking, [firstLeg, ...otherLegs], changed)
  if (!moved) return refuse('not-possible', { code: 'moved-meanwhile' })
  if (booking.kind === 'trip' && move.vehicleClass)
    await updateVehicleText(tx, booking, vehicleClasses[move.vehicleClass].name)
  const guestIsTold = await queueMoveMails(tx, deps, moved, by, isUndoable ? SEND_AFTER_UNDO_WINDOW : {})
  // A day that was closed after the booking was made stays its day.
  const isNewHold = booking.status === 'requested' && !booking.waitsUntil && !isStaff
  const byGuest = isNewHold ? { network: networkKey(deps.authSecret, move.network) } : undefined
  if (move.refused) await updateHoldRefused(tx, booking.id, move.refused)
  const tourId = booking.kind === 'trip' ? booking.tourId : null
  if (!keepsVehicles)
    await takeAgain(tx, deps, { moved, tourId, onClosedDays: isStaff || isSameTime, byGuest })
  if (isUndoable) await offerUndo(tx, deps, 'reschedule', before)
  return {
    ok: true,
    booking: moved,
    differenceBaht: (priceBaht ?? 0) - (booking.priceBaht ?? 0),
    startsAt: firstLeg.startsAt,
    backAt: (booking.kind === 'transfer' && otherLegs[0]?.startsAt) || null,
    guestIsTold,
  }
}

type Again = {
  moved: Booking
  tourId: string | null
  onClosedDays: boolean
  /** A guest gets a hold that the request did not have. */
  byGuest: ByGuest | undefined
}

/** @throws {NoVehicle} when nothing is free, which rolls everything back */
async function takeAgain(
  tx: Queryable,
  deps: MoveNeeds,
  { moved, tourId, onClosedDays, byGuest }: Again,
): Promise<void> {
  if (moved.waitsUntil && byGuest) await updateHoldNetwork(tx, moved.id, byGuest.network)
  if (moved.status === 'confirmed' || moved.waitsUntil)
    return takeVehiclesOfBooking(tx, deps, moved, { expiresAt: moved.waitsUntil, onClosedDays, byGuest })
  if (onClosedDays) return
  const legs = await listLegs(tx, moved.id)
  await checkDays(tx, { booking: moved, tourId, legs })
}

/** Do the vehicles that a booking has take its party? Also when it has none. */
async function hasRoom(tx: Queryable, { id, guests, luggage }: Booking): Promise<boolean> {
  const had = await listAllocationsOf(tx, id)
  const vehicles = had.length > 0 ? await listActiveVehicles(tx) : []
  return had.every(({ vehicleId }) =>
    vehicles.some((one) => one.id === vehicleId && canCarry(one, { seats: guests, bags: luggage ?? 0 })),
  )
}

/**
 * About the event of this move, so that each move has emails of its own. Those about a guest's move wait, and tell only
 * of the newest.
 * @returns whether the guest is told
 */
async function queueMoveMails(
  tx: Queryable,
  deps: MoveNeeds,
  booking: Booking,
  by: Actor,
  wait: { afterSeconds?: number },
): Promise<boolean> {
  const event = await findNewestMove(tx, booking.id)
  if (!event) return false
  const isByGuest = actorKind(by) === 'guest'
  const toQueue = [
    ...((await isGuestTold(tx, booking, by))
      ? [{ kind: 'guest-booking-moved' as const, subjectId: event.id, toAddress: booking.customerEmail }]
      : []),
    ...(isByGuest
      ? [{ kind: 'operator-booking-moved' as const, subjectId: event.id, toAddress: deps.addresses.operator }]
      : []),
  ]
  const how = isByGuest
    ? { afterSeconds: GUEST_ACT_WAIT_SECONDS, replacesAbout: booking.id, by }
    : { ...wait, by }
  return (await queueMails(deps, tx, toQueue, how)).includes('guest-booking-moved')
}
