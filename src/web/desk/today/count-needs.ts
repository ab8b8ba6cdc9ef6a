import { listDepartures } from '#bookings/desk-lists/today.store.ts'
import { listDrivePresses } from '#drives/drive-steps.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { paperNeeds } from '../needs/needs.ts'
import { unseenNeeds } from '../needs/unseen-needs.ts'
import { countWaiting } from '../needs/waiting.ts'
import { findFleetOf } from './fleet-of-departures.ts'
import { needsCrew } from './view/crew-gap.ts'

/**
 * The number at Today in the rail of every other screen: as on Today, but nothing is read that only Today shows, and no
 * crew is proposed.
 */
export async function countNeeds({ db: { read }, now, alarms }: Pick<Deps, 'db' | 'now' | 'alarms'>) {
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const [departures, waiting] = await Promise.all([
    listDepartures(read, today),
    countWaiting({ db: { read }, alarms }, today),
  ])
  const [fleet, pressed] = await Promise.all([
    findFleetOf(read, departures, nowMs),
    listDrivePresses(
      read,
      departures.map(({ legId }) => legId),
    ),
  ])
  const trips = departures.filter((departure) => needsCrew(departure, fleet, nowMs))
  const unseen = unseenNeeds(departures, pressed, fleet, nowMs)
  return trips.length + waiting + paperNeeds(fleet).length + unseen.length
}
