import { PriceText } from '../../ui/price-text.tsx'

export function BookingBar({ from }: { from: string }) {
  return (
    <div className="booking-bar">
      <p>
        Whole vehicle from <PriceText>{from}</PriceText>
      </p>
      <a className="button button--primary" href="#booking">
        Book this day
      </a>
    </div>
  )
}
