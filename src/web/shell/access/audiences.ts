import type { Register } from 'react-router'

/**
 * Who an address is for.
 * - `public`: everybody, search engines too.
 * - `account`: the forms of an account, for everybody.
 * - `guest`, `driver`: everybody who has its link. The page itself asks what the link opens.
 * - `admin`: an admin with everything that the site asks of one.
 * - `admin-setting-up`: an admin whose second step may still be missing, or who has to enter the password again.
 * - `this-machine`: the operator's own machine. The page itself asks where the request comes from.
 */
export type Audience =
  | 'public'
  | 'account'
  | 'guest'
  | 'driver'
  | 'admin'
  | 'admin-setting-up'
  | 'this-machine'

/** Every address of `routes.ts`. */
export type Page = keyof Register['pages']

/** Who each address is for: one without an audience does not compile, and is not answered. */
export const AUDIENCES: Readonly<Record<Page, Audience>> = {
  '/': 'public',
  '/tours': 'public',
  '/explore-trips': 'public',
  '/pre-made-trips/:region': 'public',
  '/pre-made-trips-bangkok': 'public',
  '/pre-made-trips-kanchanaburi': 'public',
  '/tours/:id': 'public',
  '/tours/:region/:id': 'public',
  '/maps/:id/:origin.svg': 'public',
  '/tour/:location/:tourId': 'public',
  '/blog': 'public',
  '/blog/rss.xml': 'public',
  '/blog/:id': 'public',
  '/about': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/taxi-service': 'public',
  '/taxi-service/:route': 'public',
  '/custom-trip': 'public',
  '/custom-trip/map': 'public',
  '/newsletter': 'public',
  '/newsletter/confirm': 'guest',
  '/newsletter/unsubscribe': 'guest',
  '/review': 'guest',
  '/auth': 'account',
  '/auth/confirm': 'guest',
  '/auth/forgot-password': 'account',
  '/auth/new-password': 'guest',
  '/auth/second-step': 'account',
  '/auth/sign-out': 'account',
  '/admin': 'admin',
  '/admin/testimonials/:id': 'admin',
  '/admin/testimonials/:id/photo': 'admin',
  '/admin/custom-requests': 'admin',
  '/admin/newsletter': 'admin',
  '/admin/bookings': 'admin',
  '/admin/taxi-requests': 'admin',
  '/admin/overview': 'admin',
  '/admin/export/:table': 'admin',
  '/admin/send-again': 'admin',
  '/admin/resolve-payment': 'admin',
  '/admin/decide-refund': 'admin',
  '/desk': 'admin',
  '/desk/bookings/:reference': 'admin',
  '/desk/bookings/:reference/:act': 'admin',
  '/desk/quotes/:reference': 'admin',
  '/desk/week': 'admin',
  '/desk/money': 'admin',
  '/desk/day-sheets': 'admin',
  '/desk/new': 'admin',
  '/desk/settings': 'admin',
  '/desk/fleet': 'admin',
  '/desk/fleet/vehicle': 'admin',
  '/desk/fleet/driver': 'admin',
  '/desk/fleet/photo/:kind/:id': 'admin',
  '/desk/fleet/block': 'admin',
  '/desk/photos': 'admin',
  '/desk/photos/:tourId': 'admin',
  '/desk/money/export.csv': 'admin',
  '/desk/settings/reopen-days': 'admin',
  '/desk/drives/:legId': 'admin',
  '/desk/drives/photo/:pressId': 'admin',
  '/desk/fleet/end-block': 'admin',
  '/desk/fleet/calendar-link': 'admin',
  '/admin/security': 'admin-setting-up',
  '/admin/password-again': 'admin-setting-up',
  '/booking-summary': 'guest',
  '/booking-success': 'guest',
  '/booking-cancelled': 'guest',
  '/sample-pass': 'public',
  '/booking/:token': 'guest',
  '/booking/:token/opened': 'guest',
  '/booking/:token/pay': 'guest',
  '/booking/:token/change': 'guest',
  '/booking/:token/cancel': 'guest',
  '/booking/:token/thai': 'guest',
  '/booking/:token/receipt': 'guest',
  '/booking/:token/calendar.ics': 'guest',
  '/quote/:token': 'guest',
  '/quote/:token/opened': 'guest',
  '/driver/:token': 'driver',
  '/driver/:token/opened': 'driver',
  '/driver/:token/:legId': 'driver',
  '/calendar/:token.ics': 'guest',
  '/sandbox/mail': 'this-machine',
  '/sandbox/mail.json': 'this-machine',
  '/sandbox/checkout/:sessionId': 'guest',
  '/styleguide': 'public',
  '/sitemap.xml': 'public',
  '/robots.txt': 'public',
  '/manifest.webmanifest': 'public',
  '/*': 'public',
}

/** @throws for an address that is not listed, so that a page that nobody thought of stays closed */
export function audienceOf(page: string): Audience {
  if (!Object.hasOwn(AUDIENCES, page)) throw new Error(`the page ${page} has no audience`)
  return AUDIENCES[page as Page]
}

/** The address as this table and `ROUTE_BUDGETS` write it, of the pattern that React Router names. */
export function pageOf(pattern: string): string {
  return `/${pattern.replace(/^\//, '')}`
}
