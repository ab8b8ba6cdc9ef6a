import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { findSentQuote, isPlanned } from '#quotes/quotes.store.ts'
import { type Booking, updateBookingStatus } from '../bookings.store.ts'

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
