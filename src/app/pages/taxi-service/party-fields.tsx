import { useState } from 'react'
import { capacityOfView, vehicleFor } from '../../sections/booking-form/party-choice.ts'
import { SelectField } from '../../ui/field.tsx'
import { RadioCard } from '../../ui/radio-card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'

/** How many, with how much, in what. Choosing how many chooses the smallest vehicle that carries them. */
export function PartyFields({ view, values, errors, isHydrated }: TaxiFieldsProps & { isHydrated: boolean }) {
  const [passengers, setPassengers] = useState(values.passengers ?? '')
  const [vehicle, setVehicle] = useState(values.vehicle ?? '')
  const party = Number(passengers)

  function choosePassengers(count: string) {
    setPassengers(count)
    const chosen = view.vehicles.find((one) => one.vehicle === vehicle)?.vehicle
    setVehicle(
      vehicleFor(count === '' ? undefined : Number(count), chosen, capacityOfView(view.vehicles)) ?? '',
    )
  }

  return (
    <section className="request__part" aria-labelledby="taxi-party">
      <h2 id="taxi-party">Who comes along</h2>
      <div className="request__row">
        <SelectField
          {...{ id: 'taxi-passengers', name: 'passengers', label: 'Passengers', error: errors.passengers }}
          value={passengers}
          onChange={(event) => choosePassengers(event.target.value)}
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
          defaultValue={values.luggage ?? ''}
          required
        >
          <option value="">How many pieces?</option>
          {countTo(view.maxLuggage).map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 piece' : `${count} pieces`}
            </option>
          ))}
        </SelectField>
      </div>
      <RadioGroup className="vehicle-choice" id="taxi-vehicle" legend="Vehicle" error={errors.vehicle}>
        {view.vehicles.map((one) => {
          // Without scripts nothing is barred: the server decides.
          const isTooSmall = isHydrated && party > one.upTo
          return (
            <RadioCard
              key={one.vehicle}
              name="vehicle"
              value={one.vehicle}
              checked={vehicle === one.vehicle}
              onChange={() => setVehicle(one.vehicle)}
              disabled={isTooSmall}
              required
              title={one.name}
              note={isTooSmall ? `too small for ${party} passengers` : `${one.seats} passengers`}
              picture={one.picture}
            />
          )
        })}
      </RadioGroup>
    </section>
  )
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
