import { fleet } from '#content/catalogue/fleet.ts'
import { canonicalPath, capacityOf, type PricedTour } from '#domain/catalogue/catalogue.ts'
import { fareOf, lowestFare, vehiclesOffered } from '#domain/catalogue/fare.ts'
import { CATEGORIES } from '#domain/catalogue/tour.ts'
import { formatBaht } from '#domain/money.ts'
import { type PictureView, picturesOf } from '../picture-of.ts'

/** The texts and the picture of a trip's card. */
export type TourCardView = {
  id: string
  path: string
  title: string
  category: string
  /** Whom the trip suits; only the local trips of Kanchanaburi carry this tag. */
  audience: string | undefined
  duration: string
  distance: string
  included: readonly string[]
  price: string
  priceNote: string
  picture: PictureView
}

const INCLUDED_SHOWN = 2

/** The card of a trip. For loaders. */
export function cardOf(tour: PricedTour, path = canonicalPath(tour)): TourCardView {
  return {
    id: tour.id,
    path,
    title: tour.title,
    category: CATEGORIES[tour.category],
    audience: tour.region === 'kanchanaburi' ? tour.targetAudience : undefined,
    duration: tour.duration,
    distance: `${tour.distanceKm} km`,
    included: tour.included.slice(0, INCLUDED_SHOWN),
    price: formatBaht(lowestFare(tour.prices, tour.region)),
    priceNote: priceNoteOf(tour),
    picture: picturesOf(tour)[0],
  }
}

function priceNoteOf(tour: PricedTour): string {
  const { prices } = tour
  const capacity = capacityOf(tour)
  const offered = vehiclesOffered(prices, tour.region)
  if ('flat' in prices) {
    return `whole vehicle, up to ${Math.max(...offered.map((vehicle) => capacity[vehicle]?.to ?? 0))} guests`
  }
  const lowest = lowestFare(prices, tour.region)
  const cheapest = offered.find((vehicle) => fareOf(prices, tour.region, vehicle) === lowest) ?? 'car'
  return `per ${fleet[cheapest].name.toLowerCase()}, up to ${capacity[cheapest]?.to} guests`
}
