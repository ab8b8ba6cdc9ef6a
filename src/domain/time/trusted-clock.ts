const DAY_MS = 24 * 60 * 60 * 1000
/** One night may fall into a restart. */
const MOST_BETWEEN_NIGHTS_MS = 2 * DAY_MS
/** Long enough for somebody to notice that every date on the site is wrong. */
const BELIEVED_AFTER_MS = 7 * DAY_MS
/** More than a slow answer of the database and a clock without NTP make. */
const MOST_BETWEEN_CLOCKS_MS = 5 * 60_000

/** What is known of the clock from night to night, in milliseconds since 1970: the last night, the first in a row. */
export type ClockNights = { last: number; first: number }

/**
 * Adds a night. When it does not follow the last one, the clock was set or the site stood still, which look the same:
 * counting begins again.
 * @param before nothing in the very first night
 * @param now as the clock says
 */
export function withNight(before: ClockNights | undefined, now: number): ClockNights {
  const isNext = before !== undefined && Math.abs(now - before.last) <= MOST_BETWEEN_NIGHTS_MS
  return { last: now, first: isNext ? before.first : now }
}

/** Has the clock gone on evenly for long enough to delete anything by it? */
export function isBelieved({ first, last }: ClockNights): boolean {
  return last - first >= BELIEVED_AFTER_MS
}

/** Do two clocks, read at the same moment in milliseconds since 1970, tell the same time but for some minutes? */
export function clocksAgree(oneMs: number, otherMs: number): boolean {
  return Math.abs(oneMs - otherMs) <= MOST_BETWEEN_CLOCKS_MS
}
