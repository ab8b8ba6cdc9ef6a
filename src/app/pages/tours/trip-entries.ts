import { searchable } from '#app/sections/list-filter/word-search.ts'
import { places } from '#content/map/places.ts'
import { townNames } from '#content/map/towns.ts'
import type { SpelledWord } from '#content/spellings.ts'
import type { PricedTour } from '#domain/catalogue/catalogue.ts'
import { lowestFare, originsOf } from '#domain/catalogue/fare.ts'
import { type Origin, type Tour, tourFrom } from '#domain/catalogue/tour.ts'
import { LENGTHS, type LengthKey, PRICES, type PriceKey, type TripEntry } from './trip-filter.ts'

/** The entries of a trip in the list: one for each town where it starts, that of its own region first. For loaders. */
export function tripEntriesOf(trip: PricedTour): TripEntry[] {
  const others = originsOf(trip.prices).filter((origin) => origin !== trip.region)
  return [trip.region, ...others].map((origin) => entryFrom(trip, origin))
}

function entryFrom(trip: PricedTour, origin: Origin): TripEntry {
  const tour = tourFrom(trip, origin)
  const hours = Math.max(...(tour.duration.match(/\d+/g) ?? []).map(Number))
  const length = stepOf(LENGTHS, hours) as LengthKey
  const price = stepOf(PRICES, lowestFare(trip.prices, origin)) as PriceKey
  return {
    id: tour.id,
    keys: { origin, category: tour.category, length, price },
    words: searchable([...textsOf(tour), ...tagsOf(tour, origin, length)]),
  }
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
function tagsOf({ targetAudience }: Tour, origin: Origin, length: LengthKey): SpelledWord[] {
  const isForFamilies = /famil|child/i.test(targetAudience)
  return [
    'kanchanaburi',
    origin === 'bangkok' ? 'bangkok' : 'fromkanchanaburi',
    ...(isForFamilies ? (['family'] as const) : []),
    ...(length === 'short' ? (['halfday'] as const) : []),
  ]
}

/** The first step that is high enough; the last one always is. */
function stepOf(steps: Readonly<Record<string, { upTo: number }>>, amount: number): string | undefined {
  return Object.keys(steps).find((key) => amount <= (steps[key]?.upTo ?? 0))
}
