import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import { formatBaht } from '#domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { RouteCard, TaxiView } from './taxi-view.ts'

type Choose = (route: RouteCard) => void

/** Rides that fill in the form. Without scripts each is a link to the page with that ride filled in. */
export function PopularRoutes({ view, onChoose }: { view: TaxiView; onChoose: Choose }) {
  return (
    <section className="routes wrap" aria-labelledby="routes">
      <h2 id="routes">Popular routes</h2>
      <p className="routes__lead">
        Choose one and it fills in the form. Going somewhere else? Send us the ride, and we reply with a
        price.
      </p>
      <RouteCards routes={view.routes} onChoose={onChoose} />
      <h3>To and from the airports</h3>
      <RouteCards routes={view.airportRoutes} onChoose={onChoose} />
      <details>
        <summary>The road, the time and the price of each route</summary>
        <ul>
          {view.routes.map(({ id, route }) => (
            <li key={id}>
              <Link to={href('/taxi-service/:route', { route: id })}>{route}</Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function RouteCards({ routes, onChoose }: { routes: readonly RouteCard[]; onChoose: Choose }) {
  function choose(event: MouseEvent, route: RouteCard) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose(route)
  }
  return (
    <ul className="routes__grid">
      {routes.map((route) => (
        <li key={route.id}>
          <Link
            className="route-card"
            to={`?${new URLSearchParams({ from: route.from, to: route.to })}#trip`}
            onClick={(event) => choose(event, route)}
          >
            <b>{route.name}</b>
            <span className="route-card__from">
              from <PriceText size="row">{formatBaht(route.fromBaht)}</PriceText>
            </span>
            <span className="route-card__line" aria-hidden="true" />
            <span className="route-card__ends">
              <span>{route.route}</span> <span>{route.way}</span>
            </span>
            <span className="visually-hidden">, fill in this ride</span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
