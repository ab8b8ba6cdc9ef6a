import { formatBaht } from '#domain/money.ts'
import { isAirport } from './free-waiting.ts'
import { transferPrices } from './transfer-prices.ts'

/** `Free for 60 minutes from the real landing`. `pickup` as the guest wrote it. */
export function freeWaitingInWords(freeMinutes: number, pickup: string): string {
  const from = isAirport(pickup) ? 'the real landing' : 'the pickup time'
  return `Free for ${freeMinutes} minutes from ${from}`
}

/** The rule of waiting in one sentence. */
export function freeWaitingSentence(): string {
  const { freeMinutes, hourBaht } = transferPrices.waiting
  return `Waiting is free for ${freeMinutes.airport} minutes from the real landing, elsewhere for ${freeMinutes.elsewhere} minutes; then ${formatBaht(hourBaht)} for each hour begun. The driver tells you before it starts.`
}
