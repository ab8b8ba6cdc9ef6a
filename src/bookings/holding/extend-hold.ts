import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { type Booking, updateBookingDeadline } from '../bookings.store.ts'
import { changeBooking } from '../change-booking.ts'
import { listLegs } from '../legs.store.ts'
import { leadHoursOf } from '../placing/lead-hours.ts'
import { type ByStaff, requireUnchanged } from '../require-unchanged.ts'
import { requestHoldEnds } from './hold.rules.ts'

/**
 * Staff holds the vehicle of a request longer: by the hours of a hold, from the end that it has, but not into the lead
 * time of its pickup. Nobody is written to.
 */
export async function extendHold(
  deps: Pick<Deps, 'db' | 'now' | 'rules'>,
  hold: ByStaff,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  return changeBooking(deps, staff(hold.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, hold)
    if (!found.ok) return found
    const { booking } = found
    const { status, waitsUntil: ends } = booking
    const [first] = await listLegs(tx, booking.id)
    if (status !== 'requested' || !ends || !first)
      return refuse('not-possible', { code: 'not-in-this-state' })
    const fromMs = Math.max(deps.now(), ends.getTime())
    const leadHours = leadHoursOf(deps, first, booking)
    const waitsUntil = requestHoldEnds(deps.rules().holdTimes, leadHours, first.startsAt, fromMs)
    if (waitsUntil <= ends) return refuse('not-possible', { code: 'held-longest' })
    await updateBookingDeadline(tx, booking.id, waitsUntil)
    return { ok: true, booking: { ...booking, waitsUntil } }
  })
}
