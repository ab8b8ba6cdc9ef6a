import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { deleteUnsentMail, type UndoOffer } from '#adapters/database/desk/undo-offers.ts'
import { findNewestMove } from '#adapters/database/events.ts'
import { listLegs, type StoredLeg } from '#adapters/database/legs.ts'
import { findTrip, type Trip, updateVehicleText } from '#adapters/database/trips.ts'
import type { Deps } from '../../deps.ts'
import { storeMove } from './store-move.ts'

type MoveBefore = NonNullable<UndoOffer['move']>

/** What a booking was before it is moved to another day. */
export function beforeMove(
  { vehicle, guests, priceBaht }: Booking,
  trip: Trip | undefined,
  legs: readonly StoredLeg[],
): MoveBefore {
  const times = legs.map(({ id, startsAt, endsAt, minutesBefore, minutesAfter }) => ({
    ...{ id, minutesBefore, minutesAfter },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
  }))
  return { vehicle, guests, priceBaht, vehicleText: trip?.vehicleText ?? null, legs: times }
}

/** Withdraws the email about the newest move. @returns whether it has not left */
export async function withdrawMoveMail(tx: Queryable, bookingId: string): Promise<boolean> {
  const event = await findNewestMove(tx, bookingId)
  return event === undefined || deleteUnsentMail(tx, 'guest-booking-moved', event.id)
}

/** Moves a locked booking back to what it was. Its vehicles are given back by the caller. */
export async function moveBack(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  booking: Booking,
  { move, waitsUntil }: { move: MoveBefore; waitsUntil: Date | null },
): Promise<void> {
  const { legs: times, vehicleText, ...changed } = move
  const [first, ...others] = (await listLegs(tx, booking.id)).map((leg) => timesBack(leg, times))
  if (!first) throw new Error(`booking ${booking.id} has no leg any more`)
  await storeMove(tx, deps, booking, [first, ...others], { ...changed, waitsUntil, luggage: booking.luggage })
  const trip = booking.kind === 'trip' ? await findTrip(tx, booking.id) : undefined
  if (trip && vehicleText !== null && vehicleText !== trip.vehicleText)
    await updateVehicleText(tx, trip, vehicleText)
}

function timesBack(leg: StoredLeg, times: MoveBefore['legs']): StoredLeg {
  const had = times.find(({ id }) => id === leg.id)
  if (!had) return leg
  const { startsAt, endsAt, minutesBefore, minutesAfter } = had
  return {
    ...{ ...leg, minutesBefore, minutesAfter },
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
}
