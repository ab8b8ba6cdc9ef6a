import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listPaymentsOfBookingForUpdate } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { staff } from '#domain/bookings/actor.ts'
import { bahtFromSatang, satangFromBaht } from '#domain/money.ts'
import { paidNewestFirst, payBackSatangOf, undecidedSatangOf } from '#domain/payments/refundable.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseField, refuseIfUnavailable } from '../refusal.ts'
import { approveRefund } from './approve-refund.ts'

/** `amountBaht`: whole baht; everything that is left when it is not given. */
export type PayBack = { bookingId: string; admin: string; amountBaht?: number }

/**
 * Staff gives money of a booking back that has ended. A job sends what came through the provider; cash is suggested, and
 * a person hands it over.
 */
export async function payBack(
  deps: Pick<Deps, 'db' | 'queue'>,
  wanted: PayBack,
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction((tx) => give(tx, deps, wanted), { actor: staff(wanted.admin) }),
  )
}

async function give(
  tx: Queryable,
  deps: Pick<Deps, 'queue'>,
  { bookingId, amountBaht }: PayBack,
): Promise<{ ok: true } | Refusal> {
  if (!(await findBookingForUpdate(tx, bookingId))) return refuse('not-found', { code: 'booking-unknown' })
  const payments = await withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, bookingId))
  const mostSatang = payBackSatangOf(payments)
  if (amountBaht !== undefined && !(amountBaht >= 1))
    return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
  let left = amountBaht === undefined ? mostSatang : satangFromBaht(amountBaht)
  if (left === 0 || left > mostSatang) {
    const problem = { code: 'refund-too-large', mostBaht: bahtFromSatang(mostSatang) } as const
    return refuseField('invalid', 'amountBaht', problem)
  }
  for (const payment of paidNewestFirst(payments)) {
    const amountSatang = Math.min(left, undecidedSatangOf(payment))
    if (amountSatang === 0) continue
    await approveRefund(tx, deps, { payment, amountSatang, reason: 'goodwill' })
    left -= amountSatang
  }
  return { ok: true }
}
