import type { CancellationTerms } from '#domain/payments/cancellation-terms.ts'
import { hoursInWords } from '#domain/requests/lead-time.ts'

/**
 * What a guest gets back who cancels: the terms page, the FAQ, the refunds and each new booking use these figures. A
 * booking keeps those of the day it was made.
 */
export const cancellationTerms = {
  clauses: [
    { untilHoursBefore: 24, refundPercent: 100 },
    { untilHoursBefore: 12, refundPercent: 50 },
  ],
} as const satisfies CancellationTerms

/** What goes back is with the guest's bank within so many days of the cancellation. */
export const refundWithinDays = 10

const [free, part] = cancellationTerms.clauses
const freeUntil = hoursInWords(free.untilHoursBefore)
const partUntil = hoursInWords(part.untilHoursBefore)

/** The sentences about cancelling. */
export const cancellationSentences = {
  free: `Up to ${freeUntil} before pickup: you can change or cancel free of charge.`,
  part: `After that, up to ${partUntil} before pickup: a trip that you cancel costs ${100 - part.refundPercent} % of its price.`,
  none: `Less than ${partUntil} before pickup, or if nobody comes: the trip costs its full price.`,
  refund: `within ${refundWithinDays} days`,
  short: `You can change or cancel free of charge up to ${freeUntil} before pickup, Thailand time. Up to ${partUntil} before pickup, ${100 - part.refundPercent} % of the price is due, after that the full price.`,
} as const
