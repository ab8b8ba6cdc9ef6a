import { HOUR_MS, MINUTE_MS } from '#platform/time/duration.ts'

/** How long a vehicle is held for a guest. */
export type HoldTimes = {
  /** For a request that the operator has not answered yet. */
  requestHours: number
  /** For a guest who has not gone to the checkout; no vehicle is held. */
  draftHours: number
  /** While a guest pays. */
  checkoutMinutes: number
  /** What the payment provider may take to tell us of a payment made in the last moment. */
  providerMinutes: number
  /** For a guest who has finished the checkout, while a bank has yet to answer. */
  processingHours: number
}

/**
 * When the hold of a request ends: after some hours, or when the lead time before its pickup begins, whichever comes
 * first. The lead time is in hours, `nowMs` in milliseconds since the epoch.
 */
export function requestHoldEnds(
  { requestHours }: Pick<HoldTimes, 'requestHours'>,
  leadHours: number,
  startsAt: Date,
  nowMs: number,
): Date {
  const leadTimeBeginsMs = startsAt.getTime() - leadHours * HOUR_MS
  return new Date(Math.min(nowMs + requestHours * HOUR_MS, leadTimeBeginsMs))
}

/** When a booking ends whose guest never goes to the checkout. */
export function draftEnds({ draftHours }: Pick<HoldTimes, 'draftHours'>, nowMs: number): Date {
  return new Date(nowMs + draftHours * HOUR_MS)
}

/** When a checkout that opens now closes, if it is not paid. */
export function checkoutEnds({ checkoutMinutes }: Pick<HoldTimes, 'checkoutMinutes'>, nowMs: number): Date {
  return new Date(nowMs + checkoutMinutes * MINUTE_MS)
}

/** When the hold of a checkout that opens now ends: after its own time and what the provider needs to tell of it. */
export function checkoutHoldEnds({ checkoutMinutes, providerMinutes }: HoldTimes, nowMs: number): Date {
  return new Date(nowMs + (checkoutMinutes + providerMinutes) * MINUTE_MS)
}

/** When the hold of a booking ends of which we hear now that a bank has yet to answer. */
export function processingHoldEnds(
  { processingHours }: Pick<HoldTimes, 'processingHours'>,
  nowMs: number,
): Date {
  return new Date(nowMs + processingHours * HOUR_MS)
}

/**
 * When a request ends whose guest has authorised the payment: like any request, and never before its checkout would have,
 * so that one that is authorised in the last moment can still be answered.
 * @param pickup undefined when its hour is not known
 * @param waitsUntil until when it waited for the checkout
 */
export function authorisedHoldEnds(
  holdTimes: Pick<HoldTimes, 'requestHours'>,
  pickup: { startsAt: Date; leadHours: number } | undefined,
  waitsUntil: Date | null,
  nowMs: number,
): Date {
  const ends = pickup
    ? requestHoldEnds(holdTimes, pickup.leadHours, pickup.startsAt, nowMs)
    : new Date(nowMs + holdTimes.requestHours * HOUR_MS)
  return waitsUntil && waitsUntil > ends ? waitsUntil : ends
}
