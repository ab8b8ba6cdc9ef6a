import { href } from 'react-router'
import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { faresOfTransfer } from '#catalogue/transfers/transfer-fare.rules.ts'
import { pricedRideOf } from '#catalogue/transfers/transfer-network.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { factsOfRoute, popularRoutes } from '#content/transfers/popular-routes.ts'
import { routeTexts } from '#content/transfers/route-texts.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { formatBaht } from '#money/money.rules.ts'
import { breadcrumbData, transferData } from '../../../parts/head/structured-data.ts'

/** An hour by day, at which no night rate applies. */
const BY_DAY = '12:00'
const { night } = transferNetwork.prices

/** What the page of a route shows; `undefined` for an id that is none. */
export function routeViewOf(id: string, publicUrl: string) {
  const route = popularRoutes.find((one) => one.id === id)
  const text = routeTexts[id]
  if (!route || !text) return undefined
  const { from, to } = route
  const { km, minutes, source, checkedOn } = factsOfRoute(from, to)
  const path = pathOf(id)
  const crumbs = [
    { label: 'Home', to: href('/') },
    { label: 'Taxi service', to: href('/taxi-service') },
    { label: text.title },
  ]
  const [byDay, atNight] = [pricesOf(from, to, BY_DAY), pricesOf(from, to, night.from)]
  return {
    ...{ text, path, crumbs, from, to, source, checkedOn },
    way: `${km} km, about ${driveInWords(minutes)}`,
    hours: [`${night.until} to ${night.from}`, `${night.from} to ${night.until}`],
    prices: VEHICLE_CLASSES.map((vehicleClass) => ({
      vehicle: vehicleClasses[vehicleClass].name,
      baht: [byDay, atNight].map((fares) => formatBaht(fares[vehicleClass].totalBaht)),
    })),
    others: popularRoutes
      .filter((other) => other.id !== id)
      .map((other) => ({ label: other.route, to: pathOf(other.id) })),
    data: [
      transferData(
        {
          ...{ ...text, path },
          prices: VEHICLE_CLASSES.map((vehicleClass) => ({
            vehicleClass,
            priceBaht: byDay[vehicleClass].totalBaht,
          })),
        },
        publicUrl,
      ),
      breadcrumbData(crumbs, path, publicUrl),
    ],
  }
}

export type RouteView = NonNullable<ReturnType<typeof routeViewOf>>

function pathOf(id: string): string {
  return href('/taxi-service/:route', { route: id })
}

/** One way. */
function pricesOf(pickup: string, dropoff: string, pickupTime: string) {
  const asked = {
    ...{ pickup, dropoff, pickupTime },
    pickupDate: '2026-01-01',
    returnDate: null,
    returnTime: null,
  }
  const ride = pricedRideOf(transferNetwork, asked)
  if (!ride) throw new Error(`no price from ${pickup} to ${dropoff}`)
  return faresOfTransfer(transferNetwork.prices, ride)
}
