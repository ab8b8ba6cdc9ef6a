import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RouteCard } from './taxi-view.ts'

type RouteLinkProps = {
  className: string
  route: RouteCard
  onChoose: (route: RouteCard) => void
  children: ReactNode
}

/** Fills in the form with a ride. Without scripts it is a link to the page with that ride filled in. */
export function RouteLink({ className, route, onChoose, children }: RouteLinkProps) {
  return (
    <Link
      className={className}
      to={`?${new URLSearchParams({ from: route.from, to: route.to })}#trip`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onChoose(route)
      }}
    >
      {children}
      <span className="visually-hidden">, fill in this ride</span>
    </Link>
  )
}
