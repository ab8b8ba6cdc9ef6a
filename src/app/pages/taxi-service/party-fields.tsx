import { RadioCard } from '#app/ui/radio/radio-card.tsx'
import { RadioGroup } from '#app/ui/radio/radio-group.tsx'
import { formatBaht } from '#domain/money.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { SelectField } from '../../ui/field.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiVehicle } from './taxi-view.ts'
import type { RideParty } from './use-ride-party.ts'

type PartyFieldsProps = TaxiFieldsProps & {
  party: RideParty
  price: TaxiPrice | undefined
  isHydrated: boolean
}

/** Passengers, luggage and vehicle, each with its price once the ride has one. */
export function PartyFields({ view, errors, party, price, isHydrated }: PartyFieldsProps) {
  return (
    <section className="request__part" aria-labelledby="taxi-party">
      <h2 id="taxi-party">Passengers</h2>
      <div className="request__row">
        <SelectField
          {...{ id: 'taxi-passengers', name: 'passengers', label: 'Passengers', error: errors.passengers }}
          value={party.passengers}
          onChange={({ target }) => party.choosePassengers(target.value)}
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
          value={party.luggage}
          onChange={({ target }) => party.chooseLuggage(target.value)}
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
      <RadioGroup
        className="vehicle-choice ride-vehicles"
        id="taxi-vehicle"
        legend="Vehicle"
        error={errors.vehicle}
      >
        {view.vehicles.map((one) => {
          // Without scripts no vehicle is disabled: the server decides.
          const problem = isHydrated ? party.problemWith(one) : undefined
          return (
            <RadioCard
              key={one.vehicle}
              name="vehicle"
              value={one.vehicle}
              checked={party.vehicle === one.vehicle}
              onChange={() => party.press(one.vehicle)}
              disabled={problem !== undefined}
              required
              title={one.name}
              note={problem ?? noteOf(one, price)}
              picture={one.picture}
              trailing={
                typeof price === 'object' && (
                  <PriceText size="row">{formatBaht(price.prices[one.vehicle])}</PriceText>
                )
              }
            />
          )
        })}
      </RadioGroup>
    </section>
  )
}

/** `1-4 passengers, 2 bags`, and what is free once the day is known. */
function noteOf({ vehicle, seats, luggage }: TaxiVehicle, price: TaxiPrice | undefined): string {
  const room = `${seats} passengers, ${luggage} bags`
  const left = typeof price === 'object' && price.isExact && price.availability[vehicle]
  if (left === 'free' || left === 'few') return `${room}. Free then`
  return left === 'none' ? `${room}. Taken then: ask us` : room
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
