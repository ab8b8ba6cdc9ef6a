import { canonicalPath, findTour, pricesOf } from '#content/catalogue.ts'
import { townNames } from '#content/fleet.ts'
import { lowestFare } from '#domain/fare.ts'
import { formatBaht } from '#domain/money.ts'
import type { Origin, Tour } from '#domain/tour.ts'
import { pictureOf } from '../../sections/picture-of.ts'
import type { TripFact } from '../../sections/trip-page/trip-facts.tsx'

/** What the page of a trip shows, apart from its booking form. For the loader: it reads the catalogue. */
export function tourViewOf(tour: Tour, origin: Origin) {
  const { title, subtitle, description, overview, highlights, included, notIncluded } = tour
  const { region, whatToBring, whatToExpect, targetAudience, itinerary, reviews } = tour
  const sibling = tour.sibling === undefined ? undefined : findTour(tour.sibling)
  return {
    ...{ title, subtitle, description, overview, highlights, included, notIncluded },
    ...{ region, whatToBring, whatToExpect, targetAudience, itinerary, reviews },
    facts: factsOf(tour),
    pictures: tour.gallery.map(pictureOf),
    from: formatBaht(lowestFare(pricesOf(tour), origin)),
    otherStart: tour.otherOrigin && { town: townNames[otherTown(region)], text: tour.otherOrigin },
    sibling: sibling && {
      path: canonicalPath(sibling),
      title: sibling.title,
      duration: sibling.duration,
      from: formatBaht(lowestFare(pricesOf(sibling), sibling.region)),
    },
  }
}

export type TourView = ReturnType<typeof tourViewOf>

function factsOf(tour: Tour): TripFact[] {
  return [
    { icon: 'clock', name: 'Duration', text: tour.duration },
    { icon: 'map', name: 'Driving distance', text: `${tour.distanceKm} km by car` },
    { icon: 'people', name: 'Group size', text: `Private, ${tour.groupSize}` },
    { icon: 'pin', name: 'Area', text: tour.area },
  ]
}

function otherTown(origin: Origin): Origin {
  return origin === 'bangkok' ? 'kanchanaburi' : 'bangkok'
}
