import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Set by `npm run dev`. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development'

/** Every address of the website. */
export default [
  index('pages/home/page.tsx'),

  route('tours', 'pages/tours/page.tsx'),
  route('explore-trips', 'pages/explore-trips/page.tsx'),
  route('pre-made-trips/:region', 'pages/pre-made-trips/page.tsx'),
  route('pre-made-trips-bangkok', 'pages/pre-made-trips/moved.ts', { id: 'moved-bangkok' }),
  route('pre-made-trips-kanchanaburi', 'pages/pre-made-trips/moved.ts', { id: 'moved-kanchanaburi' }),
  route('tours/:id', 'pages/tour/page.tsx', { id: 'tour' }),
  route('tours/:region/:id', 'pages/tour/page.tsx', { id: 'tour-in-region' }),
  route('tour/:location/:tourId', 'pages/remote-tour/page.tsx'),

  route('blog', 'pages/blog/page.tsx'),
  route('blog/rss.xml', 'pages/site-files/feed.ts'),
  route('blog/:id', 'pages/post/page.tsx'),
  route('privacy', 'pages/legal/page.tsx', { id: 'privacy' }),
  route('terms', 'pages/legal/page.tsx', { id: 'terms' }),

  route('taxi-service', 'pages/taxi-service/page.tsx'),
  route('taxi-service/:route', 'pages/taxi-route/page.tsx'),
  route('custom-trip', 'pages/custom-trip/page.tsx'),
  route('newsletter', 'pages/newsletter/page.tsx'),
  route('newsletter/confirm', 'pages/newsletter/confirm.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter/unsubscribe.tsx'),
  route('review', 'pages/review/page.tsx'),

  route('auth', 'pages/auth/page.tsx'),
  route('auth/confirm', 'pages/auth/confirm.tsx'),
  route('auth/forgot-password', 'pages/auth/forgot-password.tsx'),
  route('auth/new-password', 'pages/auth/new-password.tsx'),
  route('auth/second-step', 'pages/auth/second-step.tsx'),
  route('auth/sign-out', 'pages/auth/sign-out.ts'),

  // The back office: every screen is in one frame, whose rail stays while its tabs change.
  layout('pages/desk/frame/frame.tsx', [
    ...prefix('admin', [
      index('pages/desk/lists/testimonials.tsx'),
      route('testimonials/:id', 'pages/desk/reviews/page.tsx'),
      route('custom-requests', 'pages/desk/lists/custom-requests.tsx'),
      route('newsletter', 'pages/desk/lists/newsletter.tsx'),
      route('bookings', 'pages/desk/lists/bookings.tsx'),
      route('taxi-requests', 'pages/desk/lists/taxi-requests.tsx'),
      route('overview', 'pages/desk/overview/overview.tsx'),
    ]),
    ...prefix('desk', [
      index('pages/desk/today/page.tsx'),
      route('bookings/:reference', 'pages/desk/booking/page.tsx'),
      route('bookings/:reference/:act', 'pages/desk/booking/act-page.tsx'),
      route('quotes/:reference', 'pages/desk/quotes/page.tsx'),
      route('week', 'pages/desk/week/page.tsx'),
      route('money', 'pages/desk/money/page.tsx'),
      route('day-sheets', 'pages/desk/day-sheets/page.tsx'),
      route('new', 'pages/desk/new/page.tsx'),
      route('settings', 'pages/desk/settings/page.tsx'),
      route('fleet', 'pages/desk/fleet/page.tsx'),
      route('fleet/vehicle', 'pages/desk/fleet/vehicle.tsx'),
      route('fleet/driver', 'pages/desk/fleet/driver.tsx'),
      route('fleet/photo/:kind/:id', 'pages/desk/fleet/photo/page.tsx'),
      route('fleet/block', 'pages/desk/fleet/block.tsx'),
      route('photos', 'pages/desk/photos/list.tsx'),
      route('photos/:tourId', 'pages/desk/photos/page.tsx'),
    ]),
  ]),
  route('admin/export/:table', 'pages/desk/export/csv-export.ts'),
  route('admin/send-again', 'pages/desk/mails/send-again.ts'),
  route('admin/resolve-payment', 'pages/desk/money/resolve-payment.ts'),
  route('admin/decide-refund', 'pages/desk/money/decide-refund.ts'),
  route('desk/money/export.csv', 'pages/desk/money/export.ts'),
  route('desk/settings/reopen-days', 'pages/desk/settings/reopen-days.ts'),
  route('desk/drives/:legId', 'pages/desk/drives/press.ts'),
  route('desk/drives/photo/:pressId', 'pages/desk/drives/photo.ts'),
  route('desk/fleet/end-block', 'pages/desk/fleet/end-block.ts'),
  route('desk/fleet/calendar-link', 'pages/desk/fleet/change-calendar-link.ts'),
  // Outside the frame, which shows guests' data: here an admin may still have to enter a password or a code.
  route('admin/security', 'pages/desk/security/page.tsx', { id: 'security' }),
  route('admin/password-again', 'pages/desk/security/password-again.tsx'),

  route('booking-summary', 'pages/booking-summary/page.tsx'),
  route('booking-success', 'pages/booking-success/page.tsx'),
  route('booking-cancelled', 'pages/booking-cancelled/page.tsx'),
  route('booking/:token', 'pages/booking/page.tsx'),
  route('booking/:token/opened', 'pages/booking/opened.ts', { id: 'pass-opened' }),
  route('booking/:token/pay', 'pages/booking/pay.tsx'),
  route('booking/:token/change', 'pages/booking/change/change.tsx'),
  route('booking/:token/cancel', 'pages/booking/change/cancel.tsx'),
  route('booking/:token/thai', 'pages/booking/thai/page.tsx'),
  route('booking/:token/receipt', 'pages/booking/receipt/page.tsx'),
  route('booking/:token/calendar.ics', 'pages/booking/calendar.ts'),
  route('quote/:token', 'pages/quote/page.tsx'),
  route('quote/:token/opened', 'pages/quote/opened.ts'),
  route('driver/:token', 'pages/driver/list.tsx'),
  route('driver/:token/opened', 'pages/driver/opened.ts'),
  route('driver/:token/:legId', 'pages/driver/job.tsx'),
  // The private calendars of vehicles and drivers, for calendar programs.
  route('calendar/:token.ics', 'pages/calendar/calendar.ts'),

  route('sandbox/mail', 'pages/sandbox-mail/page.tsx'),
  route('sandbox/mail.json', 'pages/sandbox-mail/json.ts'),
  route('sandbox/checkout/:sessionId', 'pages/sandbox-checkout/page.tsx'),

  ...(IS_DEVELOPMENT ? [route('styleguide', 'pages/styleguide/page.tsx')] : []),

  route('sitemap.xml', 'pages/site-files/sitemap.ts'),
  route('robots.txt', 'pages/site-files/robots.ts'),
  route('manifest.webmanifest', 'pages/site-files/web-manifest.ts'),

  route('*', 'pages/not-found/page.tsx'),
] satisfies RouteConfig
