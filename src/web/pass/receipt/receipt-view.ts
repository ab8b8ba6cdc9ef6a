import { factsOf } from '#bookings/booking.words.ts'
import type { Fact } from '#bookings/fact.words.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { priceLines } from '#catalogue/transfers/ride.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { receiptLines } from '#money/payments/receipt-lines.words.ts'
import { bangkokDay, formatDate, formatShortDate } from '#platform/time/calendar.ts'

type Paid = Pick<Pass, 'booking' | 'payments' | 'chargedBaht' | 'refundedBaht'>

/** What was paid for a booking, as its guest prints it; `lines` is empty when nothing was. `nowMs` is in milliseconds since the epoch. */
export function receiptViewOf({ booking, payments, chargedBaht, refundedBaht }: Paid, nowMs: number) {
  const today = bangkokDay(nowMs)
  const facts: Fact[] = [
    ...factsOf(booking, ['receivedFrom', 'paidFor', booking.kind === 'transfer' ? 'ride' : 'dayOfTravel']),
    { label: 'As of', value: formatDate(today), date: today },
  ]
  return {
    reference: booking.reference,
    facts,
    /** What the price of a transfer is made of. */
    price: booking.kind === 'transfer' ? priceLines(booking) : [],
    lines: receiptLines(payments).map((line) => ({ ...line, dayInWords: formatShortDate(line.day) })),
    paidBack: refundedBaht > 0 ? formatBaht(refundedBaht) : null,
    total: formatBaht(chargedBaht - refundedBaht),
  }
}
