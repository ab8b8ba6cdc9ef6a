import type { Pickup } from '../requests/lead-time.ts'
import { bangkokInstant } from '../time/calendar.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long a vehicle is held for a guest. */
export type HoldTimes = {
  /** For a request that the operator has not answered yet. */
  requestHours: number
  /** While a guest pays. */
  checkoutMinutes: number
  /** What the payment provider may take to tell us of a payment made in the last moment. */
  providerMinutes: number
}

/**
 * When the hold of a request ends: after some hours, or when the lead time begins, whichever comes first. The lead
 * time is in hours, `nowMs` in milliseconds since the epoch.
 */
export function requestHoldEnds(
  { requestHours }: HoldTimes,
  leadHours: number,
  { date, time }: Pickup,
  nowMs: number,
): Date {
  const leadTimeBeginsMs = bangkokInstant(date, time).getTime() - leadHours * HOUR_MS
  return new Date(Math.min(nowMs + requestHours * HOUR_MS, leadTimeBeginsMs))
}

/** When the hold of a checkout that opens now ends: after its own time and what the provider needs to tell of it. */
export function checkoutHoldEnds({ checkoutMinutes, providerMinutes }: HoldTimes, nowMs: number): Date {
  return new Date(nowMs + (checkoutMinutes + providerMinutes) * MINUTE_MS)
}
