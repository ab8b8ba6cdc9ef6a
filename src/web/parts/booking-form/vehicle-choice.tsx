import { formatBaht } from '#money/money.rules.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { RadioCard } from '../../ui/radio/radio-card.tsx'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { VehicleView } from './booking-view.ts'
import type { BookingChoice } from './use-booking-choice.ts'

type VehicleChoiceProps = { vehicles: readonly VehicleView[]; choice: BookingChoice }

/**
 * The vehicles side by side. The price of the chosen one stands at the head of the ticket; the others say what they cost
 * more or less. When all cost the same, the price stands once, in the legend.
 */
export function VehicleChoice({ vehicles, choice: { party, form } }: VehicleChoiceProps) {
  // Without scripts a vehicle could not be enabled again; then the server decides.
  const disablesTooSmall = useIsHydrated()
  const [first] = vehicles
  const onePrice = vehicles.every(({ priceBaht }) => priceBaht === first?.priceBaht) && first
  return (
    <RadioGroup
      className="vehicle-choice"
      id="booking-vehicleType"
      legend={
        onePrice ? (
          `Vehicle: ${formatBaht(onePrice.priceBaht)} for any of them`
        ) : (
          <span className="visually-hidden">Vehicle</span>
        )
      }
      error={form.errors.vehicleType}
    >
      {vehicles.map((view) => {
        const problem = disablesTooSmall ? party.problemWith(view) : undefined
        return (
          <RadioCard
            key={view.vehicleClass}
            name="vehicleType"
            value={view.vehicleClass}
            checked={party.vehicle === view}
            onChange={() => party.chooseVehicle(view.vehicleClass)}
            disabled={problem !== undefined}
            required
            title={view.name}
            note={problem ?? `up to ${view.upTo}`}
            picture={view.picture}
            trailing={!onePrice && <PriceText size="row">{priceBeside(party.vehicle, view)}</PriceText>}
          />
        )
      })}
    </RadioGroup>
  )
}

/** `+ ฿500`, beside the chosen vehicle; without one the price. */
function priceBeside(chosen: VehicleView | undefined, { priceBaht }: VehicleView): string {
  if (!chosen) return formatBaht(priceBaht)
  const more = priceBaht - chosen.priceBaht
  return more === 0 ? '' : `${more > 0 ? '+' : '−'} ${formatBaht(Math.abs(more))}`
}
