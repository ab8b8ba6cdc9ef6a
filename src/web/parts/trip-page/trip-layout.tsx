import type { FocusEvent, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { TICKET } from './booking-bar.tsx'

type TripLayoutProps = {
  /** The title and the pictures: with the ticket, the first view. */
  head: ReactNode
  /** Everything below it. */
  children?: ReactNode
  /** Beside the text and always in view on a wide screen. On a phone a sheet that the bar opens; without a bar, below the head. */
  ticket: ReactNode
  /** The price with the button that opens the ticket, at the foot of a phone's screen. */
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

/** The page behind the open sheet is not reached by the Tab key: the sheet closes before its focus would be hidden. */
function closeWhenLeft({ currentTarget: ticket, relatedTarget: next }: FocusEvent<HTMLElement>) {
  if (next && !ticket.contains(next) && ticket.matches(':popover-open')) ticket.hidePopover()
}

/**
 * A trip's page. The browser opens and closes the sheet of the ticket as a popover, as it does the menu: before the
 * scripts and without them as well.
 */
export function TripLayout({ head, children, ticket, bar }: TripLayoutProps) {
  return (
    <div className="trip wrap">
      <div className="trip__text">{head}</div>
      <aside
        className="trip__ticket"
        id={TICKET}
        popover={bar ? 'auto' : undefined}
        aria-label="Booking"
        onFocus={scrollToFocused}
        onBlur={closeWhenLeft}
      >
        {bar && (
          <button
            className="icon-button trip__close"
            type="button"
            popoverTarget={TICKET}
            popoverTargetAction="hide"
            aria-label="Close the ticket"
            // biome-ignore lint/a11y/noAutofocus: the focus goes into the sheet when it opens
            autoFocus
          >
            <Icon name="cross" />
          </button>
        )}
        {ticket}
      </aside>
      <div className="trip__text">{children}</div>
      {bar}
    </div>
  )
}
