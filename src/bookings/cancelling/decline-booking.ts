import type { SettleNeeds } from '#money/payments/settle-payment.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import { nextBookingStatus } from '../booking-status.rules.ts'
import type { Booking } from '../bookings.store.ts'
import type { ByStaff } from '../require-unchanged.ts'
import { offerUndo, SEND_AFTER_UNDO_WINDOW, snapshotForUndo } from '../undo/offer-undo.ts'
import { remainingSatangOf } from './cancellation.rules.ts'
import { endBooking, endingBooking, lockedPayments } from './end-booking.ts'

/**
 * The operator declines a request, or a booking that waits for its payment. Anything that was paid goes back.
 * A request for which nobody has tried to pay can be taken up again for some seconds.
 * @param note why, as the guest reads it
 */
export async function declineBooking(
  deps: SettleNeeds,
  { note, admin, ...toDecline }: ByStaff & { note: string },
): Promise<{ ok: true; booking: Booking; refundSatang: number } | Refusal> {
  const asked = { ...toDecline, actor: staff(admin), problem: { code: 'booking-not-declined' } as const }
  return endingBooking(deps, asked, async (tx, booking) => {
    if (!nextBookingStatus(booking.status, 'decline'))
      return refuse('not-declinable', { code: 'not-declinable' })
    const before = await snapshotForUndo(tx, booking)
    const paid = await lockedPayments(tx, booking.id)
    const refundSatang = remainingSatangOf(paid)
    const isUndoable = booking.status === 'requested' && paid.length === 0
    const ended = await endBooking(tx, deps, booking, {
      ...{ event: 'decline', actor: staff(admin), note, reason: 'operator_cancelled', payments: paid },
      refund: refundSatang,
      mails: { guest: 'guest-booking-declined', wait: isUndoable ? SEND_AFTER_UNDO_WINDOW : undefined },
    })
    if (isUndoable) await offerUndo(tx, deps, 'decline', before)
    return { ok: true as const, booking: ended, refundSatang }
  })
}
