import type { Actor } from '#bookings/actor.rules.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { requireUnchanged, type ToChange } from '#bookings/require-unchanged.ts'
import { listActiveDrivers } from '#fleet/fleet.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { type AgreedPrice, depositOf } from '../deposits/deposit.rules.ts'
import { MOST_BAHT, satangFromBaht } from '../money.rules.ts'
import { type Balance, balanceOf } from '../payments/balance.rules.ts'
import type { PaymentPurpose } from '../payments/payment-kind.rules.ts'
import { insertPayment, listPaymentsOfBookingForUpdate, type Payment } from '../payments/payments.store.ts'
import { withRefunds } from '../refunds/refunds.store.ts'

/** Whole baht. `collectedBy`: the driver who has it; null when it is at the office. */
export type Cash = { amountBaht: number; collectedBy: string | null }

/** Staff records that a guest has paid in cash, up to what is still due. */
export async function recordCash(
  deps: Pick<Deps, 'db' | 'now'>,
  cash: Cash & ToChange,
  by: Actor,
): Promise<{ ok: true; payment: Payment } | Refusal> {
  return changeBooking(deps, by, async (tx) => {
    const found = await requireUnchanged(tx, deps, cash)
    return found.ok ? recordCashLocked(tx, deps, found.booking, cash) : found
  })
}

/** Records cash for a locked booking in the caller's transaction, whose actor does it. */
export async function recordCashLocked(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  booking: Booking,
  { amountBaht, collectedBy }: Cash,
): Promise<{ ok: true; payment: Payment } | Refusal> {
  const { id: bookingId } = booking
  if (!bookingCountsAs(booking.status, 'travelled'))
    return refuse('not-possible', { code: 'not-in-this-state' })
  if (!Number.isInteger(amountBaht) || amountBaht < 1 || amountBaht > MOST_BAHT)
    return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
  const earlier = await withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, bookingId))
  const balance = balanceOf(booking.priceBaht, earlier)
  if (balance.dueBaht !== null && amountBaht > balance.dueBaht)
    return refuseField('invalid', 'amountBaht', { code: 'cash-too-much', dueBaht: balance.dueBaht })
  if (collectedBy !== null && !(await listActiveDrivers(tx)).some(({ id }) => id === collectedBy))
    return refuseField('invalid', 'collectedBy', { code: 'not-assignable', what: 'This driver', why: 'gone' })
  const at = new Date(now())
  const payment = await insertPayment(tx, {
    ...{ bookingId, provider: 'cash', method: 'cash', status: 'paid', currency: 'thb' },
    ...{
      purpose: purposeOf(amountBaht, booking, balance),
      amountSatang: satangFromBaht(amountBaht),
      collectedBy,
    },
    ...{ idempotencyKey: crypto.randomUUID(), expiresAt: at, paidAt: at },
  })
  if (!payment) throw new Error('the cash could not be recorded')
  return { ok: true, payment }
}

/** The first cash can be the whole price or the agreed deposit; any other is a part of what was left. */
function purposeOf(amountBaht: number, agreed: AgreedPrice, { paidBaht, dueBaht }: Balance): PaymentPurpose {
  if (paidBaht > 0) return 'balance'
  if (amountBaht === dueBaht) return 'full'
  return amountBaht === depositOf(agreed)?.depositBaht ? 'deposit' : 'balance'
}
