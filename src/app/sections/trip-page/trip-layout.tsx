import type { FocusEvent, ReactNode } from 'react'

type TripLayoutProps = {
  children: ReactNode
  /** The booking ticket: beside the text and always in view on a wide screen, after it on a phone. */
  ticket: ReactNode
  /** The price and a way to the ticket, at the foot of a phone's screen until the ticket comes. */
  bar: ReactNode
}

/**
 * The ticket is higher than the screen and stays when its foot shows. To its head no browser scrolls by itself: the
 * ticket would come along. Further up the page it does not.
 */
function showFocused({ currentTarget: ticket, target }: FocusEvent<HTMLElement>) {
  requestAnimationFrame(() => {
    const { top } = target.getBoundingClientRect()
    const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (top > free - 1) return
    const below = top - ticket.getBoundingClientRect().top
    scrollTo({ top: (ticket.parentElement?.offsetTop ?? 0) + below - innerHeight / 3 })
  })
}

export function TripLayout({ children, ticket, bar }: TripLayoutProps) {
  return (
    <div className="trip wrap">
      <div className="trip__text">
        {children}
        {bar}
      </div>
      <aside className="trip__ticket" aria-label="Booking" onFocus={showFocused}>
        {ticket}
      </aside>
    </div>
  )
}
