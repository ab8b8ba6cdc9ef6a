import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import { confirmationWords, ON_REQUEST } from '#bookings/confirming/confirmation.words.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { canonicalPath, capacityOf, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { fareOf, lowestFare, vehiclesOffered } from '#catalogue/fare.rules.ts'
import { CATEGORIES, durationOf, type Origin, tourFrom } from '#catalogue/tour.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import type { Availability } from '#fleet/availability/availability.rules.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { type PictureView, picturesOf } from '../picture-of.ts'

/** The texts and the picture of a trip's card. */
export type TourCardView = {
  id: string
  path: string
  title: string
  category: string
  /** The town where this day starts, in a list where that differs. */
  town?: string
  /** Whom the trip suits; only the local trips of Kanchanaburi carry this tag. */
  audience: string | undefined
  duration: string
  /** Empty, as the duration, when a remote tour does not say it. */
  distance: string
  /** What differs from other trips; what every trip includes stands once above the list. */
  highlights: readonly string[]
  /** Empty when it is on request. */
  price: string
  priceNote: string
  /** Is it confirmed at once when it is paid? */
  isInstant: boolean
  /** The same in words. */
  badge: string
  /** On the day of the list: `Sun 29 Nov free`, or `1 left`. */
  onDay?: { text: string; isFew: boolean }
  /** `4.7`, on the day of the list, from enough reviews of this trip. */
  stars?: string
  picture: PictureView
}

export const HIGHLIGHTS_SHOWN = 2

/** The rules that a card states. */
export type CardRules = Pick<BookingRules, 'channels' | 'leadTimes' | 'checkoutMethods' | 'hasFleet'>

/** The card of a trip as it starts in this town. For loaders. */
export function cardOf(
  trip: PricedTour,
  rules: CardRules,
  { origin = trip.region, path = canonicalPath(trip) }: { origin?: Origin; path?: string } = {},
): TourCardView {
  const tour = tourFrom(trip, origin)
  const confirmation = confirmationOf(tour, rules)
  return {
    id: tour.id,
    path,
    title: tour.title,
    category: CATEGORIES[tour.category],
    audience: tour.region === 'kanchanaburi' ? tour.targetAudience : undefined,
    duration: durationOf(tour),
    distance: `${tour.distanceKm} km`,
    highlights: tour.highlights.slice(0, HIGHLIGHTS_SHOWN),
    price: formatBaht(lowestFare(tour.prices, origin)),
    priceNote: priceNoteOf(tour, origin),
    isInstant: confirmation.kind === 'instant',
    badge: confirmationWords(confirmation, rules.checkoutMethods).badge,
    picture: picturesOf(tour)[0],
  }
}

type OnDay = { date: PlainDate; state: Availability; rating: Rating | undefined }

/** The card of a trip on a day: whether it is free then, and what guests gave the trip. */
export function cardOnDay(any: TourCardView, { date, state, rating }: OnDay): TourCardView {
  const card = rating ? { ...any, stars: rating.average.toFixed(1) } : any
  if (state === 'request') return { ...card, isInstant: false, badge: ON_REQUEST }
  const isFew = state === 'few'
  return { ...card, onDay: { text: isFew ? '1 left' : `${formatShortDay(date)} free`, isFew } }
}

function priceNoteOf(tour: PricedTour, origin: Origin): string {
  const { prices } = tour
  const capacity = capacityOf(tour)
  const offered = vehiclesOffered(prices, origin)
  if ('flat' in prices) {
    const upTo = Math.max(...offered.map((vehicleClass) => capacity[vehicleClass]?.to ?? 0))
    // No-break spaces, so that the line breaks at the comma.
    return `same price for any\u00a0vehicle, up\u00a0to\u00a0${upTo}\u00a0guests`
  }
  const lowest = lowestFare(prices, origin)
  const cheapest = offered.find((vehicleClass) => fareOf(prices, origin, vehicleClass) === lowest) ?? 'car'
  return `per ${vehicleNouns[cheapest]}, up to ${capacity[cheapest]?.to} guests`
}
