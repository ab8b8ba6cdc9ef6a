import { receiptLines } from '#content/receipt-lines.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { formatBaht } from '#domain/money.ts'
import { bangkokDay, formatDate, formatShortDate } from '#domain/time/calendar.ts'
import type { Pass } from '#operations/requests/find-pass.ts'
import type { Fact } from '../../booking-summary/fact-list.tsx'

/** What was paid for a booking, as its guest prints it; `lines` is empty when nothing was. `nowMs` is in milliseconds since the epoch. */
export function receiptViewOf({ booking, payments, chargedBaht, refundedBaht }: Pass, nowMs: number) {
  const { reference, customerName, title, travelDate } = booking
  const today = bangkokDay(nowMs)
  const ride = booking.kind === 'transfer' ? rideInWords(booking) : undefined
  const facts: Fact[] = [
    { label: 'Received from', value: customerName },
    { label: 'For', value: title },
    ...(travelDate && !ride
      ? [{ label: 'Day of travel', value: formatDate(travelDate), date: travelDate }]
      : []),
    ...(ride?.facts ?? []),
    { label: 'As of', value: formatDate(today), date: today },
  ]
  return {
    reference,
    facts,
    /** What the price of a transfer is made of. */
    price: ride?.price ?? [],
    lines: receiptLines(payments).map((line) => ({ ...line, dayInWords: formatShortDate(line.day) })),
    paidBack: refundedBaht > 0 ? formatBaht(refundedBaht) : null,
    total: formatBaht(chargedBaht - refundedBaht),
  }
}
