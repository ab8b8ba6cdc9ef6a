/** The `handle` of pages that bring their own frame instead of the site's header and footer. */
export const DASHBOARD = 'dashboard'

/** The `handle` of pages that are only read: they are sent without React. */
export const READING = 'reading'
