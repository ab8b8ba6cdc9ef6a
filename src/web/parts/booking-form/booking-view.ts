import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'
import type { CancellationTerms } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { Confirmation } from '#bookings/confirming/confirmation.rules.ts'
import type { BookingChannel, Origin } from '#catalogue/tour.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { PlainDate, Weekday } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import type { CalendarPage } from '../day-calendar/calendar-page.ts'

export type VehicleView = {
  vehicleClass: VehicleClass
  name: string
  model: string
  /** Whole baht for the whole vehicle. */
  priceBaht: number
  /** How it is paid in two parts, when a deposit is asked for. */
  deposit?: string
  /** `1-3 guests`. */
  label: string
  /** The most guests it carries. */
  upTo: number
  picture: string
}

/** What the calendar of free days needs to know of a trip. */
export type DayCalendarView = {
  tourId: string
  /** The last day that it shows. */
  lastDay: PlainDate
  /** The five weeks that it shows at first; weeks are counted in fives from that of the first day, up to `last`. */
  first: { number: number; last: number; page: CalendarPage }
  /** The only weekdays on which the trip runs; every day when null. */
  runsOn: readonly Weekday[] | null
  /** How most days are confirmed. */
  confirmation: Confirmation
  /** The hour of the pickup and the rules from which the terms of a chosen day follow. */
  pickupTime: ClockTime
  cancellation: CancellationTerms
  requestHours: number
  leadHours: number
}

/** What stands under the button. */
export type TermsView = {
  cancel: TermSentence
  /** What the button does, and by when a request is answered. */
  reply: string
}

/** The data of a booking form, as loaders send it to the browser. */
export type BookingView = {
  tourTitle: string
  channel: BookingChannel
  origin: Origin
  /** The towns the trip is sold from, each with the query of its page, the hours of the day and, of another town, its lowest price; a choice is offered when there is more than one. */
  starts: readonly { origin: Origin; to: string; hours: string }[]
  vehicles: readonly VehicleView[]
  maxGuests: number
  hotelRequired: boolean
  /** The town's own field for the pickup, beside the hotel. Without it one field asks for hotel or address. */
  pickupRequired: boolean
  /** Before a day is chosen. */
  terms: TermsView
  /** The day that the address names, with its terms; undefined without one that the form offers. */
  day: { date: PlainDate; terms: TermsView } | undefined
  /** How a request without a deposit is paid; undefined for a card. */
  payLater: string | undefined
  /** The first day that can be booked. */
  firstDay: PlainDate
  /** What a guest pays at gates and stations for the day, in whole baht, as an adult. */
  ticketsBaht: number
  /** `Saturdays only`, when the trip does not run every day. */
  dayHint: string | undefined
  /** The prices that the page shows, sent back with the form; see `seen-prices.ts`. */
  seenPrices: string
}

/** Of a trip of the catalogue, before its free days have been looked up. */
export type BookingViewOfTrip = BookingView & { calendar: Omit<DayCalendarView, 'first'> }
