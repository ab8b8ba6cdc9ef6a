import { type Booking, findBookingForUpdate, updateBookingWaiting } from '#adapters/database/bookings.ts'
import { staff } from '#domain/bookings/actor.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseField, refuseIfUnavailable } from '../refusal.ts'

/** More than this for waiting is a typing mistake. */
const MOST_BAHT = 20_000

/** What staff charges for waiting beyond the free time of a transfer, in whole baht; 0 drops it. */
export type WaitingCharge = { bookingId: string; amountBaht: number; admin: string }

/**
 * Makes waiting a part of the price of a transfer, so that it is due like the rest. The sum replaces the one charged
 * before: pressed twice, it is charged once.
 */
export async function chargeWaiting(
  deps: Pick<Deps, 'db'>,
  { bookingId, amountBaht, admin }: WaitingCharge,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  if (!Number.isInteger(amountBaht) || amountBaht < 0 || amountBaht > MOST_BAHT)
    return refuseField('invalid', 'amountBaht', { code: 'waiting-amount', mostBaht: MOST_BAHT })
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction(
      async (tx) => {
        const booking = await findBookingForUpdate(tx, bookingId)
        if (!booking) return refuse('not-found', { code: 'booking-unknown' })
        const { kind, status, priceBaht, waitingBaht } = booking
        if (kind !== 'transfer' || priceBaht === null || !bookingCountsAs(status, 'travelled'))
          return refuse('not-possible', { code: 'not-in-this-state' })
        const charged = { waitingBaht: amountBaht, priceBaht: priceBaht - waitingBaht + amountBaht }
        await updateBookingWaiting(tx, bookingId, charged)
        return { ok: true as const, booking: { ...booking, ...charged } }
      },
      { actor: staff(admin) },
    ),
  )
}
