import { formatBaht } from '#domain/money.ts'
import { findPlace } from '#domain/transfers/transfer-place.ts'
import { transferPlaces } from './transfer-places.ts'
import { transferPrices } from './transfer-prices.ts'

/** `Free for 60 minutes from the landing, then ฿300 for each hour begun`. `pickup` as the guest wrote it. */
export function freeWaitingInWords(freeMinutes: number, pickup: string): string {
  const isAirport = findPlace(transferPlaces, pickup)?.kind === 'airport'
  const from = isAirport ? 'the real landing' : 'the pickup time'
  const hour = formatBaht(transferPrices.waiting.hourBaht)
  return `Free for ${freeMinutes} minutes from ${from}, then ${hour} for each hour begun`
}

/** The rule of waiting in one sentence. */
export function freeWaitingSentence(): string {
  const { freeMinutes, hourBaht } = transferPrices.waiting
  return `Waiting is free for ${freeMinutes.airport} minutes from the real landing, elsewhere for ${freeMinutes.elsewhere} minutes; then ${formatBaht(hourBaht)} for each hour begun. The driver tells you before it starts.`
}
