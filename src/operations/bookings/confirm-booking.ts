import { type Booking, findBookingForUpdate, updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findSentQuote, isPlanned } from '#adapters/database/quotes.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import { takeVehiclesOfBooking } from '../availability/take-vehicles-of-booking.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { agreeToQuote } from '../quotes/agree-to-quote.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { beforeAct, offerUndo, WAITING } from './undo-act.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/**
 * The operator accepts a request, or takes up one that has expired: its vehicle becomes firm, or a free one is taken when
 * the hold was given up. A quote that is out is accepted for the guest, at its price. The guest gets one email, after the seconds in which
 * a request can be undone. Of several people who press at the same time, all are answered with the
 * confirmed booking.
 */
export async function confirmBooking(
  deps: Needs,
  bookingId: string,
  by: Actor,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const confirm = async (tx: Queryable) => {
    const booking = await findBookingForUpdate(tx, bookingId)
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    if (booking.status === 'confirmed') return { ok: true as const, booking }
    const event = booking.status === 'expired' ? 'reinstate' : 'accept'
    const before = await beforeAct(tx, booking)
    const quote = event === 'accept' ? await findSentQuote(tx, booking.id) : undefined
    const agreed = isPlanned(quote) ? await agreeToQuote(tx, booking, quote) : booking
    const confirmed = await updateBookingStatus(tx, agreed, event)
    if (!confirmed) return refuse('not-possible', { code: 'booking-over' })
    const mail = { subjectId: booking.id, toAddress: booking.customerEmail }
    await queueMails(deps, tx, [{ kind: 'guest-request-confirmed', ...mail }], WAITING)
    await takeVehiclesOfBooking(tx, deps, confirmed, { expiresAt: null, onClosedDays: true })
    // A quote that was accepted stays accepted.
    if (event === 'accept' && agreed === booking) await offerUndo(tx, deps, 'confirm', before)
    return { ok: true as const, booking: confirmed }
  }
  const wanted = { tourId: null, origin: null }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, wanted, ['date'], () => deps.db.transaction(confirm, { actor: by })),
  )
}
