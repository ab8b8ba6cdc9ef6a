import { formatBaht } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { cardPaymentEnds, type PriceParts } from '#domain/payments/deposit.ts'
import type { PlainDate } from '#domain/time/calendar.ts'

/** How what is left after a deposit can be paid, as part of a sentence. */
export function waysToPayRest(travelDate: PlainDate | null): string {
  if (travelDate === null) return 'in cash to your driver'
  return `by card until ${deadlineInWords(cardPaymentEnds(travelDate).getTime())}, or in cash to your driver`
}

/** `The rest, ฿3,800, you pay by card until …, or in cash to your driver.` */
export function restSentence(restBaht: number, travelDate: PlainDate | null): string {
  return `The rest, ${formatBaht(restBaht)}, you pay ${waysToPayRest(travelDate)}.`
}

/** Both parts of a price, for a request that is not answered yet. */
export function depositIfAccepted({ depositBaht, restBaht }: PriceParts): string {
  return `If we say yes, you pay a deposit of ${formatBaht(depositBaht)} by card, and the rest, ${formatBaht(restBaht)}, by card until the evening before or in cash to your driver.`
}
