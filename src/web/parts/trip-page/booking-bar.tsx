import { formatBaht } from '#money/money.rules.ts'
import { PriceText } from '../../ui/price-text.tsx'

type VehiclePrice = { name: string; label: string; priceBaht: number }

/** The lowest price with a link to the booking form; in print, the price of each vehicle instead. */
export function BookingBar({ from, vehicles = [] }: { from: string; vehicles?: readonly VehiclePrice[] }) {
  return (
    <div className="booking-bar">
      <p className="muted size-meta tight">
        Whole vehicle from <PriceText>{from}</PriceText>
      </p>
      <ul className="print-only">
        {vehicles.map(({ name, label, priceBaht }) => (
          <li key={name}>{`${name}, ${label}: ${formatBaht(priceBaht)}`}</li>
        ))}
      </ul>
      <a className="button button--primary" href="#booking">
        Book this day
      </a>
    </div>
  )
}
