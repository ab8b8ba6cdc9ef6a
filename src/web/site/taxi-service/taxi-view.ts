import { TAXI_PROBLEMS } from '#bookings/placing/taxi-request.rules.ts'
import {
  MAX_LUGGAGE,
  MAX_PASSENGERS,
  NIGHT_PICKUP_TIMES,
  PICKUP_TIMES,
  TAXI_SEATS,
  TAXI_SERVICES,
  vehicleForLoad,
} from '#bookings/placing/taxi-service.rules.ts'
import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import {
  airportRoutes,
  exampleRide,
  factsOfRoute,
  type PopularRoute,
  popularRoutes,
} from '#content/transfers/popular-routes.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { cleanLine } from '#platform/text/plain-text.ts'

/** The choices of the taxi form. For the loader, so that the rules are not sent to the browser. */
export function taxiViewOf(address: URLSearchParams) {
  return {
    asked: askedOf(address),
    example: cardOf(exampleRide),
    services: Object.entries(TAXI_SERVICES),
    times: PICKUP_TIMES,
    night: { label: `Night rate, ${formatBaht(transferPrices.night.baht)} more`, times: NIGHT_PICKUP_TIMES },
    /** What the first step cannot do without, and what to say when it is empty. */
    needed: NEEDED.map((name) => [name, sentenceOf({ code: TAXI_PROBLEMS[name] })] as const),
    maxPassengers: MAX_PASSENGERS,
    maxLuggage: MAX_LUGGAGE,
    vehicles: VEHICLE_CLASSES.map((vehicleClass) => {
      const upTo = TAXI_SEATS[vehicleClass]
      return { vehicleClass, ...vehicleClasses[vehicleClass], seats: `1-${upTo}`, upTo }
    }),
  }
}

const NEEDED = ['pickup', 'dropoff', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime'] as const

/** A flight does not change the price, so that it is not in the address of the ride. */
const ASKED = [
  'flightNumber',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  'passengers',
  'luggage',
  'stop',
] as const

/** The ride in the address, as text for the fields of the form, and the vehicle that takes its party. */
function askedOf(address: URLSearchParams): Record<string, string> {
  const given = [['from', 'pickup'], ['to', 'dropoff'], ...ASKED.map((name) => [name, name])].flatMap(
    ([parameter = '', field = '']) => {
      const text = cleanLine(address.get(parameter) ?? '', MAX_LENGTH.pickup)
      return text ? [[field, text] as const] : []
    },
  )
  const asked: Record<string, string> = Object.fromEntries(given)
  const load = { passengers: Number(asked.passengers), luggage: Number(asked.luggage) }
  const vehicle = asked.passengers && asked.luggage && vehicleForLoad(load, taxiVehicles)
  return { ...asked, ...(asked.returnDate && { service: 'round-trip' }), ...(vehicle && { vehicle }) }
}

/** The rides that fill in the form. */
export const routeCards = { routes: popularRoutes.map(cardOf), airportRoutes: airportRoutes.map(cardOf) }

/** A popular route as its card shows it, and the address that fills in the form. */
function cardOf({ id, name, route, from, to }: PopularRoute) {
  const facts = factsOfRoute(from, to)
  return {
    ...{ id, name, route, from, to, fromBaht: facts.fromBaht },
    way: `${facts.km} km, ${driveInWords(facts.minutes)}`,
  }
}

export type RouteCard = ReturnType<typeof cardOf>
export type TaxiView = ReturnType<typeof taxiViewOf>
export type TaxiVehicle = TaxiView['vehicles'][number]
