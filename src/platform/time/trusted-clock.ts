import { DAY_MS } from './duration.ts'

/*
 * A wrong clock would let the nightly job delete data that is not old. So the job notes the time of the clock every
 * night and deletes only after a week in which the clock ran evenly.
 */

/** One nightly check may be missed, because of a restart. */
const MAX_BETWEEN_NIGHTS_MS = 2 * DAY_MS
/** Long enough for the operator to notice that every date on the site is wrong. */
const TRUSTED_AFTER_MS = 7 * DAY_MS
/** More than a slow answer of the database or a clock without NTP explains. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000

/** The last night that was noted, and the first of the nights without a gap before it; milliseconds since the epoch. */
export type ClockHistory = { last: number; first: number }

/**
 * Adds a night. When it does not follow the last one, either the clock was changed or the site was down, which cannot be
 * told apart: the row of nights begins again.
 * @param history `undefined` before the first night
 * @param nowMs by the clock in question, milliseconds since the epoch
 */
export function addNight(history: ClockHistory | undefined, nowMs: number): ClockHistory {
  const isNext = history !== undefined && Math.abs(nowMs - history.last) <= MAX_BETWEEN_NIGHTS_MS
  return { last: nowMs, first: isNext ? history.first : nowMs }
}

/** Has the clock run evenly for long enough to delete data by it? */
export function isClockTrusted({ first, last }: ClockHistory): boolean {
  return last - first >= TRUSTED_AFTER_MS
}

/** Do two clocks, read at the same moment in milliseconds since the epoch, differ by five minutes at most? */
export function clocksAgree(oneMs: number, otherMs: number): boolean {
  return Math.abs(oneMs - otherMs) <= MAX_CLOCK_DIFFERENCE_MS
}
