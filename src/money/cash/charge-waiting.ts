import { staff } from '#bookings/actor.rules.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Booking, updateBookingWaiting } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'

/** More than this for waiting is a typing mistake. */
const MOST_BAHT = 20_000

/** What staff charges for waiting beyond the free time of a transfer, in whole baht; 0 drops it. */
export type WaitingCharge = ByStaff & { amountBaht: number }

/**
 * Makes waiting a part of the price of a transfer, so that it is due like the rest. The sum replaces the one charged
 * before: pressed twice, it is charged once.
 */
export async function chargeWaiting(
  deps: Pick<Deps, 'db' | 'now'>,
  charge: WaitingCharge,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const { amountBaht } = charge
  if (!Number.isInteger(amountBaht) || amountBaht < 0 || amountBaht > MOST_BAHT)
    return refuseField('invalid', 'amountBaht', { code: 'waiting-amount', mostBaht: MOST_BAHT })
  return changeBooking(deps, staff(charge.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, charge)
    if (!found.ok) return found
    const { booking } = found
    const { kind, status, priceBaht, waitingBaht } = booking
    if (kind !== 'transfer' || priceBaht === null || !bookingCountsAs(status, 'travelled'))
      return refuse('not-possible', { code: 'not-in-this-state' })
    const charged = { waitingBaht: amountBaht, priceBaht: priceBaht - waitingBaht + amountBaht }
    await updateBookingWaiting(tx, booking.id, charged)
    return { ok: true, booking: { ...booking, ...charged } }
  })
}
