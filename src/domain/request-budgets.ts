const MINUTE = 60
const HOUR = 60 * MINUTE

type Budget = {
  /** How many requests one network may send in a window, to all doors that share the budget. */
  max: number
  windowSeconds: number
  /** Beyond so many, a form is taken only with a proof of work. */
  proofBeyond?: number
  /** What one request costs us. */
  costs: string
  /** Who counts: the account library does so for its own addresses, whichever page asks there. */
  countedBy: 'door' | 'accounts'
}

/** What one network may have done for it. Guests of one hotel share a network, and all guests of another site its server. */
export const BUDGETS = {
  forms: {
    ...{ max: 100, windowSeconds: HOUR, proofBeyond: 20, countedBy: 'door' },
    costs: 'a stored request, a mail to the operator and a copy to the guest',
  },
  functions: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'the same, for guests of another site',
  },
  checkouts: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'a session at the payment provider',
  },
  'pay-button': {
    ...{ max: 40, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'a stored booking; a person presses again after a declined card',
  },
  reviews: {
    ...{ max: 60, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'a stored review and a mail to the operator, once for each booking',
  },
  'one-button': {
    ...{ max: 600, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'a change of one row; mail providers press "unsubscribe" for many readers from one network',
  },
  sandbox: {
    ...{ max: 120, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'a pretended payment and its mails',
  },
  dashboard: {
    ...{ max: 600, windowSeconds: HOUR, countedBy: 'door' },
    costs: 'what an admin does; anybody else is turned away before it counts',
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

/** Whose signature is checked first; whatever it tells of is written down, because money has moved. */
export const SIGNED = 'signed by the payment provider'

/**
 * Every address that takes a POST, with the budgets that a request there counts against. A door that is missing here
 * takes nothing: it fails at its first request. What is only read has the budget of pages, below.
 */
export const DOORS: Readonly<Record<string, readonly BudgetName[] | typeof SIGNED>> = {
  '/functions/v1/send-booking-email': ['functions'],
  '/functions/v1/submit-custom-trip': ['functions'],
  '/functions/v1/create-booking-payment': ['functions', 'checkouts'],
  '/functions/v1/verify-booking-payment': ['functions'],
  '/webhooks/stripe': SIGNED,

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
  '/custom-trip': ['forms'],
  '/newsletter': ['forms'],
  '/newsletter/confirm': ['one-button'],
  '/newsletter/unsubscribe': ['one-button'],
  '/review': ['reviews'],
  '/booking-summary': ['pay-button', 'checkouts'],
  '/booking-cancelled': ['pay-button'],
  '/sandbox/checkout/:sessionId': ['sandbox'],

  '/auth': ['sign-in', 'sign-up'],
  '/auth/confirm': ['sign-in'],
  '/auth/forgot-password': ['password-mail'],
  '/auth/new-password': ['new-password'],
  '/auth/second-step': ['code'],
  '/auth/sign-out': ['one-button'],
  '/admin/send-again': ['dashboard'],
  '/admin/resolve-payment': ['dashboard'],
  '/admin/security': ['dashboard', 'code'],
  '/admin/password-again': ['dashboard'],
}

/** The budgets of a door; none for one whose signature is checked. @throws for a door that is not in the list */
export function budgetsOf(door: string): readonly BudgetName[] {
  const budgets = DOORS[door]
  if (!budgets) throw new Error(`the door ${door} has no budget`)
  return budgets === SIGNED ? [] : budgets
}

/**
 * What one network may have shown to it: so many pages at once, and then so many a second. Some of them ask somebody
 * else each time: `/booking-success` and `/booking-cancelled` the payment provider, remote tours and their functions
 * the tour source. A month of `/functions/v1/availability` costs four short queries.
 */
export const PAGE_BUDGET = { atOnce: 240, perSecond: 4 }
