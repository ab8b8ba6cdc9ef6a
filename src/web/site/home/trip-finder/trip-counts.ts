import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { ListedRemoteTour } from '#catalogue/list-remote-tours.ts'
import { CATEGORIES, type CategoryKey, ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { remoteEntryOf, tripEntriesOf } from '../../../parts/trip-list/trip-entries.ts'
import { findTrips } from '../../../parts/trip-list/trip-filter.ts'

/** The answers in the ticket; `''` is none. */
export type OriginChoice = Origin | ''
export type KindChoice = CategoryKey | ''
export type TripCounts = Readonly<Record<OriginChoice, Readonly<Record<KindChoice, number>>>>

const KINDS = ['', ...Object.keys(CATEGORIES)] as readonly KindChoice[]

/** How many trips the list shows for each town and kind of day. For the loader. */
export function tripCounts({ tours }: Catalogue, remote: readonly ListedRemoteTour[] = []): TripCounts {
  const entries = [...tours.flatMap(tripEntriesOf), ...remote.map(remoteEntryOf)]
  return recordOf(['', ...ORIGINS], (origin) =>
    recordOf(KINDS, (category) => findTrips(entries, { query: '', chosen: { origin, category } }).length),
  )
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>
}
