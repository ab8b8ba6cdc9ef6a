import { RadioCard } from '#app/ui/radio/radio-card.tsx'
import { RadioGroup } from '#app/ui/radio/radio-group.tsx'
import { formatBaht } from '#domain/money.ts'
import { PriceText } from '../../ui/price-text.tsx'
import type { VehicleView } from './booking-view.ts'
import type { PartyChoice } from './party-choice.ts'

type VehicleChoiceProps = {
  vehicles: readonly VehicleView[]
  party: PartyChoice
  error: string | undefined
  /** False without scripts, which could not enable a vehicle again; then the server decides. */
  disablesTooSmall: boolean
}

export function VehicleChoice({ vehicles, party, error, disablesTooSmall }: VehicleChoiceProps) {
  return (
    <RadioGroup className="vehicle-choice" id="booking-vehicleType" legend="Vehicle" error={error}>
      {vehicles.map((view) => {
        const problem = disablesTooSmall ? party.problemWith(view) : undefined
        return (
          <RadioCard
            key={view.vehicle}
            name="vehicleType"
            value={view.vehicle}
            checked={party.vehicle === view}
            onChange={() => party.chooseVehicle(view.vehicle)}
            disabled={problem !== undefined}
            required
            title={view.name}
            note={problem ?? view.label}
            picture={view.picture}
            trailing={<PriceText size="row">{formatBaht(view.priceBaht)}</PriceText>}
          />
        )
      })}
    </RadioGroup>
  )
}
