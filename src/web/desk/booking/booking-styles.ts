import bookingCss from './booking.css?url'
import historyCss from './history.css?url'

/** The stylesheets of the page of a booking and of its actions. */
export function bookingStyles() {
  return [bookingCss, historyCss].map((href) => ({ rel: 'stylesheet', href }))
}
