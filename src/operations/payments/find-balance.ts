import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { type Balance, balanceOf } from '#domain/payments/balance.ts'

/** What was paid for a booking, what of it went back, and what is due. */
export async function findBalance(
  db: Queryable,
  { id, priceBaht }: Pick<Booking, 'id' | 'priceBaht'>,
): Promise<Balance> {
  return balanceOf(priceBaht, await withRefunds(db, await listPaymentsOfBooking(db, id)))
}
