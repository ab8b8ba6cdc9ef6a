import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { RouteCard } from './taxi-view.ts'

type RouteLinkProps = Pick<RouteCard, 'from' | 'to'> & { className: string; children: ReactNode }

/** Fills in the form with a ride: the page sees the press. Without scripts it leads to the page with that ride filled in. */
export function RouteLink({ className, from, to, children }: RouteLinkProps) {
  return (
    <Link className={className} to={`${href('/taxi-service')}?${new URLSearchParams({ from, to })}#trip`}>
      {children}
      <span className="visually-hidden">, fill in this ride</span>
    </Link>
  )
}
