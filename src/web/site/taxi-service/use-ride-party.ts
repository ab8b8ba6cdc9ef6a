import { useState } from 'react'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { USUAL_GUESTS, useVehicleChoice, vehicleFor } from '../../parts/booking-form/party-choice.ts'
import type { TaxiVehicle, TaxiView } from './taxi-view.ts'

/** What most parties bring: a piece each. */
const USUAL_LUGGAGE = USUAL_GUESTS

/** Passengers, luggage and vehicle as chosen so far. The first two choose the smallest vehicle that fits. */
export function useRideParty(view: TaxiView, values: Record<string, string>) {
  const [passengers, setPassengers] = useState(values.passengers || String(USUAL_GUESTS))
  const [luggage, setLuggage] = useState(values.luggage || String(USUAL_LUGGAGE))
  const fits = fitsFor(view, passengers, luggage)
  const { chosen, press, follow } = useVehicleChoice(values.vehicle || vehicleFor(undefined, fits), fits)
  return {
    ...{ passengers, luggage, press },
    vehicleClass: view.vehicles.find(({ vehicleClass }) => vehicleClass === chosen)?.vehicleClass,
    choosePassengers(count: string) {
      setPassengers(count)
      follow(fitsFor(view, count, luggage))
    },
    chooseLuggage(count: string) {
      setLuggage(count)
      follow(fitsFor(view, passengers, count))
    },
    /** Why this vehicle cannot be chosen, in words; undefined when it can. */
    problemWith: (one: TaxiVehicle) => problemWith(one, passengers, luggage),
  }
}

export type RideParty = ReturnType<typeof useRideParty>

function fitsFor(view: TaxiView, passengers: string, luggage: string) {
  return (vehicleClass: VehicleClass) =>
    view.vehicles.some((one) => one.vehicleClass === vehicleClass && !problemWith(one, passengers, luggage))
}

function problemWith(vehicle: TaxiVehicle, passengers: string, luggage: string): string | undefined {
  if (Number(passengers) > vehicle.upTo) return `${passengers} passengers do not fit`
  return Number(luggage) > vehicle.luggage ? `${luggage} bags do not fit` : undefined
}
