import { href } from 'react-router'
import { TAXI_SEATS } from '#bookings/placing/taxi-service.rules.ts'
import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { fareOfTransfer } from '#catalogue/transfers/transfer-fare.rules.ts'
import { pricedRideOf } from '#catalogue/transfers/transfer-network.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { factsOfRoute, popularRoutes } from '#content/transfers/popular-routes.ts'
import { routeTexts } from '#content/transfers/route-texts.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { formatBaht } from '#money/money.rules.ts'
import { breadcrumbData, transferData } from '../../parts/head/structured-data.ts'

/** An hour by day, at which no night rate applies. */
const BY_DAY = '12:00'

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
  const prices = pricesOf(from, to)
  return {
    ...{ text, path, crumbs, route: route.route },
    way: `${km} km, about ${driveInWords(minutes)}`,
    source,
    checkedOn,
    rows: prices.map(({ vehicleClass, priceBaht }) => ({
      name: vehicleClasses[vehicleClass].name,
      room: `up to ${TAXI_SEATS[vehicleClass]} passengers and ${vehicleClasses[vehicleClass].luggage} large bags`,
      price: formatBaht(priceBaht),
    })),
    book: `${href('/taxi-service')}?${new URLSearchParams({ from, to })}#trip`,
    others: popularRoutes
      .filter((other) => other.id !== id)
      .map((other) => ({ label: other.route, to: pathOf(other.id) })),
    data: [transferData({ ...text, path, prices }, publicUrl), breadcrumbData(crumbs, path, publicUrl)],
  }
}

function pathOf(id: string): string {
  return href('/taxi-service/:route', { route: id })
}

function pricesOf(pickup: string, dropoff: string) {
  const asked = {
    pickup,
    dropoff,
    pickupDate: '2026-01-01',
    pickupTime: BY_DAY,
    returnDate: null,
    returnTime: null,
  }
  const ride = pricedRideOf(transferNetwork, asked)
  if (!ride) throw new Error(`no price from ${pickup} to ${dropoff}`)
  return VEHICLE_CLASSES.map((vehicleClass) => ({
    vehicleClass,
    priceBaht: fareOfTransfer(transferNetwork.prices, ride, vehicleClass).totalBaht,
  }))
}
