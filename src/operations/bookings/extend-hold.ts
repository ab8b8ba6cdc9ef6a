import { type Booking, findBookingForUpdate, updateBookingDeadline } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { staff } from '#domain/bookings/actor.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { leadHoursOf } from './lead-hours.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'rules'>

/**
 * Staff holds the vehicle of a request longer: by the hours of a hold, from the end that it has, but not into the lead
 * time of its pickup. Nobody is written to.
 */
export async function extendHold(
  deps: Needs,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true; booking: Booking } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction((tx) => extend(tx, deps, bookingId), { actor: staff(admin) }),
  )
}

async function extend(
  tx: Queryable,
  deps: Needs,
  bookingId: string,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const booking = await findBookingForUpdate(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  const { status, waitsUntil: ends } = booking
  const [first] = await listLegs(tx, bookingId)
  if (status !== 'requested' || !ends || !first) return refuse('not-possible', { code: 'not-in-this-state' })
  const fromMs = Math.max(deps.now(), ends.getTime())
  const waitsUntil = requestHoldEnds(
    deps.rules().holdTimes,
    leadHoursOf(deps, first, booking),
    first.startsAt,
    fromMs,
  )
  if (waitsUntil <= ends) return refuse('not-possible', { code: 'held-longest' })
  await updateBookingDeadline(tx, bookingId, waitsUntil)
  return { ok: true, booking: { ...booking, waitsUntil } }
}
