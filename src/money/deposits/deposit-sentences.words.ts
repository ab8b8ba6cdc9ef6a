import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { formatBaht } from '../money.rules.ts'
import { payableHow } from '../payments/payment.words.ts'
import type { CheckoutMethod } from '../payments/payment-kind.rules.ts'
import type { PriceParts } from './deposit.rules.ts'

/**
 * `Pay the remaining ฿3,800 on your trip pass until …, or in cash to your driver.` `ends`: until when it can be paid on the
 * pass; only in cash without it.
 */
export function restSentence(restBaht: number, ends: Date | undefined): string {
  const onPass = ends ? `on your trip pass until ${deadlineInWords(ends.getTime())}, or ` : ''
  return `Pay the remaining ${formatBaht(restBaht)} ${onPass}in cash to your driver.`
}

/** Both parts of a price, for a booking that is paid at once in one of these ways. */
export function depositAtOnce(
  { depositBaht, restBaht }: PriceParts,
  methods: readonly CheckoutMethod[],
): string {
  return `Pay ${formatBaht(depositBaht)} ${payableHow(methods)} when you book, and the remaining ${formatBaht(restBaht)} online by the evening before or in cash to your driver.`
}

/** Both parts of a price, for a request that is not answered yet. */
export function depositIfAccepted({ depositBaht, restBaht }: PriceParts): string {
  return `If we confirm, you pay a deposit of ${formatBaht(depositBaht)} online, and the remaining ${formatBaht(restBaht)} online by the evening before or in cash to your driver.`
}
