import type { LeadTimes } from '#bookings/placing/lead-time.rules.ts'
import type { TaxiRules } from '#bookings/placing/taxi-request.rules.ts'
import { TAXI_SEATS, type TaxiVehicles } from '#bookings/placing/taxi-service.rules.ts'
import { transferLeadHours } from './long-transfers.ts'
import { vehicleClasses } from './vehicle-classes.ts'

/** What each class takes on a transfer. */
export const taxiVehicles: TaxiVehicles = {
  car: { seats: TAXI_SEATS.car, luggage: vehicleClasses.car.luggage },
  suv: { seats: TAXI_SEATS.suv, luggage: vehicleClasses.suv.luggage },
  van: { seats: TAXI_SEATS.van, luggage: vehicleClasses.van.luggage },
}

/** The rules that taxi requests are validated against. */
export function taxiRulesOf(leadTimes: LeadTimes): TaxiRules {
  return {
    vehicles: taxiVehicles,
    leadHours: (pickup, dropoff) => transferLeadHours(leadTimes, pickup, dropoff),
  }
}
