import { type Booking, updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findSentQuote, isPlanned } from '#adapters/database/quotes.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'

/**
 * Ends a booking whose deadline, or whose quote, has ended, and frees its vehicles. The guest and the operator of a request
 * that was not answered in time are told, or those of a quote that was not accepted. The booking has to be locked.
 */
export async function expireBooking(
  tx: Queryable,
  deps: Pick<Deps, 'queue' | 'now' | 'addresses'>,
  booking: Booking,
): Promise<void> {
  const quote = booking.status === 'requested' ? await findSentQuote(tx, booking.id) : undefined
  const ended = await updateBookingStatus(tx, booking, 'expire')
  if (!ended || booking.status !== 'requested') return
  if (isPlanned(quote)) {
    await queueMails(deps, tx, [
      { kind: 'operator-quote-ended', subjectId: quote.id, toAddress: deps.addresses.operator },
      { kind: 'guest-quote-ended', subjectId: quote.id, toAddress: booking.customerEmail },
    ])
    return
  }
  await queueMails(deps, tx, [
    { kind: 'operator-hold-ended', subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: 'guest-hold-ended', subjectId: booking.id, toAddress: booking.customerEmail },
  ])
}
