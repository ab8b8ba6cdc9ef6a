import { type Booking, findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findIsQueued } from '#adapters/database/mails.ts'
import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { staff } from '#domain/bookings/actor.ts'
import type { Balance } from '#domain/payments/balance.ts'
import { DEPOSIT_REMINDER, nextPaymentOf } from '#domain/payments/deposit.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { findBalance } from './find-balance.ts'

type Reminded = Pick<Booking, 'id' | 'customerEmail' | 'priceBaht' | 'depositPercent'>

/** Can the guest be reminded? The deposit has not been paid, there is an address, and no reminder went to it before. */
export async function findCanRemind(db: Queryable, booking: Reminded, balance: Balance): Promise<boolean> {
  if (booking.customerEmail === '' || nextPaymentOf(booking, balance)?.purpose !== 'deposit') return false
  return !(await findIsQueued(db, DEPOSIT_REMINDER, booking.id))
}

/** Reminds the guest of the deposit by email, once for each booking. */
export async function remindOfDeposit(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  const remind = async (tx: Queryable): Promise<{ ok: true } | Refusal> => {
    const booking = await findBookingForUpdate(tx, bookingId)
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    if (!(await findCanRemind(tx, booking, await findBalance(tx, booking))))
      return refuse('not-possible', { code: 'not-in-this-state' })
    await queueMails(deps, tx, [
      { kind: DEPOSIT_REMINDER, subjectId: bookingId, toAddress: booking.customerEmail },
    ])
    const subject = { subjectKind: 'booking', subjectId: bookingId } as const
    await insertAuditEntry(tx, {
      actor: admin,
      action: 'deposit-reminded',
      ...subject,
      detail: booking.reference,
    })
    return { ok: true }
  }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction(remind, { actor: staff(admin) }),
  )
}
