import { useState } from 'react'
import { RadioCard } from '#app/ui/radio/radio-card.tsx'
import { RadioGroup } from '#app/ui/radio/radio-group.tsx'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { useVehicleChoice } from '../../sections/booking-form/party-choice.ts'
import { SelectField } from '../../ui/field.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiVehicle, TaxiView } from './taxi-view.ts'

/** Passengers, luggage and vehicle. The first two choose the smallest vehicle that fits. */
export function PartyFields({ view, values, errors, isHydrated }: TaxiFieldsProps & { isHydrated: boolean }) {
  const [passengers, setPassengers] = useState(values.passengers ?? '')
  const [luggage, setLuggage] = useState(values.luggage ?? '')
  const { chosen, press, follow } = useVehicleChoice(values.vehicle, fitsFor(view, passengers, luggage))

  return (
    <section className="request__part" aria-labelledby="taxi-party">
      <h2 id="taxi-party">Who comes along</h2>
      <div className="request__row">
        <SelectField
          {...{ id: 'taxi-passengers', name: 'passengers', label: 'Passengers', error: errors.passengers }}
          value={passengers}
          onChange={({ target }) => {
            setPassengers(target.value)
            follow(fitsFor(view, target.value, luggage))
          }}
          required
        >
          <option value="">How many?</option>
          {countTo(view.maxPassengers).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 passenger' : `${count} passengers`}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...{ id: 'taxi-luggage', name: 'luggage', label: 'Luggage', error: errors.luggage }}
          hint="Suitcases and large bags; hand luggage does not count"
          value={luggage}
          onChange={({ target }) => {
            setLuggage(target.value)
            follow(fitsFor(view, passengers, target.value))
          }}
          required
        >
          <option value="">How many pieces?</option>
          <option value="0">No luggage</option>
          {countTo(view.maxLuggage).map((count) => (
            <option key={count} value={count}>
              {piecesInWords(count)}
            </option>
          ))}
        </SelectField>
      </div>
      <RadioGroup className="vehicle-choice" id="taxi-vehicle" legend="Vehicle" error={errors.vehicle}>
        {view.vehicles.map((one) => {
          // Without scripts no vehicle is disabled: the server decides.
          const problem = isHydrated ? problemWith(one, passengers, luggage) : undefined
          return (
            <RadioCard
              key={one.vehicle}
              name="vehicle"
              value={one.vehicle}
              checked={chosen === one.vehicle}
              onChange={() => press(one.vehicle)}
              disabled={problem !== undefined}
              required
              title={one.name}
              note={problem ?? `${one.seats} passengers, ${one.luggage} bags`}
              picture={one.picture}
            />
          )
        })}
      </RadioGroup>
    </section>
  )
}

/** Undefined until the number of passengers is known; luggage that is not chosen yet fits every vehicle. */
function fitsFor(view: TaxiView, passengers: string, luggage: string) {
  if (passengers === '') return undefined
  return (vehicle: VehicleClass) =>
    view.vehicles.some((one) => one.vehicle === vehicle && !problemWith(one, passengers, luggage))
}

function problemWith(vehicle: TaxiVehicle, passengers: string, luggage: string): string | undefined {
  if (Number(passengers) > vehicle.upTo) return `too small for ${passengers} passengers`
  return Number(luggage) > vehicle.luggage ? `too small for ${luggage} bags` : undefined
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
