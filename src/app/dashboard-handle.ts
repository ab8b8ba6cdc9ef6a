/** The `handle` of pages that bring their own frame instead of the site's header and footer. */
export const DASHBOARD = 'dashboard'
