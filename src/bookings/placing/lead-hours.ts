import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import type { Deps } from '#platform/deps.ts'
import type { Booking } from '../bookings.store.ts'
import type { StoredLeg } from '../legs.store.ts'

/** How many hours before its first pickup a booking has to be agreed. */
export function leadHoursOf(
  { rules }: Pick<Deps, 'rules'>,
  { pickup, dropoff }: Pick<StoredLeg, 'pickup' | 'dropoff'>,
  { kind }: Booking,
): number {
  const { leadTimes } = rules()
  return kind === 'transfer' ? transferLeadHours(leadTimes, pickup, dropoff) : leadTimes.dayTrip.requestHours
}
