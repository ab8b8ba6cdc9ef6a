import type { TaxiRules } from '#domain/requests/taxi-request.ts'
import { TAXI_SEATS } from '#domain/requests/taxi-service.ts'
import { fleet } from './fleet.ts'
import { transferLeadHours } from './lead-times.ts'

/** The rules that taxi requests are validated against. */
export const taxiRules: TaxiRules = {
  vehicles: {
    car: { seats: TAXI_SEATS.car, luggage: fleet.car.luggage },
    suv: { seats: TAXI_SEATS.suv, luggage: fleet.suv.luggage },
    van: { seats: TAXI_SEATS.van, luggage: fleet.van.luggage },
  },
  leadHours: transferLeadHours,
}
