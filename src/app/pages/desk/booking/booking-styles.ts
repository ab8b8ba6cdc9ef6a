import bookingCss from './booking.css?url'
import storyCss from './story.css?url'

/** The stylesheets of the page of a booking and of its actions. */
export function bookingStyles() {
  return [bookingCss, storyCss].map((href) => ({ rel: 'stylesheet', href }))
}
