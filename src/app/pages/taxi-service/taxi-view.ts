import { fleet } from '#content/fleet.ts'
import { pickupPlaces } from '#content/popular-routes.ts'
import type { PlainDate } from '#domain/calendar.ts'
import { MAX_LENGTH } from '#domain/contact.ts'
import { cleanLine } from '#domain/plain-text.ts'
import {
  MAX_LUGGAGE,
  MAX_PASSENGERS,
  PICKUP_TIMES,
  TAXI_CAPACITY,
  TAXI_SERVICES,
} from '#domain/taxi-service.ts'
import { VEHICLE_CLASSES } from '#domain/vehicle.ts'

/** What the taxi form offers. For the loader: the rules it reads from stay on the server. */
export function taxiViewOf(today: PlainDate, address: URLSearchParams) {
  return {
    today,
    /** A popular route that was chosen without scripts. */
    from: cleanLine(address.get('from') ?? '', MAX_LENGTH.pickup),
    to: cleanLine(address.get('to') ?? '', MAX_LENGTH.pickup),
    suggestions: pickupPlaces,
    services: Object.entries(TAXI_SERVICES),
    times: PICKUP_TIMES,
    maxPassengers: MAX_PASSENGERS,
    maxLuggage: MAX_LUGGAGE,
    vehicles: VEHICLE_CLASSES.map((vehicle) => {
      const { from, to } = TAXI_CAPACITY[vehicle]
      return { vehicle, ...fleet[vehicle], seats: `${from}-${to}`, upTo: to }
    }),
  }
}

export type TaxiView = ReturnType<typeof taxiViewOf>
export type TaxiVehicle = TaxiView['vehicles'][number]
