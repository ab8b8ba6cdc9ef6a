import { formatBaht } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { cardPaymentEnds, type PriceParts } from '#domain/payments/deposit.ts'
import type { PlainDate } from '#domain/time/calendar.ts'

/** `The rest, ฿3,800, you pay by card until …, or in cash to your driver.` Without a day only in cash. */
export function restSentence(restBaht: number, travelDate: PlainDate | null): string {
  const byCard = travelDate
    ? `by card until ${deadlineInWords(cardPaymentEnds(travelDate).getTime())}, or `
    : ''
  return `The rest, ${formatBaht(restBaht)}, you pay ${byCard}in cash to your driver.`
}

/** Both parts of a price, for a booking by card. */
export function depositByCard({ depositBaht, restBaht }: PriceParts): string {
  return `You pay ${formatBaht(depositBaht)} now by card, and the rest, ${formatBaht(restBaht)}, by card until the evening before or in cash to your driver.`
}

/** Both parts of a price, for a request that is not answered yet. */
export function depositIfAccepted({ depositBaht, restBaht }: PriceParts): string {
  return `If we say yes, you pay a deposit of ${formatBaht(depositBaht)} by card, and the rest, ${formatBaht(restBaht)}, by card until the evening before or in cash to your driver.`
}
