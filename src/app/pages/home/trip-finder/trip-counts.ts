import { remoteEntryOf, tripEntriesOf } from '#app/sections/trip-list/trip-entries.ts'
import { findTrips } from '#app/sections/trip-list/trip-filter.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { CATEGORIES, type CategoryKey, ORIGINS, type Origin } from '#domain/catalogue/tour.ts'
import type { ListedRemoteTour } from '#operations/requests/list-remote-tours.ts'

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
