import { tripEntriesOf } from '#app/pages/tours/trip-entries.ts'
import { findTrips, type TripEntry } from '#app/pages/tours/trip-filter.ts'
import { ALL, filterList } from '#app/sections/list-filter/list-filter.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { CATEGORIES, type CategoryKey, ORIGINS, type Origin } from '#domain/catalogue/tour.ts'

/** The options of "Where to": the search word for the trip list, and the label. */
const DESTINATIONS = [
  ['', 'Anywhere'],
  ['River Kwai bridge', 'River Kwai bridge'],
  ['Erawan', 'Erawan waterfall'],
  ['Hellfire Pass', 'Hellfire Pass'],
  ['Krasae', 'Tham Krasae viaduct'],
  ['Sai Yok', 'Sai Yok'],
  ['Elephant', 'Elephant sanctuary'],
  ['Tham Suea', 'Wat Tham Suea'],
  ['Floating market', 'Floating market'],
  ['Muang Sing', 'Muang Sing ruins'],
  ['Khamin', 'Huay Mae Khamin waterfall'],
  ['Hin Dat', 'Hin Dat hot springs'],
  ['Ayutthaya', 'Ayutthaya'],
] as const

/** The answers in the ticket; `''` is none. */
export type OriginChoice = Origin | ''
export type KindChoice = CategoryKey | ''
type KindCounts = Readonly<Record<KindChoice, number>>
export type Destination = {
  word: string
  label: string
  found: Readonly<Record<OriginChoice, KindCounts>>
}

const KINDS = ['', ...Object.keys(CATEGORIES)] as readonly KindChoice[]

/** The destinations with the number of trips that the list shows for each town and kind of day. For the loader. */
export function destinationsOf({ tours }: Catalogue): Destination[] {
  const entries = tours.flatMap(tripEntriesOf)
  return DESTINATIONS.map(([word, label]) => ({
    word,
    label,
    found: countTrips(filterList(entries, { ...ALL, query: word })),
  }))
}

/** The number of all trips of each kind. For the loader. */
export function tripCounts({ tours }: Catalogue): KindCounts {
  return countTrips(tours.flatMap(tripEntriesOf))['']
}

/** Every trip counts once for each town where it starts, and once for any town. */
function countTrips(entries: readonly TripEntry[]): Destination['found'] {
  return recordOf(['', ...ORIGINS], (origin) =>
    recordOf(KINDS, (kind) => findTrips(entries, { ...ALL, chosen: { origin, category: kind } }).length),
  )
}

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>
}
