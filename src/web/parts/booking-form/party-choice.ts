import { useState } from 'react'
import { VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { VehicleView } from './booking-view.ts'

type Fits = (vehicleClass: VehicleClass) => boolean

/**
 * The vehicle for a party: the one that the guest picked while it fits, else the smallest that fits.
 * @param fits undefined while the party is not known: then only the guest's pick counts
 */
export function vehicleFor(
  pressed: VehicleClass | undefined,
  fits: Fits | undefined,
): VehicleClass | undefined {
  if (!fits) return pressed
  return pressed && fits(pressed) ? pressed : VEHICLE_CLASSES.find(fits)
}

/**
 * The chosen vehicle of a form, which follows the size of the party until the guest picks one.
 * @param sent the vehicle in a form that came back refused; it counts as picked if it is not the automatic choice
 */
export function useVehicleChoice(sent = '', fits: Fits | undefined) {
  const [chosen, setChosen] = useState(sent)
  const [pressed, setPressed] = useState(() =>
    VEHICLE_CLASSES.find(
      (vehicleClass) => vehicleClass === sent && vehicleClass !== vehicleFor(undefined, fits),
    ),
  )
  return {
    chosen,
    press(vehicleClass: VehicleClass) {
      setPressed(vehicleClass)
      setChosen(vehicleClass)
    },
    follow(party: Fits | undefined) {
      setChosen(vehicleFor(pressed, party) ?? '')
    },
  }
}

export type PartyChoice = ReturnType<typeof usePartyChoice>

const NONE: readonly VehicleClass[] = []

/** Most parties: chosen until the guest says otherwise, so that the ticket has a price from the start. */
export const USUAL_GUESTS = 2

/** The vehicle that a form offers at first. */
export function usualVehicle(vehicles: readonly VehicleView[]): VehicleClass | undefined {
  return vehicleFor(undefined, fitsFor(vehicles, String(USUAL_GUESTS)))
}

/**
 * The guests and the vehicle as chosen in the form so far; at first two guests, and the smallest vehicle that fits.
 * `values` are those of a form that came back refused.
 */
export function usePartyChoice(vehicles: readonly VehicleView[], values: Record<string, string>) {
  const [guests, setGuests] = useState(values.guests || String(USUAL_GUESTS))
  const [taken, setTaken] = useState(NONE)
  const fits = fitsFor(vehicles, guests)
  const { chosen, press, follow } = useVehicleChoice(values.vehicleType ?? vehicleFor(undefined, fits), fits)
  const wanted = vehicles.find((view) => view.vehicleClass === chosen)
  const vehicle = wanted && (firstFreeFrom(vehicles, wanted, taken) ?? wanted)

  return {
    guests,
    /** Undefined until one is chosen, and when the chosen one is not offered from the current town. */
    wanted: wanted?.vehicleClass,
    /** The wanted vehicle, or a larger one when that is taken on the chosen day. */
    vehicle,
    chooseVehicle: press,
    chooseGuests(text: string) {
      setGuests(text)
      follow(fitsFor(vehicles, text))
    },
    /** The classes that are taken on the chosen day, as far as the calendar knows. */
    setTaken,
    /** Why this vehicle cannot be chosen, in words; undefined when it can. */
    problemWith(view: VehicleView): string | undefined {
      if (guests !== '' && Number(guests) > view.upTo) return `too small for ${guests}`
      return taken.includes(view.vehicleClass) && view !== vehicle ? 'taken on this day' : undefined
    },
  }
}

/** The wanted vehicle, or the next larger one when it is taken; `undefined` when all of them are. */
export function firstFreeFrom<View extends Pick<VehicleView, 'vehicleClass'>>(
  vehicles: readonly View[],
  wanted: View,
  taken: readonly VehicleClass[],
): View | undefined {
  return vehicles.slice(vehicles.indexOf(wanted)).find(({ vehicleClass }) => !taken.includes(vehicleClass))
}

function fitsFor(vehicles: readonly VehicleView[], guests: string): Fits | undefined {
  if (guests === '') return undefined
  return (vehicleClass) =>
    vehicles.some((view) => view.vehicleClass === vehicleClass && Number(guests) <= view.upTo)
}
