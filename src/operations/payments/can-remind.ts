import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { isMailQueued } from '#adapters/database/mails.ts'
import type { Balance } from '#domain/payments/balance.ts'
import { DEPOSIT_REMINDER, nextPaymentOf } from '#domain/payments/deposit.ts'

type Reminded = Pick<Booking, 'id' | 'customerEmail' | 'priceBaht' | 'depositPercent'>

/** Can the guest be reminded? The deposit has not been paid, there is an address, and no reminder went to it before. */
export async function canRemind(db: Queryable, booking: Reminded, balance: Balance): Promise<boolean> {
  if (booking.customerEmail === '' || nextPaymentOf(booking, balance)?.purpose !== 'deposit') return false
  return !(await isMailQueued(db, DEPOSIT_REMINDER, booking.id))
}
