import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { ListedRemoteTour } from '#catalogue/list-remote-tours.ts'
import { CATEGORIES, type CategoryKey, ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import type { DayAhead } from '#fleet/availability/find-days-ahead.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { hasKeys } from '../../../parts/list-filter/list-filter.ts'
import { keyedRemoteOf, keyedTripsOf } from '../../../parts/trip-list/trip-entries.ts'

export type TripCounts = Readonly<Record<CategoryKey | Origin, number>>

/** A day of the ticket with the number of trips in its list for each town. */
export type FinderDay = {
  date: PlainDate
  trips: Readonly<Record<Origin, number>>
  /** `Sat 28 Nov`, and why there is no trip. */
  spoken: Readonly<Record<Origin, string>>
}

/** How many trips the list shows for each kind of day and for each town. For the loader. */
export function tripCounts({ tours }: Catalogue, remote: readonly ListedRemoteTour[] = []): TripCounts {
  const trips = [...tours.flatMap(keyedTripsOf), ...remote.map(keyedRemoteOf)]
  const count = (chosen: { origin?: Origin; category?: CategoryKey }) =>
    new Set(trips.filter((trip) => hasKeys(trip, chosen)).map(({ id }) => id)).size
  const kinds = Object.keys(CATEGORIES) as CategoryKey[]
  return {
    ...recordOf(kinds, (category) => count({ category })),
    ...recordOf(ORIGINS, (origin) => count({ origin })),
  }
}

/** The days of the ticket. A tour that only the external source has is in the list on any day. For the loader. */
export function finderDays(
  days: readonly Pick<DayAhead, 'date' | 'from'>[],
  remote: readonly ListedRemoteTour[] = [],
): FinderDay[] {
  return days.map(({ date, from }) => {
    const trips = recordOf(
      ORIGINS,
      (town) => from[town].trips + remote.filter(({ origin }) => origin === town).length,
    )
    const spoken = recordOf(ORIGINS, (town) =>
      [formatShortDay(date), trips[town] === 0 && from[town].reason].filter(Boolean).join(': '),
    )
    return { date, trips, spoken }
  })
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>
}
