import type { ClockTime } from '../time/clock-time.ts'
import { fareOf, originsOf, type TourPrices, vehiclesOffered } from './fare.ts'
import { type BookingChannel, isPickupUnclear, type Origin, type Tour, tourFrom, townsIn } from './tour.ts'
import { type Capacity, DEFAULT_CAPACITY, type VehicleClass } from './vehicle.ts'

/** A trip with what it costs. */
export type PricedTour = Tour & { prices: TourPrices }

/** What is sold, as it is at one moment: a value that nobody changes. After a change there is another value. */
export type Catalogue = {
  /** Names this snapshot; another one when anything in it is different. */
  version: string
  /** Every trip of the business, in the order of the lists: Bangkok first, then Kanchanaburi. */
  tours: readonly PricedTour[]
}

/** The trips on the list of one town, in their order. */
export function listTours({ tours }: Catalogue, region: Origin): readonly PricedTour[] {
  return tours.filter((tour) => tour.listed && tour.region === region)
}

/** A trip by its id or one of its aliases. */
export function findTour({ tours }: Catalogue, id: string | null): PricedTour | undefined {
  return tours.find((tour) => tour.id === id || tour.aliases?.some((alias) => alias === id))
}

/** A trip as an integration may name it: by id, alias or title, in any case and punctuation. */
export function findTourByName({ tours }: Catalogue, name: string): PricedTour | undefined {
  const wanted = bareWords(name)
  return tours.find((tour) =>
    [tour.id, tour.title, ...(tour.aliases ?? [])].some((known) => bareWords(known) === wanted),
  )
}

function bareWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * What the trip of a booking costs by this catalogue, in whole baht for the whole vehicle; `undefined` when it is not
 * sold from this town in this vehicle (any more).
 */
export function fareOfBooking(
  catalogue: Catalogue,
  { tourId, origin, vehicle }: { tourId: string | null; origin: Origin | null; vehicle: VehicleClass | null },
): number | undefined {
  const tour = findTour(catalogue, tourId)
  return tour && origin && vehicle ? fareOf(tour.prices, origin, vehicle) : undefined
}

/** How many guests each vehicle carries on this trip; only vehicles that are sold for it. */
export function capacityOf(tour: PricedTour): Capacity {
  const seats: Capacity = tour.capacity ?? DEFAULT_CAPACITY
  const sold = vehiclesOffered(tour.prices, tour.region)
  return Object.fromEntries(sold.map((vehicle) => [vehicle, seats[vehicle]]))
}

/** The one address of a trip; every other address that shows it names this one as canonical. */
export function canonicalPath({ region, id }: Pick<Tour, 'region' | 'id'>): string {
  return `/tours/${region}/${id}`
}

/** The town a trip starts from when the guest has not chosen: the one asked for if it is sold, else its own. */
export function originFor(tour: PricedTour, wanted: string | null): Origin {
  return originsOf(tour.prices).find((origin) => origin === wanted) ?? tour.region
}

/**
 * Where a trip starts that was not booked on its own page, and so what it costs: in the town that the pickup names,
 * because the driver collects the guests there. Only when it names none, the town that was sent with it counts.
 */
export function originOfPickup(tour: PricedTour, pickup: string, town: string): Origin {
  return originFor(tour, townsIn(pickup)[0] ?? townsIn(town)[0] ?? null)
}

/** When the driver collects the guests, Bangkok wall-clock. */
export function pickupTimeOf(tour: Tour, origin: Origin): ClockTime {
  return tourFrom(tour, origin).itinerary[0]?.time ?? '00:00'
}

type PaidPickup = {
  channel: BookingChannel
  tourId: string | null
  origin: Origin | null
  pickupLocation: string | null
  hotelName: string | null
}

/** Was this booking paid at once with a pickup that nobody can hold against the town that it was paid for? */
export function isPaidPickupUnclear(
  catalogue: Catalogue,
  { channel, tourId, origin, pickupLocation, hotelName }: PaidPickup,
): boolean {
  const tour = findTour(catalogue, tourId)
  if (channel !== 'card' || !tour || !origin) return false
  return isPickupUnclear(origin, originsOf(tour.prices), pickupLocation, hotelName)
}
