import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { findSentQuote } from '#quotes/quotes.store.ts'

/**
 * Does a request still wait for the operator? Once it has its answer, a proposal or a quote, that comes by an email of its
 * own, and those about its arrival are not sent any more.
 */
export async function isUnanswered(db: Queryable, { id, status }: Booking): Promise<boolean> {
  return bookingCountsAs(status, 'unanswered') && (await findSentQuote(db, id)) === undefined
}

/** Until when vehicles are held for a request, in words; null when none are, or not any more. */
export function heldUntilOf({ status, waitsUntil }: Booking, nowMs: number): string | null {
  const isHeld = bookingCountsAs(status, 'unanswered') && waitsUntil && waitsUntil.getTime() > nowMs
  return isHeld ? deadlineInWords(waitsUntil.getTime()) : null
}
