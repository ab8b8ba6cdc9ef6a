import { momentInWords } from './clock-time.ts'

const MINUTE = 60_000
const HOUR = 60
const DAY = 24 * HOUR
/** Less time than this is shown in the colour of a warning. */
const SOON = 4 * HOUR

/** How long until a moment, for a person: `text` is `3 h 12 min`, and `until` the clock time at which it ends. */
export type Countdown = {
  text: string
  /** `until 13:00`; on another day `until Fri 27 Nov, 11:05`; when it has passed `since 07:20`. */
  until: string
  /** Less than four hours are left, or none. */
  isSoon: boolean
}

/** Both in milliseconds since the epoch. A minute that has begun is not counted. */
export function countdown(endMs: number, nowMs: number): Countdown {
  const minutes = Math.floor(Math.abs(endMs - nowMs) / MINUTE)
  const isOver = endMs < nowMs
  return {
    text: isOver ? `${minutesInWords(minutes)} over` : minutesInWords(minutes),
    until: `${isOver ? 'since' : 'until'} ${momentInWords(new Date(endMs), nowMs)}`,
    isSoon: isOver || minutes < SOON,
  }
}

/** `48 min`, `3 h 12 min`, `8 h`, `1 day 1 h`, `12 days`. */
export function minutesInWords(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`
  const hours = Math.floor(minutes / HOUR)
  if (minutes < DAY) return joined(`${hours} h`, minutes % HOUR, 'min')
  if (minutes < 2 * DAY) return joined('1 day', hours - 24, 'h')
  return `${Math.floor(minutes / DAY)} days`
}

function joined(large: string, count: number, unit: string): string {
  return count === 0 ? large : `${large} ${count} ${unit}`
}
