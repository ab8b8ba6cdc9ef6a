import type { Actor } from '#bookings/actor.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { requireUnchanged, type ToChange } from '#bookings/require-unchanged.ts'
import { offerUndo, snapshotForUndo } from '#bookings/undo/offer-undo.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import { listFleetForUpdate } from '../fleet.store.ts'
import type { Span } from './allocation.rules.ts'
import {
  type Allocation,
  insertAllocation,
  isTakenMeanwhile,
  listAllocationsBetween,
  listAllocationsOf,
  updateAllocationCrew,
} from './allocations.store.ts'
import { whyDriverNotFree, whyVehicleNotFree } from './not-free.rules.ts'
import { occupancyOf } from './occupancy.rules.ts'

/** A vehicle and a driver for one leg; `driverId` is null while nobody drives it yet. */
export type Assignment = ToChange & { legId: string; vehicleId: string; driverId: string | null }
type Needs = Pick<Deps, 'db' | 'now'>
type Assigned = { ok: true; allocation: Allocation }

/**
 * Staff chooses the vehicle and the driver of a leg, of any class that is large enough. What it had is given up in the
 * same step, and a hold stays a hold. What is not free is refused with the reason; the locked fleet and the constraints
 * of the database see to it that of two who choose the same one only one gets it.
 */
export async function assignVehicle(
  deps: Needs,
  assignment: Assignment,
  by: Actor,
): Promise<Assigned | Refusal> {
  try {
    return await changeBooking(deps, by, (tx) => assign(tx, deps, assignment))
  } catch (error) {
    if (!isTakenMeanwhile(error)) throw error
    return notAssignable('vehicleId', 'This vehicle or driver', 'taken')
  }
}

async function assign(tx: Queryable, deps: Needs, assignment: Assignment): Promise<Assigned | Refusal> {
  const found = await requireUnchanged(tx, deps, assignment)
  if (!found.ok) return found
  const { booking } = found
  const { bookingId, legId, vehicleId, driverId } = assignment
  const leg = (await listLegs(tx, bookingId)).find(({ id }) => id === legId)
  if (!leg) return refuse('not-found', { code: 'booking-unknown' })
  const had = (await listAllocationsOf(tx, bookingId)).find((one) => one.legId === legId)
  if (!had && booking.status !== 'confirmed') return refuse('not-possible', { code: 'not-in-this-state' })
  if (had?.vehicleId === vehicleId && had.driverId === driverId)
    return refuseField('invalid', 'vehicleId', { code: 'already-assigned' })
  if (!leg.endsAt) return refuse('not-possible', { code: 'no-hours-known' })
  const span = had ?? occupancyOf({ ...leg, endsAt: leg.endsAt })
  const today = bangkokDay(deps.now())
  const at = { ...span, leaving: had?.id, today }
  const refusal = await whyNotAssigned(tx, booking, { vehicleId, driverId }, at)
  if (refusal) return refusal
  const before = await snapshotForUndo(tx, booking)
  const crew = { vehicleId, driverId, pinned: true }
  const allocation = had
    ? await updateAllocationCrew(tx, had.id, crew)
    : await insertAllocation(tx, {
        ...{ bookingId, legId, status: 'firm', busyFrom: span.busyFrom, busyUntil: span.busyUntil },
        ...crew,
      })
  if (!allocation) return notAssignable('vehicleId', 'This vehicle or driver', 'taken')
  await offerUndo(tx, deps, 'assign', before)
  return { ok: true, allocation }
}

/** @param leaving the allocation that is given up for this one */
async function whyNotAssigned(
  tx: Queryable,
  booking: Booking,
  { vehicleId, driverId }: Pick<Assignment, 'vehicleId' | 'driverId'>,
  { busyFrom, busyUntil, leaving, today }: Span & { leaving: string | undefined; today: PlainDate },
): Promise<Refusal | undefined> {
  const { vehicles, drivers } = await listFleetForUpdate(tx)
  const taken = (await listAllocationsBetween(tx, busyFrom, busyUntil)).filter(({ id }) => id !== leaving)
  const need = { busyFrom, busyUntil, seats: booking.guests, bags: booking.luggage ?? 0 }
  const vehicle = vehicles.find(({ id }) => id === vehicleId)
  if (!vehicle) return notAssignable('vehicleId', 'This vehicle', 'gone')
  const why = whyVehicleNotFree(vehicle, taken, need, today)
  if (why) return notAssignable('vehicleId', vehicle.plate, why.why)
  if (driverId === null) return undefined
  const driver = drivers.find(({ id }) => id === driverId)
  if (!driver) return notAssignable('driverId', 'This driver', 'gone')
  const whyDriver = whyDriverNotFree(driver, taken, need)
  return whyDriver && notAssignable('driverId', driver.name, whyDriver.why)
}

function notAssignable(
  field: 'vehicleId' | 'driverId',
  what: string,
  why: NonNullable<ReturnType<typeof whyVehicleNotFree>>['why'] | 'gone',
): Refusal {
  return refuseField('not-possible', field, { code: 'not-assignable', what, why })
}
