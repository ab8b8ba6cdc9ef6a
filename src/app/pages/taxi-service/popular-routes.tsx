import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { type PopularRoute, popularRoutes } from '#content/transfers/popular-routes.ts'
import { Icon } from '../../ui/icon.tsx'

/** Popular rides that fill in the form. Without scripts each is a link to the page with that ride filled in. */
export function PopularRoutes({ onChoose }: { onChoose: (route: PopularRoute) => void }) {
  function choose(event: MouseEvent, route: PopularRoute) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose(route)
  }

  return (
    <section className="routes wrap" aria-labelledby="routes">
      <h2 id="routes">Popular routes</h2>
      <ul className="routes__grid">
        {popularRoutes.map((route) => (
          <li key={route.name}>
            <Link
              className="route-card"
              to={`?${new URLSearchParams({ from: route.from, to: route.to })}#trip`}
              onClick={(event) => choose(event, route)}
            >
              <b>{route.name}</b>
              <span className="route-card__line" aria-hidden="true" />
              <span className="route-card__ends">{route.route}</span>
              <span className="visually-hidden">, fill in this ride</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
