import { type Booking, updateBookingPrice } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { moveLegs } from '#domain/bookings/reschedule.ts'
import type { Proposed } from '#domain/quotes/proposal.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { takeVehiclesOfBooking } from '../availability/take-vehicles-of-booking.ts'
import { storeMove } from '../bookings/move/store-move.ts'
import type { Deps } from '../deps.ts'

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
  const { vehicle, guests, luggage } = booking
  const changed = { vehicle, guests, luggage, priceBaht: totalBaht, waitsUntil }
  const moved = await storeMove(tx, deps, booking, [first, ...others], changed)
  if (!moved) throw new Error(`booking ${booking.id} was not locked`)
  await takeVehiclesOfBooking(tx, deps, moved, { expiresAt: waitsUntil, onClosedDays: true })
  return moved
}
