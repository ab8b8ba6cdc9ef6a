import type { Channel } from '#bookings/channel.rules.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { fareOf, originsOf, type TourPrices, vehiclesOffered } from './fare.rules.ts'
import { isPickupUnclear, type Origin, type Tour, tourFrom, townsIn } from './tour.rules.ts'
import { type Capacity, DEFAULT_CAPACITY, type VehicleClass } from './vehicle.rules.ts'

/** A trip with its prices. */
export type PricedTour = Tour & { prices: TourPrices }

/** Everything that is sold, as an immutable snapshot; a change makes a new one. */
export type Catalogue = {
  /** A hash of the content: different when anything in the catalogue is different. */
  version: string
  /** Every trip of the business, listed or not, in the order of the lists: Bangkok first, then Kanchanaburi. */
  tours: readonly PricedTour[]
}

/** The trips on the list of one town, in the order shown. */
export function listTours({ tours }: Catalogue, region: Origin): readonly PricedTour[] {
  return tours.filter((tour) => tour.listed && tour.region === region)
}

/** A trip by its id or one of its aliases. */
export function findTour({ tours }: Catalogue, id: string | null): PricedTour | undefined {
  return tours.find((tour) => tour.id === id || tour.aliases?.some((alias) => alias === id))
}

/** A trip by the name that an integration sends: its id, an alias or its title, in any case and punctuation. */
export function findTourByName({ tours }: Catalogue, name: string): PricedTour | undefined {
  const wanted = normalizedName(name)
  return tours.find((tour) =>
    [tour.id, tour.title, ...(tour.aliases ?? [])].some((known) => normalizedName(known) === wanted),
  )
}

function normalizedName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The current price of a booking's trip, in whole baht for the whole vehicle; `undefined` when the trip is not, or no
 * longer, sold from this town in this vehicle.
 */
export function fareOfBooking(
  catalogue: Catalogue,
  {
    tourId,
    origin,
    vehicleClass,
  }: { tourId: string | null; origin: Origin | null; vehicleClass: VehicleClass | null },
): number | undefined {
  const tour = findTour(catalogue, tourId)
  return tour && origin && vehicleClass ? fareOf(tour.prices, origin, vehicleClass) : undefined
}

/** How many guests each vehicle that is sold for this trip carries. */
export function capacityOf(tour: PricedTour): Capacity {
  const seats: Capacity = tour.capacity ?? DEFAULT_CAPACITY
  const sold = vehiclesOffered(tour.prices, tour.region)
  return Object.fromEntries(sold.map((vehicleClass) => [vehicleClass, seats[vehicleClass]]))
}

/** The canonical address of a trip; other addresses that show the trip point to it. */
export function canonicalPath({ region, id }: Pick<Tour, 'region' | 'id'>): string {
  return `/tours/${region}/${id}`
}

/** Where a trip starts: in the wanted town if it is sold from there, else in its own region. */
export function originFor(tour: PricedTour, wanted: string | null): Origin {
  return originsOf(tour.prices).find((origin) => origin === wanted) ?? tour.region
}

/**
 * Where a trip starts that an integration books, which decides its price: in the town that the pickup names, because the
 * driver collects the guests there. Only when the pickup names no town, the `town` of the request counts.
 */
export function originOfPickup(tour: PricedTour, pickup: string, town: string): Origin {
  return originFor(tour, townsIn(pickup)[0] ?? townsIn(town)[0] ?? null)
}

/** When the driver collects the guests: the first time of the itinerary, Bangkok wall-clock. */
export function pickupTimeOf(tour: Tour, origin: Origin): ClockTime {
  return tourFrom(tour, origin).itinerary[0]?.time ?? '00:00'
}

type PaidPickup = {
  channel: Channel
  origin: Origin | null
  pickupLocation: string | null
  hotelName: string | null
}

/**
 * Was this booking paid by card although its pickup does not confirm the town that the price is for? The operator checks
 * such bookings, because without a request to answer nobody has compared the two.
 */
export function isPaidPickupUnclear(
  tour: PricedTour | undefined,
  { channel, origin, pickupLocation, hotelName }: PaidPickup,
): boolean {
  if (channel !== 'card' || !tour || !origin) return false
  return isPickupUnclear(origin, originsOf(tour.prices), pickupLocation, hotelName)
}
