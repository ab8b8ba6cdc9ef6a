import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatBaht } from '#domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { RouteCard } from './taxi-view.ts'

/** Popular rides that fill in the form. Without scripts each is a link to the page with that ride filled in. */
type PopularRoutesProps = { routes: readonly RouteCard[]; onChoose: (route: RouteCard) => void }

export function PopularRoutes({ routes, onChoose }: PopularRoutesProps) {
  function choose(event: MouseEvent, route: RouteCard) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose(route)
  }

  return (
    <section className="routes wrap" aria-labelledby="routes">
      <h2 id="routes">Popular routes</h2>
      <ul className="routes__grid">
        {routes.map((route) => (
          <li key={route.name}>
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
                {route.route}
                <br />
                {route.way}
              </span>
              <span className="visually-hidden">, fill in this ride</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
