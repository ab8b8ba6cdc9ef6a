import type { ReactNode } from 'react'

type TripLayoutProps = {
  children: ReactNode
  /** The booking ticket: beside the text and always in view on a wide screen, after it on a phone. */
  ticket: ReactNode
  /** The price and a way to the ticket, at the foot of a phone's screen until the ticket comes. */
  bar: ReactNode
}

export function TripLayout({ children, ticket, bar }: TripLayoutProps) {
  return (
    <div className="trip wrap">
      <div className="trip__text">
        {children}
        {bar}
      </div>
      <aside className="trip__ticket" aria-label="Booking">
        {ticket}
      </aside>
    </div>
  )
}
