import { fleet } from '#content/fleet.ts'
import type { PlainDate } from '#domain/calendar.ts'
import { capacityOf, type PricedTour } from '#domain/catalogue.ts'
import { fareOf, originsOf } from '#domain/fare.ts'
import { REMOTE_CAPACITY, type RemoteTour } from '#domain/remote-tour.ts'
import { isPickupRequired, type Origin } from '#domain/tour.ts'
import { type Capacity, VEHICLE_CLASSES, type VehicleClass } from '#domain/vehicle.ts'
import type { BookingView, VehicleView } from './booking-view.ts'
import { writeSeenPrices } from './seen-prices.ts'

/** The form of a trip of the catalogue. For loaders. */
export function bookingViewOf(tour: PricedTour, origin: Origin, today: PlainDate): BookingView {
  const { prices } = tour
  const vehicles = vehiclesOf(capacityOf(tour), (vehicle) => fareOf(prices, origin, vehicle))
  return {
    tourTitle: tour.title,
    channel: tour.booking.channel,
    origin,
    origins: originsOf(prices),
    hotelRequired: tour.booking.hotel === 'required',
    pickupRequired: isPickupRequired(tour),
    dayHint: tour.runsOn && `${tour.runsOn.map((day) => `${day}s`).join(' and ')} only`,
    ...formOf(vehicles, today),
  }
}

/** The form of a tour from the outside source; `undefined` when it names no price, so that nothing can be booked. */
export function bookingViewOfRemote(
  tour: RemoteTour,
  origin: Origin,
  today: PlainDate,
): BookingView | undefined {
  const vehicles = vehiclesOf(REMOTE_CAPACITY, (vehicle) => tour.prices[vehicle])
  if (vehicles.length === 0) return undefined
  return {
    tourTitle: tour.title,
    channel: 'email',
    origin,
    origins: [origin],
    hotelRequired: false,
    pickupRequired: false,
    dayHint: undefined,
    ...formOf(vehicles, today),
  }
}

/** The vehicles that have both seats and a price, smallest first. */
function vehiclesOf(
  capacity: Capacity,
  priceOf: (vehicle: VehicleClass) => number | undefined,
): VehicleView[] {
  return VEHICLE_CLASSES.flatMap((vehicle) => {
    const seats = capacity[vehicle]
    const priceBaht = priceOf(vehicle)
    if (!seats || priceBaht === undefined) return []
    const label = `${seats.from}-${seats.to} guests`
    return { vehicle, ...fleet[vehicle], priceBaht, label, upTo: seats.to }
  })
}

function formOf(vehicles: VehicleView[], today: PlainDate) {
  return {
    vehicles,
    maxGuests: Math.max(...vehicles.map(({ upTo }) => upTo)),
    hotelShown: true,
    pickupShown: true,
    today,
    seenPrices: writeSeenPrices(vehicles),
  }
}
