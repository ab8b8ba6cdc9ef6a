import { setTimeout as sleep } from 'node:timers/promises'
import { type Booking, hasExpiredHoldBetween, lockExpiredHoldsBetween } from '#bookings/bookings.store.ts'
import { expireBooking } from '#bookings/holding/expire-booking.ts'
import {
  type Contact,
  daysOf,
  type HoldLimit,
  holdLimitReached,
} from '#bookings/holding/hold-limits.rules.ts'
import type { NewLeg, StoredLeg } from '#bookings/legs.store.ts'
import { listBlackoutsBetween } from '#bookings/operator-rules/blackouts.store.ts'
import { DEFAULT_CAPACITY, smallestVehicleFor, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { actingAs, type Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { closesTripIn } from '../availability/availability.rules.ts'
import { canCarry, type Load } from '../availability/fleet.rules.ts'
import { listActiveDrivers, listActiveVehicles, listFleetForUpdate } from '../fleet.store.ts'
import { isInForce, type Span } from './allocation.rules.ts'
import { listAllocationsBetween, listAllocationsOf, listHolders } from './allocations.store.ts'
import { chooseVehicle } from './choose-vehicle.rules.ts'
import { occupancyOf } from './occupancy.rules.ts'
import { takeVehicle } from './take-vehicle.store.ts'

type Needs = Pick<Deps, 'queue' | 'now' | 'addresses'>

/** The pauses before a transaction comes again that met an expired hold whose booking somebody else had locked. */
const PAUSES_MS = [25, 50, 100, 200, 400]

/** A leg cannot have a vehicle: all are taken, or the day is closed (`blackout` says why). Thrown to roll back. */
export class NoVehicle extends Error {
  /** The leg, counted from 1. */
  readonly position: number
  readonly date: PlainDate
  readonly vehicleClass: VehicleClass
  readonly blackout: Problem | undefined

  constructor(leg: StoredLeg, vehicleClass: VehicleClass, blackout?: Problem) {
    super('no vehicle is free')
    this.position = leg.position
    this.date = bangkokDay(leg.startsAt.getTime())
    this.vehicleClass = vehicleClass
    this.blackout = blackout
  }
}

/** A guest holds as much as a guest without a payment may. Thrown to roll back. */
export class TooManyHolds extends Error {
  readonly limit: HoldLimit

  constructor(limit: HoldLimit) {
    super(`over the limit of holds: ${limit}`)
    this.limit = limit
  }
}

/** Somebody else pays for the expired hold that is in the way, or gives it up: a moment later it is decided. */
class UndecidedHold extends Error {}

/**
 * Runs a transaction that takes vehicles, and runs it again when an expired hold was in the way that is just being paid
 * for or given up.
 * @throws {NoVehicle} when nothing is free
 * @throws {Unavailable} when it was still undecided after several times
 */
export async function retryWhileUndecided<Done>(transaction: () => Promise<Done>): Promise<Done> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await transaction()
    } catch (error) {
      if (!(error instanceof UndecidedHold)) throw error
      await sleep(pauseMs)
    }
  }
  throw new Unavailable('an expired hold that is in the way stayed locked')
}

/** Is there an active vehicle at all? And is there one of this class that takes this party? */
export async function findFleetFor(
  db: Queryable,
  vehicleClass: VehicleClass | null,
  load: Load,
): Promise<{ hasFleet: boolean; hasVehicle: boolean }> {
  const vehicles = await listActiveVehicles(db)
  const hasVehicle = vehicles.some((one) => one.class === vehicleClass && canCarry(one, load))
  return { hasFleet: vehicles.length > 0, hasVehicle }
}

/** From which network the guest comes, as a keyed hash; null when it is not counted. */
export type ByGuest = { network: string | null }

/** What is taken for: a booking with its class and party, and the trip for whose days off it is looked up. */
export type AllocationRequest = {
  booking: Pick<Booking, 'id' | 'kind' | 'vehicleClass' | 'guests' | 'luggage' | keyof Contact>
  tourId: string | null
  legs: readonly StoredLeg[]
  /** When the hold ends; null for good. */
  expiresAt: Date | null
  /** Some of its legs may have a vehicle already, and keep it. */
  mayHaveSome?: boolean
  /** A guest takes it without paying: what one guest, and one network, can hold so is limited. */
  byGuest?: ByGuest | undefined
  /** Staff and money that has arrived may take a vehicle on a closed day. */
  onClosedDays?: boolean
}

/**
 * Takes a vehicle for each of these legs. Without a fleet only their days are checked; for a booking whose class or hours
 * are not known nothing is taken. Locks the fleet until the transaction ends, so it comes last. Bookings whose deadline has passed are
 * ended when their holds are in the way.
 * @throws {NoVehicle} when nothing is free
 * @throws {TooManyHolds} when its guest may not hold more
 */
