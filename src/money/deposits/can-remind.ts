import type { Booking } from '#bookings/bookings.store.ts'
import { isMailQueued } from '#messages/outbox/mails.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Balance } from '../payments/balance.rules.ts'
import { DEPOSIT_REMINDER, nextPaymentOf } from './deposit.rules.ts'

type Reminded = Pick<Booking, 'id' | 'customerEmail' | 'priceBaht' | 'depositPercent'>

/** Can the guest be reminded? The deposit has not been paid, there is an address, and no reminder went to it before. */
export async function canRemind(db: Queryable, booking: Reminded, balance: Balance): Promise<boolean> {
  if (booking.customerEmail === '' || nextPaymentOf(booking, balance)?.purpose !== 'deposit') return false
  return !(await isMailQueued(db, DEPOSIT_REMINDER, booking.id))
}
