import { asTyped, cleanLine, hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import { type ClockTime, isClockTime } from '#platform/time/clock-time.ts'
import type { QuoteStop } from '../quote-plan.rules.ts'

export const MOST_STOPS = 20
const MAX_PLACE = 120

/** A time at the beginning of a line: `9:20`, `09.20`, `09:20 -`. */
const TIME = /^(\d{1,2})[:.](\d{2})\s*[-–:,]?\s+(?=\S)/

/** Reads the stops of a day as the operator types them, one a line. @returns `undefined` when they cannot be stored */
export function readStops(typed: string): QuoteStop[] | undefined {
  if (hasForbiddenCharacters(typed)) return undefined
  const stops = asTyped(typed)
    .split('\n')
    .map((line) => cleanLine(line, Number.POSITIVE_INFINITY))
    .filter((line) => line !== '')
    .map(readStop)
  const isTooMuch = stops.length > MOST_STOPS || stops.some(({ place }) => place.length > MAX_PLACE)
  return isTooMuch ? undefined : stops
}

function readStop(line: string): QuoteStop {
  const [written, hours = '', minutes = ''] = TIME.exec(line) ?? []
  const time: ClockTime = `${hours.padStart(2, '0')}:${minutes}`
  if (written === undefined || !isClockTime(time)) return { time: null, place: line }
  return { time, place: line.slice(written.length) }
}

/** The stops as the operator would type them: {@link readStops} of it gives them again. */
export function writeStops(stops: readonly QuoteStop[]): string {
  return stops.map(({ time, place }) => (time === null ? place : `${time} ${place}`)).join('\n')
}
