import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { type PriceParts, partsOfPrice } from '#money/deposits/deposit.rules.ts'
import { bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'

/** Where the vehicle stops; `time` is null when the operator names none. */
export type QuoteStop = { time: ClockTime | null; place: string }

/** One day on the road, from `begins` to `ends`; `km` is null when the operator names none. */
export type QuoteDay = {
  date: PlainDate
  begins: ClockTime
  ends: ClockTime
  km: number | null
  stops: readonly QuoteStop[]
}

/** `count` times `eachBaht`, whole baht; a discount is negative. */
export type QuoteLine = { label: string; count: number; eachBaht: number }

/** What one version of a quote offers. A version that was sent never changes. */
export type QuotePlan = {
  title: string
  vehicleClass: VehicleClass
  days: readonly [QuoteDay, ...QuoteDay[]]
  lines: readonly QuoteLine[]
  /** What the guest pays besides, and other terms; may be empty. */
  notIncluded: string
  /** The name under the message to the guest; missing where nobody signed it. */
  writer?: string
  /** Is the vehicle held until the quote ends? */
  isHeld: boolean
  /** The share that is paid when it is accepted, in percent: 100 for the whole price, 0 to pay the driver on the day. */
  depositPercent: number
}

export function lineBaht({ count, eachBaht }: QuoteLine): number {
  return count * eachBaht
}

/** The price in whole baht: the sum of the lines. */
export function quoteTotalBaht({ lines }: Pick<QuotePlan, 'lines'>): number {
  return lines.reduce((sum, line) => sum + lineBaht(line), 0)
}

/** What is paid when the quote is accepted, and what is left for the day. */
export function quoteParts(plan: Pick<QuotePlan, 'lines' | 'depositPercent'>): PriceParts {
  const totalBaht = quoteTotalBaht(plan)
  if (plan.depositPercent === 0) return { depositBaht: 0, restBaht: totalBaht }
  return partsOfPrice(totalBaht, plan.depositPercent)
}

/** When the driver comes, and when the guests get out for the last time. */
export function hoursOfPlan({ days }: Pick<QuotePlan, 'days'>): { startsAt: Date; endsAt: Date } {
  const [first] = days
  const last = days.at(-1) ?? first
  return {
    startsAt: bangkokInstant(first.date, first.begins),
    endsAt: bangkokInstant(last.date, last.ends),
  }
}
