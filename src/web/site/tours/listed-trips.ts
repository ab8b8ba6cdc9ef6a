import { href } from 'react-router'
import { ON_REQUEST } from '#bookings/confirming/confirmation.words.ts'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import type { ListedRemoteTour } from '#catalogue/list-remote-tours.ts'
import type { findTripsOnDay } from '#fleet/availability/find-trips-on-day.ts'
import type { Rating } from '#guests/reviews/reputation.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { pictureNamed } from '../../parts/picture-of.ts'
import {
  type CardRules,
  cardOf,
  cardOnDay,
  HIGHLIGHTS_SHOWN,
  type TourCardView,
} from '../../parts/tour-card/card-of.ts'
import { remoteEntryOf, tripEntriesOf } from '../../parts/trip-list/trip-entries.ts'
import type { TripEntry } from '../../parts/trip-list/trip-filter.ts'

export type ListedTrip = TripEntry & { isUsualStart: boolean; card: TourCardView }

/** What the site answers about the day that a guest asks for; undefined without a day. */
type DayAnswer = Awaited<ReturnType<typeof findTripsOnDay>> | undefined

/** The list of trips: those that can be had on the day, or all when no day is asked for or known. For the loader. */
export function listedTrips(
  tours: readonly PricedTour[],
  rules: CardRules,
  day: DayAnswer,
  ratings: ReadonlyMap<string, Rating>,
): ListedTrip[] {
  return tours.flatMap((tour) =>
    tripEntriesOf(tour).flatMap((entry) => {
      const { origin } = entry.keys
      const card = cardOf(tour, rules, { origin, path: href('/tours/:id', { id: tour.id }) })
      const trip = { ...entry, isUsualStart: origin === tour.region, card }
      if (!day?.ok) return [trip]
      const found = day.trips.find((one) => one.tourId === tour.id && one.origin === origin)
      if (!found) return []
      const onDay = { date: day.date, state: found.state, rating: ratings.get(tour.id) }
      return [{ ...trip, card: cardOnDay(card, onDay) }]
    }),
  )
}

/** A tour that only the external source has, in the list of trips; any day of it is on request. For the loader. */
export function listedRemoteTrip(tour: ListedRemoteTour): ListedTrip {
  const { origin, id, title, gallery, prices } = tour
  const lowest = Math.min(...Object.values(prices))
  const entry = remoteEntryOf(tour)
  const card: TourCardView = {
    id: entry.id,
    path: href('/tour/:location/:tourId', { location: origin, tourId: id }),
    ...{ title, category: tour.category, duration: tour.duration, distance: '' },
    audience: (origin === 'kanchanaburi' && tour.targetAudience) || undefined,
    highlights: tour.highlights.slice(0, HIGHLIGHTS_SHOWN),
    price: Number.isFinite(lowest) ? formatBaht(lowest) : '',
    priceNote: Number.isFinite(lowest) ? 'for the whole vehicle' : 'Price on request',
    ...{ isInstant: false, badge: ON_REQUEST },
    picture: { ...(gallery[0] ? { src: gallery[0], alt: title } : pictureNamed('road-van')), caption: title },
  }
  return { ...entry, isUsualStart: true, card }
}

/** The day of the list in the words of its page. For the loader. */
export function dayViewOf(asked: string | undefined, day: DayAnswer) {
  if (!asked || !day) return undefined
  if (day.ok) return { date: day.date }
  const sentence = `${sentenceOf(day.problem)} ${ALL_SHOWN}`
  return day.reason === 'invalid' ? { error: sentence } : { date: asked, notice: sentence }
}

const ALL_SHOWN = 'Until then, you see all trips.'
