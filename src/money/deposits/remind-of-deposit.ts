import { staff } from '#bookings/actor.rules.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { findBalance } from '../cash/find-balance.ts'
import { canRemind } from './can-remind.ts'
import { DEPOSIT_REMINDER } from './deposit.rules.ts'

/** Reminds the guest of the deposit by email, once for each booking. */
export async function remindOfDeposit(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  reminder: ByStaff,
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, staff(reminder.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, reminder)
    if (!found.ok) return found
    const { id, reference, customerEmail } = found.booking
    if (!(await canRemind(tx, found.booking, await findBalance(tx, found.booking))))
      return refuse('not-possible', { code: 'not-in-this-state' })
    await queueMails(deps, tx, [{ kind: DEPOSIT_REMINDER, subjectId: id, toAddress: customerEmail }])
    await insertAuditEntry(tx, {
      ...{ actor: reminder.admin, action: 'deposit-reminded', detail: reference },
      ...{ subjectKind: 'booking', subjectId: id },
    })
    return { ok: true }
  })
}
