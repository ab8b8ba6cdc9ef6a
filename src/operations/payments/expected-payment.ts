import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Payment } from '#adapters/database/payments.ts'
import { bookingCountsAs } from '#domain/bookings/booking-status.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { nextPaymentOf } from '#domain/payments/deposit.ts'
import { findBalance } from './find-balance.ts'

/**
 * Is this a payment that the agreed booking still expects: its deposit, or what is due after it? Not a deposit that is
 * paid a second time, and nothing of more than what is due. A booking without a deposit is paid by its first payment.
 */
export async function isExpectedPayment(
  db: Queryable,
  booking: Booking,
  { purpose, amountSatang }: Payment,
): Promise<boolean> {
  if (booking.depositPercent === 0 || !bookingCountsAs(booking.status, 'travelled')) return false
  const balance = await findBalance(db, booking)
  const next = nextPaymentOf(booking, balance)
  return next?.purpose === purpose && bahtFromSatang(amountSatang) <= (balance.dueBaht ?? 0)
}
