import { type Road, roadBetween } from '#catalogue/transfers/road.rules.ts'
import { lowestTransferFare } from '#catalogue/transfers/transfer-fare.rules.ts'
import { findPlace } from '#catalogue/transfers/transfer-place.rules.ts'
import { transferNetwork } from './transfer-network.ts'

/** A transfer on the taxi page. */
export type PopularRoute = {
  /** In the address of its page, if it has one. */
  id: string
  /** Where the ride goes. */
  name: string
  route: string
  /** What the pickup field holds once the route is chosen. */
  from: string
  /** What the drop-off field holds once the route is chosen. */
  to: string
}

/** The six transfers of the taxi page, in the order shown. */
export const popularRoutes: readonly PopularRoute[] = [
  {
    id: 'bangkok-to-kanchanaburi',
    name: 'Kanchanaburi',
    route: 'Bangkok → Kanchanaburi',
    from: 'Hotel in Bangkok',
    to: 'Hotel in Kanchanaburi',
  },
  {
    id: 'kanchanaburi-to-bangkok',
    name: 'Bangkok hotels',
    route: 'Kanchanaburi → Bangkok',
    from: 'Hotel in Kanchanaburi',
    to: 'Hotel in Bangkok',
  },
  {
    id: 'kanchanaburi-to-suvarnabhumi-airport',
    name: 'Suvarnabhumi Airport',
    route: 'Kanchanaburi → Suvarnabhumi Airport',
    from: 'Hotel in Kanchanaburi',
    to: 'Suvarnabhumi Airport (BKK)',
  },
  {
    id: 'kanchanaburi-to-don-mueang-airport',
    name: 'Don Mueang Airport',
    route: 'Kanchanaburi → Don Mueang Airport',
    from: 'Hotel in Kanchanaburi',
    to: 'Don Mueang Airport (DMK)',
  },
  {
    id: 'kanchanaburi-to-hua-hin',
    name: 'Hua Hin',
    route: 'Kanchanaburi → Hua Hin',
    from: 'Hotel in Kanchanaburi',
    to: 'Hua Hin',
  },
  {
    id: 'kanchanaburi-to-ayutthaya',
    name: 'Ayutthaya',
    route: 'Kanchanaburi → Ayutthaya',
    from: 'Hotel in Kanchanaburi',
    to: 'Ayutthaya',
  },
]

const fromSuvarnabhumi: PopularRoute = {
  id: 'suvarnabhumi-airport-to-kanchanaburi',
  name: 'From Suvarnabhumi',
  route: 'Suvarnabhumi Airport → Kanchanaburi',
  from: 'Suvarnabhumi Airport (BKK)',
  to: 'Hotel in Kanchanaburi',
}

/** The ride whose price the taxi page shows before a place is chosen. */
export const exampleRide = { ...fromSuvarnabhumi, route: 'Bangkok airport to Kanchanaburi' }

/** The other ways to and from the airports: with the six above, each airport has one in both directions. */
export const airportRoutes: readonly PopularRoute[] = [
  fromSuvarnabhumi,
  {
    id: 'don-mueang-airport-to-kanchanaburi',
    name: 'From Don Mueang',
    route: 'Don Mueang Airport → Kanchanaburi',
    from: 'Don Mueang Airport (DMK)',
    to: 'Hotel in Kanchanaburi',
  },
  {
    id: 'hua-hin-airport-to-kanchanaburi',
    name: 'From Hua Hin',
    route: 'Hua Hin Airport → Kanchanaburi',
    from: 'Hua Hin Airport (HHQ)',
    to: 'Hotel in Kanchanaburi',
  },
  {
    id: 'kanchanaburi-to-hua-hin-airport',
    name: 'To Hua Hin',
    route: 'Kanchanaburi → Hua Hin Airport',
    from: 'Hotel in Kanchanaburi',
    to: 'Hua Hin Airport (HHQ)',
  },
]

/**
 * The road of a route and its lowest price, in whole baht for one way by day.
 * @throws when a place is not in the list or no road joins them
 */
export function factsOfRoute(from: string, to: string): Road & { fromBaht: number } {
  const { places, roads, prices } = transferNetwork
  const [one, other] = [findPlace(places, from), findPlace(places, to)]
  const road = one && other && roadBetween(roads, one.zone, other.zone)
  if (!road) throw new Error(`no road from ${from} to ${to}`)
  return { ...road, fromBaht: lowestTransferFare(prices, road, one.zone, other.zone) }
}
