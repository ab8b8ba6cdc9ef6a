import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Balance, balanceOf } from '../payments/balance.rules.ts'
import { listPaymentsOfBooking } from '../payments/payments.store.ts'
import { withRefunds } from '../refunds/refunds.store.ts'

/** What was paid for a booking, what of it went back, and what is due. */
export async function findBalance(
  db: Queryable,
  { id, priceBaht }: Pick<Booking, 'id' | 'priceBaht'>,
): Promise<Balance> {
  return balanceOf(priceBaht, await withRefunds(db, await listPaymentsOfBooking(db, id)))
}
