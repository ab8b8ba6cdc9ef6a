import { useState } from 'react'
import { type Capacity, carries, smallestVehicleFor, type VehicleClass } from '#domain/vehicle.ts'
import type { VehicleView } from './booking-view.ts'

export function capacityOfView(vehicles: readonly Pick<VehicleView, 'vehicle' | 'upTo'>[]): Capacity {
  return Object.fromEntries(vehicles.map(({ vehicle, upTo }) => [vehicle, { from: 1, to: upTo }]))
}

/** The vehicle after the number of guests has changed: the chosen one while it carries them, else the smallest that does. */
export function vehicleFor(
  guests: number | undefined,
  chosen: VehicleClass | undefined,
  capacity: Capacity,
): VehicleClass | undefined {
  if (guests === undefined) return chosen
  return chosen && carries(capacity, chosen, guests) ? chosen : smallestVehicleFor(guests, capacity)
}

export type PartyChoice = ReturnType<typeof usePartyChoice>

/** How many guests and in what, as chosen in the form so far. `values` is what was sent before, if it came back. */
export function usePartyChoice(vehicles: readonly VehicleView[], values: Record<string, string>) {
  const [guests, setGuests] = useState(values.guests ?? '')
  const [chosen, setChosen] = useState(values.vehicleType ?? '')
  const vehicle = vehicles.find((view) => view.vehicle === chosen)

  return {
    guests,
    /** Undefined until one is chosen, and when the chosen one is not offered from the town now shown. */
    vehicle,
    chooseVehicle: setChosen,
    chooseGuests(text: string) {
      setGuests(text)
      setChosen(vehicleFor(guestCount(text), vehicle?.vehicle, capacityOfView(vehicles)) ?? '')
    },
    /** Why this vehicle cannot be chosen for the party, in words; undefined when it can. */
    problemWith(view: VehicleView): string | undefined {
      const party = guestCount(guests)
      return party !== undefined && party > view.upTo ? `too small for ${party} guests` : undefined
    },
  }
}

function guestCount(text: string): number | undefined {
  return text === '' ? undefined : Number(text)
}
