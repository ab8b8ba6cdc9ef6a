import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { ListedRemoteTour } from '#catalogue/list-remote-tours.ts'
import { CATEGORIES, type CategoryKey, ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { hasKeys } from '../../../parts/list-filter/list-filter.ts'
import { keyedRemoteOf, keyedTripsOf } from '../../../parts/trip-list/trip-entries.ts'

/** The answers in the ticket; `''` is none. */
export type OriginChoice = Origin | ''
export type KindChoice = CategoryKey | ''
export type TripCounts = Readonly<Record<OriginChoice, Readonly<Record<KindChoice, number>>>>

const KINDS = ['', ...Object.keys(CATEGORIES)] as readonly KindChoice[]

/** How many trips the list shows for each town and kind of day. For the loader. */
export function tripCounts({ tours }: Catalogue, remote: readonly ListedRemoteTour[] = []): TripCounts {
  const trips = [...tours.flatMap(keyedTripsOf), ...remote.map(keyedRemoteOf)]
  const idsOf = (chosen: { origin: OriginChoice; category: KindChoice }) =>
    trips.filter((trip) => hasKeys(trip, chosen)).map(({ id }) => id)
  return recordOf(['', ...ORIGINS], (origin) =>
    recordOf(KINDS, (category) => new Set(idsOf({ origin, category })).size),
  )
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>
}
