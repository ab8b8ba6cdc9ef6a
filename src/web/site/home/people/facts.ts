import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { type ClaimLine, ratingWords } from '#content/claims.ts'
import { company } from '#content/company.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { formatBaht } from '#money/money.rules.ts'

const LICENCE = company.insurance ? 'tour licence, every guest is insured' : 'tour licence'

/** What a careful guest wants to know first: the rating, the lowest price, what cancelling costs, and who answers for it. */
export function factsOf(
  rating: Rating | undefined,
  from: string,
  { clauses: [free] }: BookingRules['cancellation'],
): ClaimLine[] {
  return [
    ...(rating ? [ratingWords(rating)] : []),
    { value: `From ${from}`, label: 'a local day, the whole car with fuel and tolls' },
    {
      value: `${formatBaht(0)} to cancel`,
      label: `until ${hoursInWords(free.untilHoursBefore)} before pickup`,
    },
    { value: company.licence, label: LICENCE },
  ]
}
