import type { costsOfTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'

/** After "cancelling": `is free until Fri 27 Nov, 08:30, then costs ฿2,900 until Fri 27 Nov, 20:30, and after that ฿5,800.` */
export function cancellingInWords(steps: ReturnType<typeof costsOfTerms>): string {
  const parts = steps.map(({ untilMs, costsBaht }, index) => {
    const until = untilMs === null ? undefined : dayAndTime(new Date(untilMs))
    const costs = costsBaht === 0 ? 'is free' : `costs ${formatBaht(costsBaht)}`
    if (index === 0) return until ? `${costs} until ${until}` : costs
    return until ? `then ${costs} until ${until}` : `after that ${formatBaht(costsBaht)}`
  })
  const [last, ...before] = parts.reverse()
  return `${before.length > 0 ? `${before.reverse().join(', ')}, and ` : ''}${last}.`
}
