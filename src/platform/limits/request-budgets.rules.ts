const MINUTE = 60
const HOUR = 60 * MINUTE

type Budget = {
  /** How many requests one network may send in a window, to all routes that share the budget. */
  max: number
  windowSeconds: number
  /** After this many requests, a form is accepted only with a proof of work. */
  proofOfWorkBeyond?: number
  /** What one request costs the operator. */
  costs: string
  /** `accounts`: the account library counts the calls of its own functions, whichever page makes them. */
  countedBy: 'site' | 'accounts'
}

/**
 * The rate limits of requests that change something, per network. They are generous, because the guests of a hotel share
 * a network, and all guests of an integrated site share its server.
 */
export const BUDGETS = {
  forms: {
    ...{ max: 100, windowSeconds: HOUR, proofOfWorkBeyond: 20, countedBy: 'site' },
    costs: 'a stored request, a mail to the operator and a copy to the guest',
  },
  functions: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'the same, for guests of another site',
  },
  prices: {
    ...{ max: 1200, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'four short queries; a form asks again whenever its guest changes it',
  },
  checkouts: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'a session at the payment provider',
  },
  'pay-button': {
    ...{ max: 40, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'a stored booking; a person presses again after a declined card',
  },
  reviews: {
    ...{ max: 60, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'a stored review and a mail to the operator, once for each booking, or a picture of two seconds',
  },
  'one-click': {
    ...{ max: 600, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'a change of one row; mail providers press "unsubscribe" for many readers from one network',
  },
  sandbox: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'a simulated payment and its mails',
  },
  dashboard: {
    ...{ max: 600, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'an action of an admin; requests of other clients are refused before they count',
  },
  entry: {
    ...{ max: 6000, windowSeconds: HOUR, countedBy: 'site' },
    costs: 'what is free on one day, each time an admin changes a booking that is being entered',
  },
  'sign-in': {
    ...{ max: 30, windowSeconds: MINUTE, countedBy: 'accounts' },
    costs: 'the hash of a password, and a mail where an address is not confirmed yet',
  },
  'sign-up': {
    ...{ max: 30, windowSeconds: MINUTE, countedBy: 'accounts' },
    costs: 'the hash of a password, a stored account and a mail',
  },
  'password-mail': { max: 10, windowSeconds: MINUTE, countedBy: 'accounts', costs: 'a mail' },
  'new-password': {
    ...{ max: 10, windowSeconds: MINUTE, countedBy: 'accounts' },
    costs: 'the hash of a password',
  },
  code: { max: 30, windowSeconds: MINUTE, countedBy: 'accounts', costs: 'a comparison' },
  session: { max: 300, windowSeconds: MINUTE, countedBy: 'accounts', costs: 'an ended session' },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof BUDGETS

/**
 * Every route that accepts a POST, with the budgets that a request to it counts against. A page that is missing here
 * takes no form. Reads count against `PAGE_BUDGET`.
 */
export const ROUTE_BUDGETS: Readonly<Record<string, readonly BudgetName[]>> = {
  '/functions/v1/send-booking-email': ['functions'],
  '/functions/v1/submit-custom-trip': ['functions'],
  '/functions/v1/create-booking-payment': ['functions', 'checkouts'],
  '/functions/v1/verify-booking-payment': ['functions'],
  '/functions/v1/transfer-price': ['prices'],
  // Not limited: its signature is checked first, and it reports that money moved.
  '/webhooks/stripe': [],

  '/api/auth/sign-in/email': ['sign-in'],
  '/api/auth/sign-up/email': ['sign-up'],
  '/api/auth/request-password-reset': ['password-mail'],
  '/api/auth/reset-password': ['new-password'],
  '/api/auth/sign-out': ['session'],
  '/api/auth/revoke-sessions': ['session'],

  '/tours/:id': ['forms'],
  '/tours/:region/:id': ['forms'],
  '/tour/:location/:tourId': ['forms'],
  '/taxi-service': ['forms'],
  '/taxi-service/:route': ['forms'],
  '/custom-trip': ['forms'],
  '/newsletter': ['forms'],
  '/newsletter/confirm': ['one-click'],
  '/newsletter/unsubscribe': ['one-click'],
  '/review': ['reviews'],
  '/booking-summary': ['pay-button', 'checkouts'],
  '/booking-cancelled': ['pay-button'],
  '/booking/:token/pay': ['pay-button', 'checkouts'],
  '/booking/:token': ['one-click'],
  '/booking/:token/opened': ['one-click'],
  '/quote/:token': ['one-click', 'checkouts'],
  '/quote/:token/opened': ['one-click'],
  '/driver/:token/opened': ['one-click'],
  '/driver/:token/:legId': ['one-click'],
  '/booking/:token/change': ['one-click'],
  '/booking/:token/cancel': ['one-click'],
  '/sandbox/checkout/:sessionId': ['sandbox'],

  '/auth': ['sign-in', 'sign-up'],
  '/auth/confirm': ['sign-in'],
  '/auth/forgot-password': ['password-mail'],
  '/auth/new-password': ['new-password'],
  '/auth/second-step': ['code'],
  '/auth/sign-out': ['one-click'],
  '/admin/send-again': ['dashboard'],
  '/admin/resolve-payment': ['dashboard'],
  '/admin/decide-refund': ['dashboard'],
  '/admin/testimonials/:id': ['dashboard'],
  '/desk/quotes/:reference': ['dashboard'],
  '/desk/week': ['dashboard'],
  '/desk/money': ['dashboard'],
  '/desk/settings': ['dashboard'],
  '/desk/settings/reopen-days': ['dashboard'],
  '/desk/fleet/vehicle': ['dashboard'],
  '/desk/fleet/driver': ['dashboard'],
  '/desk/fleet/photo/:kind/:id': ['dashboard'],
  '/desk/fleet/block': ['dashboard'],
  '/desk/photos/:tourId': ['dashboard'],
  '/desk/fleet/end-block': ['dashboard'],
  '/desk/day-sheets': ['dashboard'],
  '/desk/drives/:legId': ['dashboard'],
  '/desk/fleet/calendar-link': ['dashboard'],
  '/desk/bookings/:reference': ['dashboard'],
  '/desk/bookings/:reference/:act': ['dashboard'],
  '/admin/security': ['dashboard', 'code'],
  '/admin/password-again': ['dashboard'],
  '/desk/new': ['entry'],
}

/** The budgets of a route, as `ROUTE_BUDGETS` writes it. @throws for a route that is not listed */
export function budgetsOf(route: string): readonly BudgetName[] {
  const budgets = ROUTE_BUDGETS[route]
  if (!budgets) throw new Error(`the route ${route} has no budget`)
  return budgets
}

/**
 * The rate limit of rendered pages per network, a token bucket: up to `burst` pages at once, then `perSecond`. Some pages
 * call another service each time: `/booking-success` and `/booking-cancelled` the payment provider, remote tours and
 * their functions the tour source. A month of `/functions/v1/availability` and the trips of a day cost four short queries.
 */
export const PAGE_BUDGET = { burst: 240, perSecond: 4 }
