import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import { lowestFare, originsOf } from '#catalogue/fare.rules.ts'
import type { ListedRemoteTour } from '#catalogue/list-remote-tours.ts'
import { mostHoursOf } from '#catalogue/remote-tour.rules.ts'
import { CATEGORIES, type Origin, type Tour, tourFrom } from '#catalogue/tour.rules.ts'
import { places } from '#content/map/places.ts'
import { townNames } from '#content/map/towns.ts'
import type { SpelledWord } from '#content/spellings.ts'
import { searchable } from '../list-filter/word-search.ts'
import {
  type KeyedTrip,
  LENGTHS,
  type LengthKey,
  PRICES,
  type PriceKey,
  type TripEntry,
} from './trip-filter.ts'

/** The entries of a trip in the list: one for each town where it starts, that of its own region first. For loaders. */
export function tripEntriesOf(trip: PricedTour): TripEntry[] {
  return startsOf(trip).map((origin) => {
    const tour = tourFrom(trip, origin)
    const keyed = keyedFrom(trip, tour, origin)
    return { ...keyed, words: searchable([...textsOf(tour), ...tagsOf(tour, origin, keyed.keys.length)]) }
  })
}

/** The same without their words, which take most of the time. For counting. */
export function keyedTripsOf(trip: PricedTour): KeyedTrip[] {
  return startsOf(trip).map((origin) => keyedFrom(trip, tourFrom(trip, origin), origin))
}

function startsOf({ region, prices }: PricedTour): Origin[] {
  return [region, ...originsOf(prices).filter((origin) => origin !== region)]
}

function keyedFrom({ prices }: PricedTour, { id, category, hours }: Tour, origin: Origin) {
  const length = stepOf(LENGTHS, hours[1]) as LengthKey
  const price = stepOf(PRICES, lowestFare(prices, origin)) as PriceKey
  return { id, keys: { origin, category, length, price } }
}

/** The entry of a tour that only the external source has. For loaders. */
export function remoteEntryOf(tour: ListedRemoteTour): TripEntry {
  const { origin, title, description, highlights, included, targetAudience } = tour
  const words = [title, description, ...highlights, ...included, targetAudience, townTag(origin)]
  return { ...keyedRemoteOf(tour), words: searchable(words) }
}

/** The same without its words. */
export function keyedRemoteOf(tour: ListedRemoteTour): KeyedTrip {
  const [category = 'other'] = keysOf(CATEGORIES).filter((key) => CATEGORIES[key] === tour.category)
  const hours = mostHoursOf(tour)
  const lowest = Math.min(...Object.values(tour.prices))
  return {
    id: `${tour.origin}/${tour.id}`,
    keys: {
      origin: tour.origin,
      category,
      length: hours !== undefined ? (stepOf(LENGTHS, hours) as LengthKey) : 'other',
      price: Number.isFinite(lowest) ? (stepOf(PRICES, lowest) as PriceKey) : 'other',
    },
  }
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}

function townTag(origin: Origin): SpelledWord {
  return origin === 'bangkok' ? 'bangkok' : 'fromkanchanaburi'
}

/** What the search looks through. The towns are left out: nearly every text names one, so they would find everything. */
function textsOf({ title, subtitle, description, area, highlights, targetAudience, places: ids }: Tour) {
  const there = places.filter(({ id }) => ids.includes(id)).flatMap(({ name, what }) => [name, what])
  const towns = new RegExp(Object.values(townNames).join('|'), 'g')
  return [title, subtitle, description, area, ...highlights, targetAudience, ...there].map((text) =>
    text.replace(towns, ' '),
  )
}

/** Words that guests look for and the texts do not always have. */
function tagsOf({ isForFamilies }: Tour, origin: Origin, length: LengthKey): SpelledWord[] {
  return [
    'kanchanaburi',
    townTag(origin),
    ...(isForFamilies ? (['family'] as const) : []),
    ...(length === 'short' ? (['halfday'] as const) : []),
  ]
}

/** The first step that is high enough; the last one always is. */
function stepOf(steps: Readonly<Record<string, { upTo: number }>>, amount: number): string | undefined {
  return Object.keys(steps).find((key) => amount <= (steps[key]?.upTo ?? 0))
}
