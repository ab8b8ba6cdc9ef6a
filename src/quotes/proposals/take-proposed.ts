import { type Booking, updateBookingPrice } from '#bookings/bookings.store.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { moveLegs } from '#bookings/moving/reschedule.rules.ts'
import { storeMove } from '#bookings/moving/store-move.ts'
import { takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { Proposed } from './proposal.rules.ts'

type Needs = Pick<Deps, 'queue' | 'catalogue' | 'now' | 'addresses'>

/**
 * Makes a locked request what was proposed, and takes a vehicle for it. The operator proposed it, so it may be on a
 * closed day. @returns the request as it is now
 * @throws {NoVehicle} when nothing is free
 */
export async function takeProposed(
  tx: Queryable,
  deps: Needs,
  booking: Booking,
  { startsAt, totalBaht }: Proposed,
): Promise<Booking> {
  const { waitsUntil } = booking
  const legs = await listLegs(tx, booking.id)
  const at = startsAt?.getTime()
  const [first, ...others] =
    at === undefined ? [] : moveLegs(legs, { date: bangkokDay(at), time: bangkokTime(at) })
  const isMoved = first && first.startsAt.getTime() !== legs[0]?.startsAt.getTime()
  if (!isMoved) {
    if (totalBaht !== booking.priceBaht) await updateBookingPrice(tx, booking.id, totalBaht)
    const priced = { ...booking, priceBaht: totalBaht }
    await takeVehiclesOfBooking(tx, deps, priced, { expiresAt: waitsUntil, onClosedDays: true })
    return priced
  }
  const { vehicleClass, guests, luggage } = booking
  const changed = { vehicleClass, guests, luggage, priceBaht: totalBaht, waitsUntil }
  const moved = await storeMove(tx, deps, booking, [first, ...others], changed)
  if (!moved) throw new Error(`booking ${booking.id} was not locked`)
  await takeVehiclesOfBooking(tx, deps, moved, { expiresAt: waitsUntil, onClosedDays: true })
  return moved
}
