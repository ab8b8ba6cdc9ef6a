import { meetingPoints } from '#content/transfers/meeting-points.ts'
import { transferPlaces } from '#content/transfers/transfer-places.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { formatBaht } from '#money/money.rules.ts'
import { freeMinutesAt, isAirport } from './free-waiting.words.ts'
import { findPlace } from './transfer-place.rules.ts'

const { freeMinutes, hourBaht } = transferPrices.waiting
const { night } = transferPrices
const THEN = `then ${formatBaht(hourBaht)} for each hour begun`

/** After "free": `for 60 minutes from the real landing, then ฿300 for each hour begun`. `pickup` as the guest wrote it. */
export function freeWaitingInWords(minutes: number, pickup: string): string {
  const from = isAirport(pickup) ? 'the real landing' : 'the pickup time'
  return `for ${minutes} minutes from ${from}, ${THEN}`
}

/** `Driver with your name at exit 3, 60 minutes free waiting`. `pickup` as the guest wrote it. */
export function driverMeetsIn(pickup: string): string {
  const place = findPlace(transferPlaces, pickup)
  const point = Object.entries(meetingPoints).find(([id]) => id === place?.id)?.[1]
  const at = point || place?.kind === 'airport' ? ` with your name ${point?.short ?? 'at arrivals'}` : ''
  return `Driver${at || ' at your door'}, ${freeMinutesAt({ pickup })} minutes free waiting`
}

/** The rule of waiting, for the taxi page and the terms. */
export const freeWaitingSentence = `Waiting is free for ${freeMinutes.airport} minutes from the real landing, elsewhere for ${freeMinutes.elsewhere} minutes from the agreed time; ${THEN}. The driver tells you before it starts.`

/** The rule of the night rate, for the terms. */
export const nightRateSentence = `A transfer whose pickup is between ${night.from} and ${night.until} costs ${formatBaht(night.baht)} more for each such pickup; the price you see includes it.`
