import { formatBaht } from '#money/money.rules.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { RadioCard } from '../../ui/radio/radio-card.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiVehicle, TaxiView } from './taxi-view.ts'
import type { RideParty } from './use-ride-party.ts'
import { knownPriceOf, type RidePrice } from './use-taxi-price.ts'

type RideVehiclesProps = {
  view: TaxiView
  error: string | undefined
  party: RideParty
  price: RidePrice
  isHydrated: boolean
}

/** A row for each vehicle with its drawing, its room and, once the ride has one, its price. */
export function RideVehicles({ view, error, party, price, isHydrated }: RideVehiclesProps) {
  const known = knownPriceOf(price)
  return (
    <RadioGroup className="ride-vehicles" id="taxi-vehicle" legend="Vehicle" {...(error && { error })}>
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
            note={problem ?? `${one.seats} passengers, ${one.luggage} bags`}
            picture={one.picture}
            trailing={known && <RowPrice price={known} vehicle={one} />}
          />
        )
      })}
    </RadioGroup>
  )
}

type RowPriceProps = { price: Exclude<TaxiPrice, 'unknown'>; vehicle: TaxiVehicle }

/** The price of the ride. Below it, once the day is known, what is free; before, what the ride costs at night. */
function RowPrice({ price, vehicle: { vehicleClass } }: RowPriceProps) {
  return (
    <span className="ride-vehicles__price">
      <PriceText>{formatBaht(price.prices[vehicleClass])}</PriceText>
      <small>{price.isExact ? availabilityInWords(price.availability[vehicleClass]) : nightPrice()}</small>
    </span>
  )

  function nightPrice() {
    return price.atNight && `${formatBaht(price.atNight[vehicleClass])} at night`
  }
}

function availabilityInWords(availability: Exclude<TaxiPrice, 'unknown'>['availability']['car']): string {
  if (availability === 'free' || availability === 'few') return 'Free then'
  return availability === 'none' ? 'Taken then: ask us' : ''
}
