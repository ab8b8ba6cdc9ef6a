import { staff } from '#bookings/actor.rules.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { bahtFromSatang, satangFromBaht } from '../money.rules.ts'
import { listPaymentsOfBookingForUpdate } from '../payments/payments.store.ts'
import { approveRefund } from './approve-refund.ts'
import { paidNewestFirst, payBackSatangOf, undecidedSatangOf } from './refundable.rules.ts'
import { withRefunds } from './refunds.store.ts'

/** `amountBaht`: whole baht; everything that is left when it is not given. */
export type PayBack = ByStaff & { amountBaht?: number }

/**
 * Staff gives money of a booking back that has ended. A job sends what came through the provider; cash is suggested, and
 * a person hands it over.
 */
export async function payBack(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  wanted: PayBack,
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, staff(wanted.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, wanted)
    if (!found.ok) return found
    const payments = await withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, found.booking.id))
    const mostSatang = payBackSatangOf(payments)
    const { amountBaht } = wanted
    if (amountBaht !== undefined && !(amountBaht >= 1))
      return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
    let remaining = amountBaht === undefined ? mostSatang : satangFromBaht(amountBaht)
    if (remaining === 0 || remaining > mostSatang) {
      const problem = { code: 'refund-too-large', mostBaht: bahtFromSatang(mostSatang) } as const
      return refuseField('invalid', 'amountBaht', problem)
    }
    for (const payment of paidNewestFirst(payments)) {
      const amountSatang = Math.min(remaining, undecidedSatangOf(payment))
      if (amountSatang === 0) continue
      await approveRefund(tx, deps, { payment, amountSatang, reason: 'goodwill' })
      remaining -= amountSatang
    }
    return { ok: true }
  })
}
