import { bahtFromSatang, formatBaht, satangFromBaht } from '#domain/money.ts'
import { type CancellationTerms, refundSatangAt } from '#domain/payments/cancellation-terms.ts'
import { dayAndTime } from '#domain/time/clock-time.ts'

const HOUR_MS = 3_600_000

/** One step of the terms: up to this instant, cancelling costs so much. */
export type TermsStep = { until: Date | null; costsBaht: number }

/**
 * What cancelling costs by the terms of a booking, the cheapest step first; the last one has no end.
 * @param baseBaht the sum of which the terms keep a share
 */
export function termsSteps(terms: CancellationTerms, pickupAt: Date, baseBaht: number): TermsStep[] {
  const pickupMs = pickupAt.getTime()
  const clauses = terms.clauses.toSorted((one, other) => other.untilHoursBefore - one.untilHoursBefore)
  const costsAt = (nowMs: number) => {
    const receivedSatang = satangFromBaht(baseBaht)
    const back = refundSatangAt({ terms, pickupMs, totalBaht: baseBaht, receivedSatang }, nowMs)
    return baseBaht - bahtFromSatang(back)
  }
  const steps = clauses.map(({ untilHoursBefore }) => {
    const until = new Date(pickupMs - untilHoursBefore * HOUR_MS)
    return { until, costsBaht: costsAt(until.getTime()) }
  })
  return [...steps, { until: null, costsBaht: baseBaht }]
}

/** After "cancelling": `is free until Fri 27 Nov, 08:30, then costs ฿2,900 until Fri 27 Nov, 20:30, and after that ฿5,800.` */
export function cancellingInWords(steps: readonly TermsStep[]): string {
  const parts = steps.map(({ until, costsBaht }, index) => {
    const costs = costsBaht === 0 ? 'is free' : `costs ${formatBaht(costsBaht)}`
    if (index === 0) return until ? `${costs} until ${dayAndTime(until)}` : costs
    return until ? `then ${costs} until ${dayAndTime(until)}` : `after that ${formatBaht(costsBaht)}`
  })
  const [last, ...before] = parts.reverse()
  return `${before.length > 0 ? `${before.reverse().join(', ')}, and ` : ''}${last}.`
}
