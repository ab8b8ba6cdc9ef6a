import { findBookingForUpdate, updateReceiptSent } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findNewestEventOf } from '#adapters/database/events.ts'
import { staff } from '#domain/bookings/actor.ts'
import { hasReceipt } from '#domain/payments/balance.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { findBalance } from './find-balance.ts'

/** Sends a guest the receipt of what was paid, once for each press; the press is an event of the booking. */
export async function sendReceipt(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  { bookingId, admin }: { bookingId: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  const send = async (tx: Queryable): Promise<{ ok: true } | Refusal> => {
    const booking = await findBookingForUpdate(tx, bookingId)
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    if (!hasReceipt(booking, await findBalance(tx, booking)))
      return refuse('not-possible', { code: 'not-in-this-state' })
    await updateReceiptSent(tx, bookingId, new Date(deps.now()))
    const pressed = await findNewestEventOf(tx, 'booking', bookingId)
    if (!pressed) throw new Error('the press was not recorded')
    const mail = { subjectId: pressed.id, toAddress: booking.customerEmail }
    await queueMails(deps, tx, [{ kind: 'guest-receipt', ...mail }])
    return { ok: true }
  }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    deps.db.transaction(send, { actor: staff(admin) }),
  )
}
