import { href } from 'react-router'
import { sentenceOf } from '#content/sentences.ts'
import type { PricedTour } from '#domain/catalogue/catalogue.ts'
import type { findTripsOnDay } from '#operations/availability/find-trips-on-day.ts'
import { type CardRules, cardOf, cardOnDay, type TourCardView } from '../../sections/tour-card/card-of.ts'
import { tripEntriesOf } from './trip-entries.ts'
import type { TripEntry } from './trip-filter.ts'

export type ListedTrip = TripEntry & { isUsualStart: boolean; card: TourCardView }

/** What the site answers about the day that a guest asks for; undefined without a day. */
type DayAnswer = Awaited<ReturnType<typeof findTripsOnDay>> | undefined

/** The list of trips: those that can be had on the day, or all when no day is asked for or known. For the loader. */
export function listedTrips(tours: readonly PricedTour[], rules: CardRules, day: DayAnswer): ListedTrip[] {
  return tours.flatMap((tour) =>
    tripEntriesOf(tour).flatMap((entry) => {
      const { origin } = entry.keys
      const card = cardOf(tour, rules, { origin, path: href('/tours/:id', { id: tour.id }) })
      const trip = { ...entry, isUsualStart: origin === tour.region, card }
      if (!day?.ok) return [trip]
      const found = day.trips.find((one) => one.tourId === tour.id && one.origin === origin)
      return found ? [{ ...trip, card: cardOnDay(card, found.state) }] : []
    }),
  )
}

/** The day of the list in the words of its page. For the loader. */
export function dayViewOf(asked: string | null, day: DayAnswer) {
  if (!asked || !day) return undefined
  if (day.ok) return { date: day.date }
  const sentence = `${sentenceOf(day.problem)} ${ALL_SHOWN}`
  return day.reason === 'invalid' ? { error: sentence } : { date: asked, notice: sentence }
}

const ALL_SHOWN = 'Until then, you see all trips.'
