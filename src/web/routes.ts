import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Set by `npm run dev`. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'

/** Every address of the website. */
export default [
  index('site/home/page.tsx'),

  route('tours', 'site/tours/page.tsx'),
  route('explore-trips', 'site/explore-trips/page.tsx'),
  route('pre-made-trips/:region', 'site/pre-made-trips/page.tsx'),
  route('pre-made-trips-bangkok', 'site/pre-made-trips/moved.ts', { id: 'moved-bangkok' }),
  route('pre-made-trips-kanchanaburi', 'site/pre-made-trips/moved.ts', { id: 'moved-kanchanaburi' }),
  route('tours/:id', 'site/tour/page.tsx', { id: 'tour' }),
  route('tours/:region/:id', 'site/tour/page.tsx', { id: 'tour-in-region' }),
  route('maps/:id/:origin.svg', 'site/tour/map.ts'),
  route('tour/:location/:tourId', 'site/remote-tour/page.tsx'),

  route('blog', 'site/blog/page.tsx'),
  route('blog/rss.xml', 'site/site-files/feed.ts'),
  route('blog/:id', 'site/post/page.tsx'),
  route('about', 'site/about/page.tsx'),
  route('privacy', 'site/legal/page.tsx', { id: 'privacy' }),
  route('terms', 'site/legal/page.tsx', { id: 'terms' }),

  route('taxi-service', 'site/taxi-service/page.tsx'),
  route('taxi-service/:route', 'site/taxi-service/route/page.tsx'),
  route('custom-trip', 'site/custom-trip/page.tsx'),
  route('custom-trip/map', 'site/custom-trip/map.ts'),
  route('newsletter', 'site/newsletter/page.tsx'),
  route('newsletter/confirm', 'site/newsletter/confirm.tsx'),
  route('newsletter/unsubscribe', 'site/newsletter/unsubscribe.tsx'),
  route('review', 'site/review/page.tsx'),

  route('auth', 'account/page.tsx'),
  route('auth/confirm', 'account/confirm.tsx'),
  route('auth/forgot-password', 'account/forgot-password.tsx'),
  route('auth/new-password', 'account/new-password.tsx'),
  route('auth/second-step', 'account/second-step.tsx'),
  route('auth/sign-out', 'account/sign-out.ts'),

  // The back office: every screen is in one frame, whose rail stays while its tabs change.
  layout('desk/frame/frame.tsx', [
    ...prefix('admin', [
      index('desk/lists/testimonials.tsx'),
      route('testimonials/:id', 'desk/reviews/page.tsx'),
      route('custom-requests', 'desk/lists/custom-requests.tsx'),
      route('newsletter', 'desk/lists/newsletter.tsx'),
      route('bookings', 'desk/lists/bookings.tsx'),
      route('taxi-requests', 'desk/lists/taxi-requests.tsx'),
      route('overview', 'desk/overview/overview.tsx'),
    ]),
    ...prefix('desk', [
      index('desk/today/page.tsx'),
      route('bookings/:reference', 'desk/booking/page.tsx'),
      route('bookings/:reference/:act', 'desk/booking/act-page.tsx'),
      route('quotes/:reference', 'desk/quotes/page.tsx'),
      route('week', 'desk/week/page.tsx'),
      route('money', 'desk/money/page.tsx'),
      route('day-sheets', 'desk/day-sheets/page.tsx'),
      route('new', 'desk/new/page.tsx'),
      route('settings', 'desk/settings/page.tsx'),
      route('fleet', 'desk/fleet/page.tsx'),
      route('fleet/vehicle', 'desk/fleet/vehicle.tsx'),
      route('fleet/driver', 'desk/fleet/driver.tsx'),
      route('fleet/photo/:kind/:id', 'desk/fleet/photo/page.tsx'),
      route('fleet/block', 'desk/fleet/block.tsx'),
      route('photos', 'desk/photos/list.tsx'),
      route('photos/:tourId', 'desk/photos/page.tsx'),
    ]),
  ]),
  route('admin/export/:table', 'desk/export/csv-export.ts'),
  route('admin/send-again', 'desk/mails/send-again.ts'),
  route('admin/resolve-payment', 'desk/money/resolve-payment.ts'),
  route('admin/decide-refund', 'desk/money/decide-refund.ts'),
  route('desk/money/export.csv', 'desk/money/export.ts'),
  route('desk/settings/reopen-days', 'desk/settings/reopen-days.ts'),
  route('desk/drives/:legId', 'desk/drives/press.ts'),
  route('desk/drives/photo/:pressId', 'desk/drives/photo.ts'),
  route('admin/testimonials/:id/photo', 'desk/reviews/photo.ts'),
  route('desk/fleet/end-block', 'desk/fleet/end-block.ts'),
  route('desk/fleet/calendar-link', 'desk/fleet/change-calendar-link.ts'),
  // Outside the frame, which shows guests' data: here an admin may still have to enter a password or a code.
  route('admin/security', 'desk/security/page.tsx', { id: 'security' }),
  route('admin/password-again', 'desk/security/password-again.tsx'),

  route('booking-summary', 'site/checkout/booking-summary/page.tsx'),
  route('booking-success', 'site/checkout/booking-success/page.tsx'),
  route('booking-cancelled', 'site/checkout/booking-cancelled/page.tsx'),
  route('sample-pass', 'pass/sample/page.tsx', { id: 'sample-pass' }),
  route('booking/:token', 'pass/page.tsx'),
  route('booking/:token/opened', 'pass/opened.ts', { id: 'pass-opened' }),
  route('booking/:token/pay', 'pass/payment/pay.tsx'),
  route('booking/:token/change', 'pass/change/change.tsx'),
  route('booking/:token/cancel', 'pass/change/cancel.tsx'),
  route('booking/:token/thai', 'pass/thai/page.tsx'),
  route('booking/:token/receipt', 'pass/receipt/page.tsx'),
  route('booking/:token/calendar.ics', 'pass/calendar.ts'),
  route('quote/:token', 'pass/quote/page.tsx'),
  route('quote/:token/opened', 'pass/quote/opened.ts'),
  route('driver/:token', 'driver/list.tsx'),
  route('driver/:token/opened', 'driver/opened.ts'),
  route('driver/:token/:legId', 'driver/job.tsx'),
  // The private calendars of vehicles and drivers, for calendar programs.
  route('calendar/:token.ics', 'driver/calendar/calendar.ts'),

  route('sandbox/mail', 'sandbox/mail/page.tsx'),
  route('sandbox/mail.json', 'sandbox/mail/json.ts'),
  route('sandbox/checkout/:sessionId', 'sandbox/checkout/page.tsx'),

  ...(IS_DEVELOPMENT ? [route('styleguide', 'ui/styleguide/page.tsx')] : []),

  route('sitemap.xml', 'site/site-files/sitemap.ts'),
  route('robots.txt', 'site/site-files/robots.ts'),
  route('manifest.webmanifest', 'site/site-files/web-manifest.ts'),

  route('*', 'site/not-found/page.tsx'),
] satisfies RouteConfig
