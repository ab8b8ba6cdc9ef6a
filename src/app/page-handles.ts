/** The `handle` of pages that bring their own frame instead of the site's header and footer. */
export const DASHBOARD = 'dashboard'

/** The `handle` of the page whose picture lies under the header. */
export const HOME = 'home'

/** The `handle` of pages that bring a price bar of their own to the foot of small screens, instead of the chat. */
export const HAS_PRICE_BAR = 'priced'

/** The `handle` of pages that are only read: they are sent without React. */
export const NO_SCRIPTS = 'reading'
