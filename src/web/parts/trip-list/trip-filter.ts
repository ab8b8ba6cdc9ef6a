import { CATEGORIES, type CategoryKey, type Origin } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { type FilterGroups, filterList, type ListFilter } from '../list-filter/list-filter.ts'
import type { Searchable } from '../list-filter/word-search.ts'

/** The lengths of a day by the most hours that it takes. */
export const LENGTHS = {
  short: { upTo: 7, label: 'Up to 7 hours' },
  medium: { upTo: 9, label: '7 to 9 hours' },
  long: { upTo: Number.POSITIVE_INFINITY, label: 'Over 9 hours' },
} as const
/** The prices by the lowest one of the trip, in whole baht for the whole vehicle. */
export const PRICES = {
  low: { upTo: 2000, label: 'Up to ฿2,000' },
  middle: { upTo: 4000, label: '฿2,000 to ฿4,000' },
  high: { upTo: Number.POSITIVE_INFINITY, label: 'Over ฿4,000' },
} as const
export type LengthKey = keyof typeof LENGTHS
export type PriceKey = keyof typeof PRICES

/** The questions of the trip list, by their names in addresses. */
export const TRIP_GROUPS = {
  origin: { label: 'Starting in', any: 'Any town', options: townNames, look: 'chips' },
  date: { label: 'Which day?', look: 'day' },
  category: { label: 'Kind of trip', any: 'All', options: CATEGORIES },
  length: { label: 'Length of the day', any: 'Any', options: labelsOf(LENGTHS) },
  price: { label: 'Price', any: 'Any', options: labelsOf(PRICES) },
} as const satisfies FilterGroups

/** A trip as it starts in one town; a trip that starts in both has two entries, that of its own region first. */
export type TripEntry = Searchable & KeyedTrip

/** A trip as it starts in one town, with what it is found by besides its words. */
export type KeyedTrip = {
  id: string
  /** A remote tour may have no kind, length or price that the filter knows. */
  keys: {
    origin: Origin
    category: CategoryKey | 'other'
    length: LengthKey | 'other'
    price: PriceKey | 'other'
  }
}

/** The trips that a filter finds, each once: as it starts in its own region, or else in the other town. */
export function findTrips<Entry extends TripEntry>(entries: readonly Entry[], filter: ListFilter): Entry[] {
  const found = filterList(entries, filter)
  return found.filter((entry, index) => found.findIndex(({ id }) => id === entry.id) === index)
}

function labelsOf<Key extends string>(steps: Record<Key, { label: string }>): Record<Key, string> {
  const labels = Object.entries<{ label: string }>(steps).map(([key, { label }]) => [key, label])
  return Object.fromEntries(labels) as Record<Key, string>
}