export async function takeVehicles(tx: Queryable, deps: Needs, taking: AllocationRequest): Promise<void> {
  const { booking, legs, expiresAt } = taking
  const fleet = { ...(await listFleetForUpdate(tx)), today: bangkokDay(deps.now()) }
  const vehicleClass = classOf(booking)
  if (!vehicleClass) return
  if (fleet.vehicles.length === 0) return taking.onClosedDays ? undefined : checkDays(tx, taking)
  const load = { seats: booking.guests, bags: booking.luggage ?? 0 }
  const had = taking.mayHaveSome ? await listAllocationsOf(tx, booking.id) : []
  const missing = legs.filter(({ id }) => !had.some(({ legId }) => legId === id))
  if (taking.byGuest) await throwIfTooMany(tx, booking, taking.byGuest, missing)
  for (const leg of missing) {
    const span = spanOf(leg)
    if (!span) continue
    if (!taking.onClosedDays) await throwIfClosed(tx, taking.tourId, vehicleClass, leg)
    const wanted = { bookingId: booking.id, legId: leg.id, class: vehicleClass, ...load, ...span, expiresAt }
    const isTaken =
      (await takeVehicle(tx, fleet, wanted)) ??
      ((await expireHoldsInTheWay(tx, deps, span)) && (await takeVehicle(tx, fleet, wanted)))
    if (isTaken) continue
    if (await hasExpiredHoldBetween(tx, span.busyFrom, span.busyUntil, new Date(deps.now())))
      throw new UndecidedHold()
    throw new NoVehicle(leg, vehicleClass)
  }
}

/** Everybody who holds is counted under the lock of the fleet, so that of two at the same moment the second sees the first. */
async function throwIfTooMany(
  tx: Queryable,
  booking: AllocationRequest['booking'],
  { network }: ByGuest,
  legs: readonly StoredLeg[],
): Promise<void> {
  const spans = legs.map(spanOf).filter((span) => span !== undefined)
  if (spans.length === 0) return
  const days = spans.reduce((sum, span) => sum + daysOf(span), 0)
  const others = (await listHolders(tx)).filter(({ id }) => id !== booking.id)
  const limit = holdLimitReached({ ...booking, network, days }, others)
  if (limit) throw new TooManyHolds(limit)
}

/** Is each day of these legs sold? @throws {NoVehicle} when one is not */
export async function checkDays(
  tx: Queryable,
  { booking, tourId, legs }: Omit<AllocationRequest, 'expiresAt'>,
) {
  const vehicleClass = classOf(booking)
  if (!vehicleClass) return
  for (const leg of legs) await throwIfClosed(tx, tourId, vehicleClass, leg)
}

/** Would each leg find a vehicle now? For a form that takes it only later. @throws {NoVehicle} when one would not */
export async function checkVehicles(
  tx: Queryable,
  { now }: Needs,
  taking: Omit<AllocationRequest, 'expiresAt'>,
): Promise<void> {
  const { booking, legs } = taking
  await checkDays(tx, taking)
  const [vehicles, drivers] = [await listActiveVehicles(tx), await listActiveDrivers(tx)]
  const today = bangkokDay(now())
  const load = { seats: booking.guests, bags: booking.luggage ?? 0 }
  const vehicleClass = classOf(booking)
  for (const leg of legs) {
    const span = spanOf(leg)
    if (!span || !vehicleClass) continue
    const around = await listAllocationsBetween(tx, span.busyFrom, span.busyUntil)
    const taken = around.filter((one) => isInForce(one, now()))
    if (!chooseVehicle({ vehicles, drivers, taken, today }, { ...load, ...span, class: vehicleClass }))
      throw new NoVehicle(leg, vehicleClass)
  }
}

/** The class that is taken: the chosen one, and for a custom trip the smallest for its party; null when nobody knows. */
export function classOf({ kind, vehicleClass, guests }: Pick<Booking, 'kind' | 'vehicleClass' | 'guests'>) {
  if (vehicleClass || kind !== 'custom') return vehicleClass
  return smallestVehicleFor(guests, DEFAULT_CAPACITY) ?? null
}

/** From leaving the base to being back there; `undefined` while it is not known when the leg ends. */
function spanOf({ endsAt, ...leg }: Pick<StoredLeg, keyof NewLeg>): Span | undefined {
  return endsAt ? occupancyOf({ ...leg, endsAt }) : undefined
}

async function throwIfClosed(
  tx: Queryable,
  tourId: string | null,
  vehicleClass: VehicleClass,
  leg: StoredLeg,
): Promise<void> {
  const [first, last] = [leg.startsAt, leg.endsAt ?? leg.startsAt].map((at) => bangkokDay(at.getTime()))
  if (first === undefined || last === undefined) return
  const blackout = (await listBlackoutsBetween(tx, first, last)).find((one) =>
    closesTripIn(one, tourId, vehicleClass),
  )
  if (blackout) throw new NoVehicle(leg, vehicleClass, { code: 'blackout', sentence: blackout.reason })
}

/** Ends the bookings whose expired holds are in the way. @returns whether there were any */
export async function expireHoldsInTheWay(
  tx: Queryable,
  deps: Needs,
  { busyFrom, busyUntil }: Span,
): Promise<boolean> {
  const overdue = await lockExpiredHoldsBetween(tx, busyFrom, busyUntil, new Date(deps.now()))
  if (overdue.length === 0) return false
  await actingAs(tx, 'clock', async () => {
    for (const booking of overdue) await expireBooking(tx, deps, booking)
  })
  return true
}
