/** The `handle` of pages that bring their own frame instead of the site's header and footer. */
export const DASHBOARD = 'dashboard'

/** The `handle` of the home page, whose picture lies under the header. */
export const HOME = 'home'

/** The `handle` of pages with a price bar at the foot of small screens, where other pages have the chat. */
export const HAS_PRICE_BAR = 'priced'

/** The `handle` of pages with a form or a booking, which the chat does not cover: it ends the page. */
export const CHAT_AT_END = 'chat-at-end'

/** The `handle` of pages without interactive parts: they are sent without React. */
export const NO_SCRIPTS = 'reading'
