import { guidingFact } from '#bookings/operator.words.ts'
import { type Catalogue, canonicalPath, findTour, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { lowestFare, originsOf } from '#catalogue/fare.rules.ts'
import {
  CATEGORIES,
  durationOf,
  guestStops,
  type Origin,
  type Tour,
  tourFrom,
} from '#catalogue/tour.rules.ts'
import { ticketsOf } from '#content/catalogue/tickets.ts'
import { formatBaht } from '#money/money.rules.ts'
import { stationsOf } from '#quotes/writing/stations.words.ts'
import { pictureNamed, picturesOf } from '../../parts/picture-of.ts'
import { spokenName } from '../../parts/trip-map/day-places.ts'
import { tripMapViewOf } from '../../parts/trip-map/trip-map-view-of.ts'
import type { TripFact } from '../../parts/trip-page/trip-facts.tsx'
import { timeThere } from './time-there.ts'

/**
 * The data of a trip's page for guests who start in this town, without its booking form. For the loader.
 */
export function tourViewOf(catalogue: Catalogue, trip: PricedTour, origin: Origin) {
  const tour = tourFrom(trip, origin)
  const { title, subtitle, description, overview, highlights, included, notIncluded } = tour
  const { region, whatToBring, whatToExpect, targetAudience, reviews } = tour
  const sibling = siblingOf(catalogue, tour, origin)
  return {
    ...{ title, subtitle, description, overview, highlights, included, notIncluded },
    ...{ region, whatToBring, whatToExpect, targetAudience, reviews },
    itinerary: stopsWithPlaces(tour),
    dayFacts: dayFactsOf(tour),
    facts: factsOf(tour),
    map: tripMapViewOf(tour, origin),
    pictures: picturesOf(tour),
    tickets: ticketsOf(tour),
    from: formatBaht(lowestFare(tour.prices, origin)),
    sibling: sibling && {
      path: canonicalPath(sibling),
      title: sibling.title,
      duration: durationOf(sibling),
      from: formatBaht(lowestFare(sibling.prices, sibling.region)),
    },
  }
}

export type TourView = ReturnType<typeof tourViewOf>

/** The stops of the day, each place with its picture and its opening hours. */
function stopsWithPlaces({ itinerary, places }: Tour) {
  const stations = stationsOf(itinerary, places)
  return guestStops(itinerary).map((stop, index) => {
    const { poster, hours } = stations[index] ?? {}
    return { ...stop, ...(hours && { hours }), ...(poster && { picture: pictureNamed(poster).src }) }
  })
}

/** The hours and the road of the day, from its own stops; the length of the day where its main place has no hours. */
function dayFactsOf(tour: Tour) {
  const [starts, ends] = [tour.itinerary[0]?.time, tour.itinerary.at(-1)?.time]
  const there = timeThere(tour)
  return [
    ...(starts ? [{ name: 'Pickup, your hotel', text: starts }] : []),
    ...(ends ? [{ name: tour.endsIn ? `In ${tour.endsIn} about` : 'Back about', text: ends }] : []),
    { name: 'By car', text: `${tour.distanceKm} km` },
    there && tour.mainPlace
      ? { name: `At ${spokenName(tour.mainPlace)}`, text: there }
      : { name: 'Duration', text: durationOf(tour) },
  ]
}

function factsOf(tour: Tour): TripFact[] {
  return [
    { icon: 'camera', name: 'Kind of trip', text: CATEGORIES[tour.category] },
    ...(timeThere(tour) ? [{ icon: 'clock', name: 'Duration', text: durationOf(tour) } as const] : []),
    { icon: 'people', name: 'Group size', text: `Private, ${tour.groupSize}` },
    { icon: 'pin', name: 'Area', text: tour.area },
    { icon: 'talk', name: 'Guiding', text: guidingFact(tour) },
  ]
}

/** The other edition of the tour, if it is also sold from the guest's town. */
function siblingOf(catalogue: Catalogue, { sibling: id = '' }: Tour, origin: Origin): PricedTour | undefined {
  const sibling = findTour(catalogue, id)
  return sibling && originsOf(sibling.prices).includes(origin) ? sibling : undefined
}
