import {
  PAY_LATER,
  replySentence,
  replyWay,
  termsSentence,
} from '#bookings/cancelling/booking-terms.words.ts'
import { type Confirmation, confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { firstDayFor, whyNotThatWeekday } from '#bookings/placing/lead-time.rules.ts'
import { capacityOf, type PricedTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { fareOf, lowestFare, originsOf } from '#catalogue/fare.rules.ts'
import { offeredRequestChannel } from '#catalogue/offered-channels.rules.ts'
import { type RemoteTour, remoteCapacityOf, remotePickupTime } from '#catalogue/remote-tour.rules.ts'
import { ticketCosts } from '#catalogue/ticket-costs.rules.ts'
import { isPickupRequired, type Origin, tourFrom } from '#catalogue/tour.rules.ts'
import { type Capacity, VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { ticketsOf } from '#content/catalogue/tickets.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { daysAhead } from '#fleet/availability/availability-query.rules.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { depositAtOnce, depositIfAccepted } from '#money/deposits/deposit-sentences.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { termsOfDay } from '../day-calendar/day-terms.ts'
import { tripQuery } from '../trip-query.ts'
import type { BookingView, BookingViewOfTrip, VehicleView } from './booking-view.ts'
import { writeSeenPrices } from './seen-prices.ts'

/** When a form is shown, in milliseconds since the epoch, and the rules that hold then. */
type Now = { nowMs: number } & Pick<
  BookingRules,
  'leadTimes' | 'depositPercent' | 'checkoutMethods' | 'cancellation' | 'holdTimes' | 'channels' | 'hasFleet'
>

/**
 * The booking form of a trip of the catalogue, without its free days (`withFreeDays`). For loaders.
 * @param date of an address, unparsed: chosen if the form offers it
 */
export function bookingViewOf(
  tour: PricedTour,
  origin: Origin,
  now: Now,
  date: string | null = null,
): BookingViewOfTrip {
  const { prices } = tour
  const confirmation = confirmationOf(tour, now)
  const deposit = { ...now, confirmation }
  const vehicles = vehiclesOf(
    capacityOf(tour),
    (vehicleClass) => fareOf(prices, origin, vehicleClass),
    deposit,
  )
  const { channel } = tour.booking
  const calendar = dayCalendarOf(tour, origin, confirmation, now)
  const form = formOf(vehicles, firstTripDay(pickupTimeOf(tour, origin), now))
  const day = isOffered(date, form.firstDay, calendar)
    ? { date, terms: termsOfDay({ vehicles }, calendar, date, now.nowMs) }
    : undefined
  return {
    tourTitle: tour.title,
    channel,
    origin,
    starts: originsOf(prices).map((town) => ({
      ...{ origin: town, to: tripQuery(town, day?.date) },
      hours: hoursFrom(tour, town) + (town === origin ? '' : `, ${formatBaht(lowestFare(prices, town))}`),
    })),
    hotelRequired: tour.booking.hotel === 'required',
    pickupRequired: isPickupRequired(tour),
    ticketsBaht: ticketsForOne(tour, origin),
    dayHint: tour.runsOn && `${tour.runsOn.map((day) => `${day}s`).join(' and ')} only`,
    calendar,
    day,
    ...termsOf(confirmation, now),
    ...form,
  }
}

/** `06:00 to 18:00`. */
function hoursFrom(tour: PricedTour, town: Origin): string {
  const { itinerary } = tourFrom(tour, town)
  return `${itinerary[0]?.time} to ${itinerary.at(-1)?.time}`
}

type TripDays = BookingViewOfTrip['calendar']

function ticketsForOne(tour: PricedTour, origin: Origin): number {
  return ticketCosts(ticketsOf(tourFrom(tour, origin)), { adults: 1, children: 0 }).sumBaht
}

function isOffered(
  date: string | null,
  firstDay: PlainDate,
  { lastDay, runsOn }: TripDays,
): date is PlainDate {
  const isBetween = date !== null && isPlainDate(date) && firstDay <= date && date <= lastDay
  return isBetween && !whyNotThatWeekday(runsOn, date)
}

/** The first day whose pickup is at least the lead time ahead. */
function firstTripDay(pickupTime: ClockTime, { nowMs, leadTimes }: Now): PlainDate {
  return firstDayFor(pickupTime, leadTimes.dayTrip.requestHours, nowMs)
}

/**
 * The booking form of a remote tour, which may also be in the catalogue; `undefined` when it cannot be booked, because its record has no price or only cards
 * are offered.
 */
export function bookingViewOfRemote(
  tour: RemoteTour,
  origin: Origin,
  now: Now,
  inCatalogue?: PricedTour,
): BookingView | undefined {
  const channel = offeredRequestChannel(now.channels)
  if (!channel) return undefined
  const capacity = remoteCapacityOf(inCatalogue)
  const confirmation = { kind: 'request', channel } as const
  const vehicles = vehiclesOf(capacity, (vehicleClass) => tour.prices[vehicleClass], { ...now, confirmation })
  if (vehicles.length === 0) return undefined
  const pickupTime = remotePickupTime(tour)
  return {
    tourTitle: tour.title,
    channel,
    origin,
    starts: [],
    hotelRequired: false,
    pickupRequired: false,
    ticketsBaht: inCatalogue ? ticketsForOne(inCatalogue, origin) : 0,
    dayHint: undefined,
    day: undefined,
    ...termsOf(confirmation, now),
    ...formOf(vehicles, pickupTime ? firstTripDay(pickupTime, now) : bangkokDay(now.nowMs)),
  }
}

function termsOf(confirmation: Confirmation, { cancellation, holdTimes, depositPercent, nowMs }: Now) {
  const of = depositPercent > 0 ? 'deposit' : 'price'
  const isRequest = confirmation.kind !== 'instant'
  return {
    terms: {
      cancel: termsSentence({ terms: cancellation, pickupMs: null, nowMs, of, isRequest }),
      reply: replySentence(replyWay(confirmation), holdTimes.requestHours),
    },
    payLater: confirmation.kind === 'request' ? PAY_LATER : undefined,
  }
}

function dayCalendarOf(
  tour: PricedTour,
  origin: Origin,
  confirmation: Confirmation,
  { nowMs, leadTimes, cancellation, holdTimes }: Now,
): TripDays {
  return {
    tourId: tour.id,
    lastDay: daysAhead(nowMs).last,
    runsOn: tour.runsOn ?? null,
    confirmation,
    pickupTime: pickupTimeOf(tour, origin),
    cancellation,
    requestHours: holdTimes.requestHours,
    leadHours: leadTimes.dayTrip.requestHours,
  }
}

type DepositRule = { confirmation: Confirmation } & Pick<BookingRules, 'depositPercent' | 'checkoutMethods'>

/** The vehicles that have both seats and a price, smallest first. */
function vehiclesOf(
  capacity: Capacity,
  priceOf: (vehicleClass: VehicleClass) => number | undefined,
  { depositPercent, confirmation, checkoutMethods }: DepositRule,
): VehicleView[] {
  return VEHICLE_CLASSES.flatMap((vehicleClass) => {
    const seats = capacity[vehicleClass]
    const priceBaht = priceOf(vehicleClass)
    if (!seats || priceBaht === undefined) return []
    const label = `${seats.from}-${seats.to} guests`
    const parts = depositOf({ priceBaht, depositPercent })
    const deposit =
      parts &&
      (confirmation.kind === 'instant' ? depositAtOnce(parts, checkoutMethods) : depositIfAccepted(parts))
    return {
      ...{ vehicleClass, ...vehicleClasses[vehicleClass], priceBaht, label, upTo: seats.to },
      ...(deposit ? { deposit } : {}),
    }
  })
}

function formOf(vehicles: VehicleView[], firstDay: PlainDate) {
  return {
    vehicles,
    maxGuests: Math.max(...vehicles.map(({ upTo }) => upTo)),
    firstDay,
    seenPrices: writeSeenPrices(vehicles),
  }
}
