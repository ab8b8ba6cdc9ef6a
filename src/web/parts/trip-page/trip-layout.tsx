import type { FocusEvent, ReactNode } from 'react'

type TripLayoutProps = {
  children: ReactNode
  /** The booking ticket: beside the text and always in view on a wide screen, after it on a phone. */
  ticket: ReactNode
  /** The price with a link to the ticket, at the foot of a phone's screen until the ticket is in view. */
  bar: ReactNode
}

/**
 * Scrolls a focused field of the ticket into view. A ticket that is taller than the screen sticks once its foot is in
 * view. A browser does not scroll up to a field at its head, because within the sticky range the ticket moves along; so
 * this scrolls to where the ticket no longer sticks.
 */
function scrollToFocused({ currentTarget: ticket, target }: FocusEvent<HTMLElement>) {
  requestAnimationFrame(() => {
    const { top } = target.getBoundingClientRect()
    if (getComputedStyle(ticket).position !== 'sticky') return
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
      <aside className="trip__ticket" aria-label="Booking" onFocus={scrollToFocused}>
        {ticket}
      </aside>
    </div>
  )
}
