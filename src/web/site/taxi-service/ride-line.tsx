import { formatBaht } from '#money/money.rules.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { RouteLink } from './route-link.tsx'
import type { RouteCard } from './taxi-view.ts'
import type { RidePrice } from './use-taxi-price.ts'

type RideLineProps = { price: RidePrice; example: RouteCard }

/** The rails between the two places, and below them kilometres and hours; before they are known, a ride to begin with. */
export function RideLine({ price, example }: RideLineProps) {
  return (
    <div className="ride-line">
      <span className="ride-line__rails" aria-hidden="true" />
      {price ? (
        <p>
          <b>{lineOf(price)}</b> <span>tolls and fuel included</span>
        </p>
      ) : (
        <p>
          <RouteLink className="link" {...example}>
            {example.route}
          </RouteLink>
          <span>
            from <PriceText size="row">{formatBaht(example.fromBaht)}</PriceText>
          </span>
        </p>
      )}
    </div>
  )
}

function lineOf(price: Exclude<RidePrice, undefined>): string {
  if (price === 'asked') return 'Looking up the price…'
  return price === 'unknown' ? 'We’ll tell you the price' : price.way.line
}
