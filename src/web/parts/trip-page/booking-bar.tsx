import { formatBaht } from '#money/money.rules.ts'
import { PriceText } from '../../ui/price-text.tsx'

/** The id of the ticket, which the bar opens. */
export const TICKET = 'ticket'

type VehiclePrice = { name: string; label: string; priceBaht: number }

type BarProps = {
  price: string
  /** What the price is for. */
  says: string
  vehicles?: readonly VehiclePrice[]
}

/** A price with the button that opens the ticket; in print, the price of each vehicle instead. */
export function BookingBar({ price, says, vehicles = [] }: BarProps) {
  return (
    <div className="booking-bar">
      <p className="muted size-meta tight">
        <PriceText size="card">{price}</PriceText> {says}
      </p>
      <ul className="print-only">
        {vehicles.map(({ name, label, priceBaht }) => (
          <li key={name}>{`${name}, ${label}: ${formatBaht(priceBaht)}`}</li>
        ))}
      </ul>
      <button className="button button--primary" type="button" popoverTarget={TICKET}>
        Choose a day
      </button>
    </div>
  )
}
