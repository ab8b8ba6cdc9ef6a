import { capacityOf, pricesOf } from '#content/catalogue.ts'
import { fleet } from '#content/fleet.ts'
import type { PlainDate } from '#domain/calendar.ts'
import { fareOf, originsOf, vehiclesOffered } from '#domain/fare.ts'
import type { RemoteTour } from '#domain/remote-tour.ts'
import type { Origin, Tour } from '#domain/tour.ts'
import { type Seats, VEHICLE_CLASSES, type VehicleClass } from '#domain/vehicle.ts'
import type { BookingView, VehicleView } from './booking-view.ts'
import { writeSeenPrices } from './seen-prices.ts'

/** The form of a trip of the catalogue. For loaders: it reads the price list. */
export function bookingViewOf(tour: Tour, origin: Origin, today: PlainDate): BookingView {
  const prices = pricesOf(tour)
  const capacity = capacityOf(tour)
  const vehicles = vehiclesOffered(prices, origin).flatMap((vehicle) => {
    const seats = capacity[vehicle]
    return seats ? [vehicleView(vehicle, seats, fareOf(prices, origin, vehicle) ?? null)] : []
  })
  return {
    tourTitle: tour.title,
    channel: tour.booking.channel,
    origin,
    origins: originsOf(prices),
    hotelRequired: tour.booking.hotel === 'required',
    ...formOf(vehicles, today),
  }
}

/** How many guests the vehicles of a remote tour carry (booking.md section 9). */
const REMOTE_CAPACITY = {
  car: { from: 1, to: 4 },
  suv: { from: 1, to: 6 },
  van: { from: 1, to: 8 },
} satisfies Record<VehicleClass, Seats>

/** The form of a tour from the outside source: every vehicle, with or without a price, by e-mail. */
export function bookingViewOfRemote(tour: RemoteTour, origin: Origin, today: PlainDate): BookingView {
  const vehicles = VEHICLE_CLASSES.map((vehicle) =>
    vehicleView(vehicle, REMOTE_CAPACITY[vehicle], tour.prices[vehicle] ?? null),
  )
  return {
    tourTitle: tour.title,
    channel: 'email',
    origin,
    origins: [origin],
    hotelRequired: false,
    ...formOf(vehicles, today),
  }
}

function vehicleView(vehicle: VehicleClass, seats: Seats, priceBaht: number | null): VehicleView {
  const { name, model, picture } = fleet[vehicle]
  return {
    vehicle,
    name,
    model,
    picture,
    priceBaht,
    label: `${seats.from}-${seats.to} guests`,
    upTo: seats.to,
  }
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
