import { type Booking, findBookingForUpdate, updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import { refuseIfTaken } from '../availability/refuse-if-taken.ts'
import { takeVehiclesOfBooking } from '../availability/take-vehicles-of-booking.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/**
 * The operator accepts a request, or takes up one that has expired: its vehicle becomes firm, or a free one is taken when
 * the hold was given up. The guest gets one mail. Of several people who press at the same time, all are answered with the
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
    const confirmed = await updateBookingStatus(tx, booking, event)
    if (!confirmed) return refuse('not-possible', { code: 'booking-over' })
    await queueMails(deps, tx, [
      { kind: 'guest-request-confirmed', subjectId: booking.id, toAddress: booking.customerEmail },
    ])
    await takeVehiclesOfBooking(tx, deps, confirmed, { expiresAt: null, onClosedDays: true })
    return { ok: true as const, booking: confirmed }
  }
  const wanted = { tourId: null, origin: null }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, wanted, ['date'], () => deps.db.transaction(confirm, { actor: by })),
  )
}
