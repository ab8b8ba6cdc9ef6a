import { type Booking, updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'

/**
 * Ends a booking whose deadline has passed and frees its vehicles. The guest and the operator of a request that was not
 * answered in time are told. The booking has to be locked.
 */
export async function lapseBooking(
  tx: Queryable,
  deps: Pick<Deps, 'queue' | 'now' | 'addresses'>,
  booking: Booking,
): Promise<void> {
  const ended = await updateBookingStatus(tx, booking, 'lapse')
  if (!ended || booking.status !== 'requested') return
  await queueMails(deps, tx, [
    { kind: 'operator-hold-ended', subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: 'guest-hold-ended', subjectId: booking.id, toAddress: booking.customerEmail },
  ])
}
