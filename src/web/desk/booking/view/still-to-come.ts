import { COMPLETES_AFTER_HOURS } from '#bookings/booking-status.rules.ts'
import type { DeskBooking } from '#bookings/desk-booking.store.ts'

/** A step of the history that is known to follow, unless somebody acts before. */
export type LaterStep = { at: Date; text: string }

type Booking = Pick<DeskBooking, 'status' | 'waitsUntil' | 'legs'>

/** What is still to come, in its order; nothing for a booking that has ended. `nowMs` is in milliseconds since the epoch. */
export function stillToCome(booking: Booking, nowMs: number): LaterStep[] {
  return stepsOf(booking)
    .filter(({ at }) => at.getTime() > nowMs)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

function stepsOf({ status, waitsUntil, legs }: Booking): LaterStep[] {
  if (status === 'requested' && waitsUntil) return [{ at: waitsUntil, text: 'The request expires' }]
  if (status === 'awaiting_payment' && waitsUntil) return [{ at: waitsUntil, text: 'The checkout expires' }]
  if (status !== 'confirmed') return []
  const drives = legs.map(({ startsAt, position }) => ({
    ...{ at: startsAt, text: position > 1 ? 'Pickup for the way back' : 'Pickup' },
  }))
  const ends = legs.flatMap(({ endsAt }) => (endsAt ? [endsAt.getTime()] : []))
  if (ends.length === 0 || ends.length < legs.length) return drives
  const completes = new Date(Math.max(...ends) + COMPLETES_AFTER_HOURS * 3_600_000)
  return [...drives, { at: completes, text: 'Completed automatically, if nothing else is recorded' }]
}
