import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { pickupPlaceOf } from '#bookings/pass/guest-details.ts'
import type { PassTime } from '#bookings/pass/pass-times.ts'
import { type Catalogue, findTour } from '#catalogue/catalogue.rules.ts'
import { stopsFrom } from '#catalogue/day-plan.rules.ts'
import { guestStops, type Stop, type Tour, tourFrom } from '#catalogue/tour.rules.ts'
import { freeMinutesAt, isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import { townNames } from '#content/map/towns.ts'
import { mapLink } from '#guests/contact/map-link.rules.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

export const PICKUP_TITLE = 'Your pickup point'

type PickupView = { place: string; town: string; map: string; isExact: boolean; waiting: string }

/** What a guest needs for the day, from the door of the hotel until the evening. */
export type PlanView = {
  pickup: PickupView | null
  stops: readonly Stop[]
  /** ThaiAndEnglish when the guests start at another time than the plan of the catalogue. */
  moved: string | null
  bring: readonly string[]
}

const NOTHING: PlanView = { pickup: null, stops: [], moved: null, bring: [] }

/** Only while the trip may still take place. `times` are the drives of the booking, the first of them first. */
export function planViewOf(catalogue: Catalogue, pass: Pass, times: readonly PassTime[]): PlanView {
  if (!bookingCountsAs(pass.booking.status, 'expected')) return NOTHING
  const pickup = pickupOf(pass)
  const tour = tourOf(catalogue, pass.booking)
  return { ...NOTHING, pickup, ...(tour && dayOf(tour, times)) }
}

/** The trip of the catalogue with the start that was booked; none for a transfer, a custom trip, or one that is not in it any more. */
export function tourOf(catalogue: Catalogue, booking: Pass['booking']): Tour | undefined {
  if (booking.kind !== 'trip') return undefined
  const { tourId, origin } = booking
  const tour = findTour(catalogue, tourId)
  return tour && origin ? tourFrom(tour, origin) : tour
}

function dayOf({ itinerary, whatToBring }: Tour, [first]: readonly PassTime[]) {
  const planned = itinerary[0]?.time
  const pickup = first?.start instanceof Date ? bangkokTime(first.start.getTime()) : planned
  if (!planned || !pickup) return { bring: whatToBring }
  const moved =
    pickup === planned
      ? null
      : `This day usually starts at ${planned}. You start at ${pickup}, so every stop shifts with it, except trains and opening hours.`
  return { stops: stopsFrom(guestStops(itinerary), pickup), moved, bring: whatToBring }
}

function pickupOf({ booking }: Pass): PickupView | null {
  const { legs } = booking
  switch (booking.kind) {
    case 'trip': {
      const { hotelName, pickupLocation, origin } = booking
      const town = origin ? townNames[origin] : ''
      const told = pickupPlaceOf({ hotelName, pickupLocation }) ?? ''
      return pickupAt(told || town, told && !told.includes(town) ? town : '')
    }
    case 'transfer':
    case 'custom':
      return legs[0] ? pickupAt(legs[0].pickup, '', legs[0].freeWaitingMinutes) : null
  }
}

function pickupAt(place: string, town: string, agreed: number | null = null): PickupView | null {
  if (!place) return null
  const isExact = !Object.values<string>(townNames).includes(place)
  const minutes = freeMinutesAt({ pickup: place, freeWaitingMinutes: agreed })
  const from = isAirport(place) ? ' from the landing,' : ''
  const waiting = `Your driver waits ${minutes} minutes${from} free of charge.`
  return { place, town, map: mapLink(place, town), isExact, waiting }
}
