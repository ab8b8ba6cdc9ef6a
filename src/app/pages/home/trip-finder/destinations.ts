import { searchTextOf } from '#app/pages/tours/trip-search.ts'
import { filterList, kindsOf } from '#app/sections/list-filter/list-filter.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { CATEGORIES, type CategoryKey } from '#domain/catalogue/tour.ts'

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

export type KindChoice = CategoryKey | ''
export type Destination = { word: string; label: string; found: Readonly<Record<KindChoice, number>> }

const KINDS: readonly KindChoice[] = ['', ...kindsOf(CATEGORIES)]

/** The destinations with the number of trips that the list shows for each kind of day. For the loader. */
export function destinationsOf(catalogue: Catalogue): Destination[] {
  return DESTINATIONS.map(([word, label]) => ({ word, label, found: tripCounts(catalogue, word) }))
}

/** The number of trips of each kind, and of any kind (`''`), that the list shows for a search word. */
export function tripCounts({ tours }: Catalogue, word = ''): Destination['found'] {
  const trips = tours.map((tour) => ({ category: tour.category, searchText: searchTextOf(tour) }))
  return Object.fromEntries(
    KINDS.map((kind) => [kind, filterList(trips, { query: word, category: kind || undefined }).length]),
  ) as Destination['found']
}
