import { findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { staff } from '#domain/bookings/actor.ts'
import { DEPOSIT_REMINDER } from '#domain/payments/deposit.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { findBalance } from './find-balance.ts'
import { findCanRemind } from './find-can-remind.ts'

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
