import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { HOLD_LIMITS, isSameContact } from '#bookings/holding/hold-limits.rules.ts'
import { overlaps } from '#fleet/allocation/allocation.rules.ts'
import type { Snapshot } from '../snapshot.ts'

/** No vehicle and no driver is in two places. */
export function nothingOverlaps({ allocations }: Snapshot): string[] {
  const active = allocations.filter(({ status }) => status !== 'released')
  return (['vehicleId', 'driverId'] as const).flatMap((what) =>
    [...Map.groupBy(active, (one) => one[what])].flatMap(([id, taken]) => {
      if (id === null) return []
      const sorted = taken.toSorted((one, other) => one.busyFrom.getTime() - other.busyFrom.getTime())
      return sorted
        .filter((one, index) => sorted.slice(index + 1).some((other) => overlaps(one, other)))
        .map(({ bookingId }) => `${what} ${id} is in two places, once for booking ${bookingId}`)
    }),
  )
}

/** An agreed booking has a vehicle for every leg, one that waits may hold some, and any other has none. */
export function heldByState(snapshot: Snapshot): string[] {
  const allocationsOf = Map.groupBy(
    snapshot.allocations.filter(({ status }) => status !== 'released'),
    ({ bookingId }) => bookingId,
  )
  const legsOf = Map.groupBy(snapshot.legs, ({ bookingId }) => bookingId)
  return bookingsIn(snapshot).flatMap(({ id, reference, status }) => {
    const has = allocationsOf.get(id) ?? []
    if (bookingCountsAs(status, 'agreed')) {
      const firm = new Set(has.filter((one) => one.status === 'firm').map(({ legId }) => legId))
      const without = (legsOf.get(id) ?? []).filter((leg) => !firm.has(leg.id))
      return without.map(
        ({ position }) => `leg ${position} of ${reference}, which is ${status}, has no vehicle`,
      )
    }
    const mayHold = status === 'requested' || status === 'awaiting_payment'
    const wrong = has.filter((one) => !(mayHold && one.status === 'held'))
    return wrong.map((one) => `${reference} is ${status} and has a vehicle that is ${one.status}`)
  })
}

/** Who waits for a payment or holds a vehicle has a deadline, the same for both; who does not wait has none. */
export function deadlinesAgree(snapshot: Snapshot): string[] {
  const held = Map.groupBy(
    snapshot.allocations.filter(({ status }) => status === 'held'),
    ({ bookingId }) => bookingId,
  )
  return bookingsIn(snapshot).flatMap(({ id, reference, status, waitsUntil }) => {
    const holds = held.get(id) ?? []
    const needsOne = status === 'draft' || status === 'awaiting_payment' || holds.length > 0
    if (needsOne && !waitsUntil) return [`${reference} is ${status} without a deadline`]
    if (waitsUntil && !bookingCountsAs(status, 'waits')) return [`${reference} is ${status} with a deadline`]
    return holds
      .filter(({ expiresAt }) => expiresAt?.getTime() !== waitsUntil?.getTime())
      .map(() => `${reference} and its hold have two deadlines`)
  })
}

/** No contact holds more without a payment than one may. */
export function holdsAreLimited(snapshot: Snapshot): string[] {
  const held = new Set(
    snapshot.allocations.filter(({ status }) => status === 'held').map(({ bookingId }) => bookingId),
  )
  const holders = bookingsIn(snapshot).filter(({ id }) => held.has(id))
  const most = HOLD_LIMITS.contact.holds
  return holders.flatMap((holder) => {
    const same = holders.filter((other) => isSameContact(holder, other)).length
    return same > most ? [`the contact of ${holder.reference} holds ${same}`] : []
  })
}

function bookingsIn({ bookings, taxis, customTrips }: Snapshot) {
  return [...bookings, ...taxis, ...customTrips]
}
