import { tripEntriesOf } from '#app/pages/tours/trip-entries.ts'
import { findTrips } from '#app/pages/tours/trip-filter.ts'
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

const KINDS = ['', ...Object.keys(CATEGORIES)] as const

/** The destinations with the number of trips that the list shows for each kind of day. For the loader. */
export function destinationsOf(catalogue: Catalogue): Destination[] {
  return DESTINATIONS.map(([word, label]) => ({ word, label, found: tripCounts(catalogue, word) }))
}

/** The number of trips of each kind, and of any kind (`''`), that the list shows for a search word. */
export function tripCounts({ tours }: Catalogue, word = ''): Destination['found'] {
  const entries = tours.flatMap(tripEntriesOf)
  return Object.fromEntries(
    KINDS.map((category) => [category, findTrips(entries, { query: word, chosen: { category } }).length]),
  ) as Destination['found']
}
