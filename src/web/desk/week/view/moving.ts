import { type BoardTime, findMovedLeg, listBoardTimes } from '#bookings/desk-lists/week.store.ts'
import { occupancyOf } from '#fleet/allocation/occupancy.rules.ts'
import { type MoveTarget, type Moving, moveTargets } from '#fleet/availability/move-targets.rules.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { counted } from '#platform/text/counted.ts'
import { isolated } from '#platform/text/direction.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime, momentInWords } from '#platform/time/clock-time.ts'
import { reasonInWords } from './reasons.ts'
import { actionsOf, type BoardFleet } from './slots.ts'

/** A cell of the day of a moved drive: the crew that it would get, or why it does not fit. */
export type TargetView =
  | { fits: true; vehicleId: string; driverId: string; text: string }
  | { fits: false; text: string }

/** @returns undefined when there is no such drive, and a sentence when it cannot be moved */
export async function findMoving(db: Queryable, legId: string, fleet: BoardFleet, nowMs: number) {
  const leg = await findMovedLeg(db, legId)
  if (!leg) return undefined
  const actions = actionsOf(leg, leg.taken !== null, nowMs)
  const span = leg.taken ?? (leg.endsAt ? occupancyOf({ ...leg, endsAt: leg.endsAt }) : undefined)
  if (!actions.includes('assign'))
    return 'This booking has changed, so its vehicle can no longer be chosen here.'
  if (!span) return 'This booking has no times yet, so no vehicle can be chosen.'
  const { busyFrom, busyUntil } = span
  const taken = (await listBoardTimes(db, busyFrom, busyUntil)).filter(({ id }) => id !== leg.taken?.id)
  const moving = {
    ...{ busyFrom, busyUntil, seats: leg.guests, bags: leg.luggage ?? 0 },
    ...{ vehicleId: leg.taken?.vehicleId ?? null, driverId: leg.taken?.driverId ?? null },
  }
  return {
    ...{ legId, reference: leg.reference, seen: leg.seen },
    /** The day on which it begins, the only one with targets. */
    day: bangkokDay(busyFrom.getTime()),
    name: isolated(leg.customerName || NAME_PLACEHOLDERS.guest),
    /** `4 guests, Thu 26 Nov, 19:30, Airport pickup`. */
    text: [counted(leg.guests, 'guest'), momentInWords(leg.startsAt, nowMs), leg.title].join(', '),
    hasVehicle: leg.taken !== null,
    canReschedule: actions.includes('reschedule'),
    /** By `vehicle:` or `driver:` and the id. */
    targets: targetsOf(moving, taken, fleet, nowMs),
  }
}

/** The drive that is being moved. */
export type MovingView = Exclude<Awaited<ReturnType<typeof findMoving>>, string | undefined>

function targetsOf(moving: Moving, taken: BoardTime[], fleet: BoardFleet, nowMs: number) {
  const vehicles = fleet.vehicles.filter(({ active }) => active)
  const drivers = fleet.drivers.filter(({ active }) => active)
  const found = moveTargets(moving, { vehicles, drivers, taken, today: bangkokDay(nowMs) })
  const viewOf = (target: MoveTarget<BoardTime>, here: string): TargetView => {
    if (target.is === 'here') return { fits: false, text: here }
    if (target.is === 'not-free') return { fits: false, text: reasonInWords(target.why, moving) }
    const driver = fleet.names.drivers.get(target.driverId ?? '')
    const who = driver ? ` ${driver} drives.` : drivers.length > 0 ? ' No driver is free.' : ''
    const text = `Leaves ${bangkokTime(moving.busyFrom.getTime())}.${who}`
    return { fits: true, vehicleId: target.vehicleId, driverId: target.driverId ?? '', text }
  }
  const targets = new Map<string, TargetView>()
  for (const [id, target] of found.vehicles) targets.set(`vehicle:${id}`, viewOf(target, 'It is here now'))
  for (const [id, target] of found.drivers) targets.set(`driver:${id}`, viewOf(target, 'Drives it now'))
  return targets
}
