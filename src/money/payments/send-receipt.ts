import { staff } from '#bookings/actor.rules.ts'
import { updateReceiptSent } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { findNewestEventOf } from '#bookings/events.store.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { findBalance } from '../cash/find-balance.ts'
import { hasReceipt } from './balance.rules.ts'

/** Sends a guest the receipt of what was paid, once for each press; the press is an event of the booking. */
export async function sendReceipt(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  receipt: ByStaff,
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, staff(receipt.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, receipt)
    if (!found.ok) return found
    const { booking } = found
    if (!hasReceipt(booking, await findBalance(tx, booking)))
      return refuse('not-possible', { code: 'not-in-this-state' })
    await updateReceiptSent(tx, booking.id, new Date(deps.now()))
    const pressed = await findNewestEventOf(tx, 'booking', booking.id)
    if (!pressed) throw new Error('the press was not recorded')
    const mail = { subjectId: pressed.id, toAddress: booking.customerEmail }
    await queueMails(deps, tx, [{ kind: 'guest-receipt', ...mail }])
    return { ok: true }
  })
}
