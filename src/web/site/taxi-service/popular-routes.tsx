import { href, Link } from 'react-router'
import { formatBaht } from '#money/money.rules.ts'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { RouteLink } from './route-link.tsx'
import { type RouteCard, routeCards } from './taxi-view.ts'

/** Rides that fill in the form. */
export function PopularRoutes() {
  return (
    <section className="routes wrap" aria-labelledby="routes">
      <h2 id="routes">Popular routes</h2>
      <p>
        Choose one and it fills in the form. Going somewhere else? Send us the ride, and we reply with a
        price.
      </p>
      <RouteCards routes={routeCards.routes} />
      <h3>To and from the airports</h3>
      <RouteCards routes={routeCards.airportRoutes} />
      <details>
        <summary>The road, the time and the price of each route</summary>
        <ul>
          {routeCards.routes.map(({ id, route }) => (
            <li key={id}>
              <Link to={href('/taxi-service/:route', { route: id })}>{route}</Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function RouteCards({ routes }: { routes: readonly RouteCard[] }) {
  return (
    <ul className="routes__grid">
      {routes.map((route) => (
        <li key={route.id}>
          <RouteLink className="route-card" {...route}>
            <b>{route.name}</b>
            <span className="route-card__from">
              from <PriceText size="row">{formatBaht(route.fromBaht)}</PriceText>
            </span>
            <span className="route-card__line" aria-hidden="true" />
            <span className="route-card__ends">
              <span>{route.route}</span> <span>{route.way}</span>
            </span>
            <Icon name="arrow" />
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
