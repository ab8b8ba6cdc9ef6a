import { formatBaht } from '#money/money.rules.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { RadioCard } from '../../ui/radio/radio-card.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiVehicle, TaxiView } from './taxi-view.ts'
import type { RideParty } from './use-ride-party.ts'

type RideVehiclesProps = {
  view: TaxiView
  error: string | undefined
  party: RideParty
  price: TaxiPrice | undefined
  isHydrated: boolean
}

/** The three vehicles on one road, each with its price once the ride has one. */
export function RideVehicles({ view, error, party, price, isHydrated }: RideVehiclesProps) {
  return (
    <RadioGroup
      className="vehicle-choice ride-vehicles"
      id="taxi-vehicle"
      legend="Vehicle"
      {...(error && { error })}
    >
      {view.vehicles.map((one) => {
        // Without scripts no vehicle is disabled: the server decides.
        const problem = isHydrated ? party.problemWith(one) : undefined
        return (
          <RadioCard
            key={one.vehicleClass}
            name="vehicle"
            value={one.vehicleClass}
            checked={party.vehicleClass === one.vehicleClass}
            onChange={() => party.press(one.vehicleClass)}
            disabled={problem !== undefined}
            required
            title={one.name}
            note={noteOf(one, problem ?? availabilityInWords(one, price))}
            picture={one.picture}
            trailing={
              typeof price === 'object' && (
                <PriceText size="row">{formatBaht(price.prices[one.vehicleClass])}</PriceText>
              )
            }
          />
        )
      })}
    </RadioGroup>
  )
}

/** `1-4 passengers, 2 bags`, and on a second line why it does not fit or what is free. */
function noteOf({ seats, luggage }: TaxiVehicle, more: string): string {
  return [`${seats} passengers, ${luggage} bags`, more].filter(Boolean).join('\n')
}

/** What is free, once the day is known. */
function availabilityInWords({ vehicleClass }: TaxiVehicle, price: TaxiPrice | undefined): string {
  const availability = typeof price === 'object' && price.isExact && price.availability[vehicleClass]
  if (availability === 'free' || availability === 'few') return 'Free then'
  return availability === 'none' ? 'Taken then: ask us' : ''
}
