import type { LeadTimes } from '#bookings/placing/lead-time.rules.ts'
import { isFarAway } from './driving-times.ts'

/** Is this a ride to or from an airport, or out of town? An unknown place counts as one in town. */
export function isLongTransfer(pickup: string, dropoff: string): boolean {
  return [pickup, dropoff].some(isFarAway)
}

/** How many hours before its pickup a transfer has to be requested. */
export function transferLeadHours(
  { longTransferHours, transferInTownHours }: LeadTimes,
  pickup: string,
  dropoff: string,
): number {
  return isLongTransfer(pickup, dropoff) ? longTransferHours : transferInTownHours
}
