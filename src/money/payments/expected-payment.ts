import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { findBalance } from '../cash/find-balance.ts'
import { isPaidOnline, nextPaymentOf } from '../deposits/deposit.rules.ts'
import { bahtFromSatang } from '../money.rules.ts'
import type { Payment } from './payments.store.ts'

/**
 * Is this a payment that the agreed booking still expects: its deposit, or what is due after it? Not a deposit that is
 * paid a second time, and nothing of more than what is due. The first payment of a booking without a deposit confirms it.
 */
export async function isExpectedPayment(
  db: Queryable,
  booking: Booking,
  { purpose, amountSatang, authorises }: Payment,
): Promise<boolean> {
  if (!bookingCountsAs(booking.status, 'travelled')) return false
  const balance = await findBalance(db, booking)
  // What a guest authorised is charged also when they confirmed themselves, by accepting another day.
  if (!authorises && !isPaidOnline(booking, balance)) return false
  const next = nextPaymentOf(booking, balance)
  return next?.purpose === purpose && bahtFromSatang(amountSatang) <= (balance.dueBaht ?? 0)
}
