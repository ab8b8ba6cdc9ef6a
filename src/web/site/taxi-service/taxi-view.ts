import { firstDayFor, type LeadTimes } from '#bookings/placing/lead-time.rules.ts'
import {
  LAST_PICKUP,
  MAX_LUGGAGE,
  MAX_PASSENGERS,
  PICKUP_TIMES,
  TAXI_SEATS,
  TAXI_SERVICES,
  vehicleForLoad,
} from '#bookings/placing/taxi-service.rules.ts'
import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { isFarAway } from '#content/catalogue/driving-times.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import {
  airportRoutes,
  exampleRide,
  factsOfRoute,
  type PopularRoute,
  popularRoutes,
} from '#content/transfers/popular-routes.ts'
import { transferPlaces } from '#content/transfers/transfer-places.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { cleanLine } from '#platform/text/plain-text.ts'

/** The choices of the taxi form at `nowMs` (since the epoch). For the loader, so that the rules are not sent to the browser. */
export function taxiViewOf(
  { transferInTownHours, longTransferHours }: LeadTimes,
  nowMs: number,
  address: URLSearchParams,
) {
  const firstDay = (leadHours: number) => firstDayFor(LAST_PICKUP, leadHours, nowMs)
  return {
    /** The first bookable days, and how many hours ahead: for rides in town, and for long rides. */
    inTown: { firstDay: firstDay(transferInTownHours), leadHours: transferInTownHours },
    long: { firstDay: firstDay(longTransferHours), leadHours: longTransferHours },
    /** The popular route that was chosen without scripts. */
    from: cleanLine(address.get('from') ?? '', MAX_LENGTH.pickup),
    to: cleanLine(address.get('to') ?? '', MAX_LENGTH.pickup),
    asked: askedOf(address),
    suggestions: transferPlaces.map(({ name }) => name),
    routes: popularRoutes.map(cardOf),
    airportRoutes: airportRoutes.map(cardOf),
    example: cardOf(exampleRide),
    farPlaces: transferPlaces.map(({ name }) => name).filter(isFarAway),
    services: Object.entries(TAXI_SERVICES),
    times: PICKUP_TIMES,
    maxPassengers: MAX_PASSENGERS,
    maxLuggage: MAX_LUGGAGE,
    vehicles: VEHICLE_CLASSES.map((vehicleClass) => {
      const upTo = TAXI_SEATS[vehicleClass]
      return { vehicleClass, ...vehicleClasses[vehicleClass], seats: `1-${upTo}`, upTo }
    }),
  }
}

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

/** The rest of the ride in the address, as text for its fields, and the vehicle that takes its party. */
function askedOf(address: URLSearchParams): Record<string, string> {
  const given = ASKED.flatMap((name) => {
    const text = cleanLine(address.get(name) ?? '', MAX_LENGTH.pickup)
    return text ? [[name, text] as const] : []
  })
  const asked = Object.fromEntries(given)
  const load = { passengers: Number(asked.passengers), luggage: Number(asked.luggage) }
  const vehicle = asked.passengers && asked.luggage && vehicleForLoad(load, taxiVehicles)
  return { ...asked, ...(asked.returnDate && { service: 'round-trip' }), ...(vehicle && { vehicle }) }
}

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
