import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { CancellationTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { movableUntil } from '#bookings/moving/reschedule.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { formatBaht } from '#money/money.rules.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'

/** The price after a change, beside the one of now, in whole baht. */
export function priceInWords(
  { booking, chargedBaht }: Pick<Pass, 'chargedBaht'> & { booking: Pick<Pass['booking'], 'priceBaht'> },
  priceBaht: number | null,
): string {
  if (priceBaht === null) return 'On request, as before'
  const more = moreInWords(priceBaht - (booking.priceBaht ?? priceBaht))
  if (!more) return `${formatBaht(priceBaht)}, as before`
  const when = chargedBaht > 0 ? '. You pay the difference on the day' : ''
  return `${formatBaht(priceBaht)}, ${more}${when}`
}

/** `฿1,000 more`; nothing for the same price. */
export function moreInWords(differenceBaht: number): string {
  return differenceBaht > 0 ? `${formatBaht(differenceBaht)} more` : ''
}

/** Until when cancelling is free after a change. `nowMs` is in milliseconds since the epoch. */
export function freeCancellation(
  { status, terms }: { status: BookingStatus; terms: CancellationTerms },
  startsAt: Date,
  nowMs: number,
): string {
  const until = movableUntil(terms, startsAt)
  const isOpen = until && until.getTime() >= nowMs
  const words = isOpen ? `until ${dayAndTime(until)} (Bangkok)` : undefined
  if (bookingCountsAs(status, 'unanswered'))
    return words ? `until we confirm, then ${words}` : 'until we confirm'
  return words ?? 'no longer: the new pickup is too soon'
}
