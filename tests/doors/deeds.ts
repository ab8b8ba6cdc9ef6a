import { eq } from 'drizzle-orm'
import { OPEN_PATHS } from '#adapters/auth/better-auth.ts'
import { updateBookingStatus } from '#adapters/database/bookings.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { mails, payments } from '#adapters/database/schema/schema.ts'
import { endpoints } from '#functions/api.ts'
import { bookingToken } from '#operations/booking-token.ts'
import { bookingAtCheckout, placedBooking } from '../factories.ts'
import { bookingSummary, customerSpelling, customTrip, shortSpelling } from '../functions-door.ts'
import { TEST_SECRET } from '../site.ts'
import { adminOf, userOf } from './admin.ts'
import { type BuiltSite, formPost } from './built-site.ts'
import { formOf, TYPED } from './form-page.ts'
import { listAddresses } from './route-manifest.ts'
import { visitorOf } from './visitor.ts'

/** What one POST needs to be accepted: where it goes, what is in it, and who sends it. */
export type Deed = { path: string; fields: Record<string, unknown>; cookie?: string }

/** How a body is written: as what programs send, as what the forms of pages send, or signed by the payment provider. */
export type Door = 'functions' | 'accounts' | 'forms' | 'webhook'

export type Entry = [address: string, door: Door, prepare: (site: BuiltSite) => Deed | Promise<Deed>]

const WORDS = 'six-and-more'
const ADA = { email: 'ada@example.com', password: WORDS }
const FUNCTIONS = '/functions/v1'

/** Everything that changes something, by address. Where one address takes several kinds of body, each is here. */
export const DEEDS: readonly Entry[] = [
  [`${FUNCTIONS}/send-booking-email`, 'functions', toFunction('send-booking-email', customerSpelling())],
  [`${FUNCTIONS}/send-booking-email`, 'functions', toFunction('send-booking-email', shortSpelling())],
  [`${FUNCTIONS}/submit-custom-trip`, 'functions', toFunction('submit-custom-trip', customTrip())],
  [
    `${FUNCTIONS}/create-booking-payment`,
    'functions',
    toFunction('create-booking-payment', bookingSummary()),
  ],
  [
    `${FUNCTIONS}/verify-booking-payment`,
    'functions',
    async (site) => {
      const { sessionId } = await bookingAtCheckout(site)
      return { path: `${FUNCTIONS}/verify-booking-payment`, fields: { sessionId } }
    },
  ],

  ['/webhooks/stripe', 'webhook', () => ({ path: '/webhooks/stripe', fields: EVENT })],

  ['/api/auth/sign-up/email', 'accounts', () => toAccounts('sign-up/email', { name: '', ...ADA })],
  [
    '/api/auth/sign-in/email',
    'accounts',
    async (site) => {
      await userOf(site)
      return toAccounts('sign-in/email', ADA)
    },
  ],
  [
    '/api/auth/sign-out',
    'accounts',
    async (site) => ({ ...toAccounts('sign-out', {}), ...(await ada(site)) }),
  ],
  [
    '/api/auth/revoke-sessions',
    'accounts',
    async (site) => ({ ...toAccounts('revoke-sessions', {}), ...(await ada(site)) }),
  ],
  [
    '/api/auth/request-password-reset',
    'accounts',
    async (site) => {
      await userOf(site)
      return toAccounts('request-password-reset', { email: ADA.email, redirectTo: '/auth/new-password' })
    },
  ],
  [
    '/api/auth/reset-password',
    'accounts',
    async (site) => toAccounts('reset-password', { token: await resetToken(site), newPassword: WORDS }),
  ],

  ['/tours/:id', 'forms', onPage('/tours/hidden-gems', TYPED)],
  ['/tours/:region/:id', 'forms', onPage('/tours/bangkok/erawan-death-railway', TYPED)],
  ['/tours/:region/:id', 'forms', onPage('/tours/kanchanaburi/river-kwai-adventure', TYPED)],
  ['/tours/:region/:id', 'forms', onPage('/tours/bangkok/death-railway-historical-journey', TYPED)],
  ['/tour/:location/:tourId', 'forms', onPage('/tour/bangkok/erawan-death-railway', TYPED)],
  ['/taxi-service', 'forms', onPage('/taxi-service', taxi())],
  ['/custom-trip', 'forms', onPage('/custom-trip', ownTrip())],
  ['/newsletter', 'forms', onPage('/newsletter', { name: TYPED.name, email: TYPED.email })],
  ['/newsletter/confirm', 'forms', async (site) => onPage(await newsLink(site, 'confirm'), {})(site)],
  [
    '/newsletter/unsubscribe',
    'forms',
    async (site) => {
      const confirm = await onPage(await newsLink(site, 'confirm'), {})(site)
      await site.get(confirm.path, formPost(confirm.path, {}))
      return onPage(await linkInMail(site, /\/newsletter\/unsubscribe\?id=[\w.-]+/), {})(site)
    },
  ],
  [
    '/review',
    'forms',
    async (site) => {
      const { booking, token } = await placedBooking(site, 'erawan-death-railway')
      await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'))
      site.letTimePass(Date.parse('2027-01-16T10:00:00+07:00') - site.deps.now())
      const review = { name: 'Ada', country: 'Kenya', rating: '4', reviewText: 'A calm driver, a good day.' }
      return { path: `/review?booking=${token}`, fields: review }
    },
  ],
  [
    '/booking-summary',
    'forms',
    async (site) => {
      const { token } = await placedBooking(site)
      return onPage(`/booking-summary?booking=${token}`, {})(site)
    },
  ],
  ['/booking-summary', 'forms', onPage(`/booking-summary?${new URLSearchParams(linkFacts())}`, {})],
  [
    '/booking-cancelled',
    'forms',
    async (site) => {
      const { booking } = await bookingAtCheckout(site)
      return onPage(`/booking-cancelled?booking=${bookingToken(TEST_SECRET, booking.id)}`, {})(site)
    },
  ],
  [
    '/sandbox/checkout/:sessionId',
    'forms',
    async (site) => {
      const { sessionId } = await bookingAtCheckout(site)
      return { path: `/sandbox/checkout/${sessionId}`, fields: { choice: 'decline' } }
    },
  ],

  [
    '/auth',
    'forms',
    async (site) => {
      await userOf(site)
      return { path: '/auth', fields: ADA }
    },
  ],
  ['/auth', 'forms', onPage('/auth?tab=sign-up', { ...ADA, confirmPassword: WORDS })],
  [
    '/auth/forgot-password',
    'forms',
    async (site) => {
      await userOf(site)
      return { path: '/auth/forgot-password', fields: { email: ADA.email } }
    },
  ],
  [
    '/auth/confirm',
    'forms',
    async (site) => ({
      path: `/auth/confirm?token=${await resetToken(site)}`,
      fields: { password: WORDS },
    }),
  ],
  [
    '/auth/new-password',
    'forms',
    async (site) => ({
      path: `/auth/new-password?token=${await resetToken(site)}`,
      fields: { password: WORDS, confirmPassword: WORDS },
    }),
  ],
  ['/auth/sign-out', 'forms', async (site) => ({ path: '/auth/sign-out', fields: {}, ...(await ada(site)) })],
  [
    '/admin/send-again',
    'forms',
    async (site) => {
      await placedBooking(site)
      const [mail] = await site.deps.db.read.update(mails).set({ status: 'undeliverable' }).returning()
      const fields = { mailId: mail?.id, back: '/admin/bookings' }
      return { path: '/admin/send-again', fields, ...(await admin(site)) }
    },
  ],
  [
    '/admin/resolve-payment',
    'forms',
    async (site) => {
      const { booking } = await bookingAtCheckout(site)
      await site.deps.db.read
        .update(payments)
        .set({ status: 'needs_attention', attentionReason: 'paid twice' })
        .where(eq(payments.bookingId, booking.id))
      const [payment] = await listPaymentsOfBooking(site.deps.db.read, booking.id)
      const fields = { paymentId: payment?.id, back: '/admin/bookings' }
      return { path: '/admin/resolve-payment', fields, ...(await admin(site)) }
    },
  ],
  [
    '/admin/security',
    'forms',
    async (site) => ({
      path: '/admin/security',
      fields: { deed: 'begin', password: WORDS },
      ...(await admin(site)),
    }),
  ],
  [
    '/admin/password-again',
    'forms',
    async (site) => ({
      path: '/admin/password-again?to=/admin/security',
      fields: { password: WORDS },
      ...(await admin(site)),
    }),
  ],
  [
    '/auth/second-step',
    'forms',
    () => ({ path: '/auth/second-step', fields: { code: '123456' }, cookie: 'second-step=another' }),
  ],
]

/** Every address that takes a POST, from what the site itself is made of. */
export function listDoingAddresses(): string[] {
  return [
    ...endpoints.filter(({ method }) => method === 'post').map(({ path }) => FUNCTIONS + path),
    '/webhooks/stripe',
    ...Object.keys(OPEN_PATHS)
      .filter((path) => OPEN_PATHS[path] === 'POST')
      .map((path) => `/api/auth${path}`),
    ...listAddresses()
      .filter(({ takesForms }) => takesForms)
      .map(({ address }) => address),
  ]
}

const EVENT = {
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
}

function toFunction(name: string, fields: Deed['fields']) {
  return () => ({ path: `${FUNCTIONS}/${name}`, fields })
}

function toAccounts(name: string, fields: Deed['fields']): Deed {
  return { path: `/api/auth/${name}`, fields }
}

/** The form of a page as it is sent when these fields were typed. */
function onPage(path: string, typed: Record<string, string>) {
  return async (site: BuiltSite): Promise<Deed> => {
    const { action, values } = formOf((await site.get(path)).html)
    return { path: action || path, fields: { ...values, ...typed } }
  }
}

async function ada(site: BuiltSite) {
  const { visitor } = await userOf(site)
  return { cookie: `session=${visitor.cookies.get('session')}` }
}

async function admin(site: BuiltSite) {
  const { visitor } = await adminOf(site)
  return { cookie: `session=${visitor.cookies.get('session')}` }
}

async function linkInMail(site: BuiltSite, link: RegExp): Promise<string> {
  await site.sendMails()
  const text = (await site.mailbox()).at(-1)?.text ?? ''
  const [found] = link.exec(text) ?? []
  if (!found) throw new Error(`no link in ${text}`)
  return found
}

async function newsLink(site: BuiltSite, page: string): Promise<string> {
  await site.get('/newsletter', formPost('/newsletter', { email: ADA.email }))
  return linkInMail(site, new RegExp(`/newsletter/${page}\\?id=[\\w.-]+`))
}

async function resetToken(site: BuiltSite): Promise<string> {
  await userOf(site)
  await visitorOf(site).send('/auth/forgot-password', { email: ADA.email })
  return (await linkInMail(site, /\/auth\/new-password\?token=[\w.-]+/)).split('=')[1] ?? ''
}

function taxi() {
  const { name, email, phone } = TYPED
  return {
    ...{ name, email, phone, country: 'Kenya', whatsapp: '+44 7700 900124' },
    ...{ pickup: 'River Inn', dropoff: 'Bangkok airport', notes: 'A child seat, please.' },
    ...{ service: 'round-trip', vehicle: 'car', passengers: '2', luggage: '2' },
    ...{ pickupDate: '2027-01-15', pickupTime: '07:30', returnDate: '2027-01-17', returnTime: '18:00' },
  }
}

function ownTrip() {
  const { name, email, phone } = TYPED
  return {
    ...{ name, email, phone, country: 'Kenya', whatsapp: '+44 7700 900124' },
    ...{ customTrip: 'Two quiet days', passengers: '2', luggage: '2', pickupPoint: 'River Inn' },
    ...{ dropoffPoint: 'Bangkok airport', startDate: '2027-01-15', endDate: '2027-01-16' },
    ...{ day1: 'The pass', day2: 'The falls' },
  }
}

function linkFacts() {
  return {
    ...{ tripName: 'hidden-gems', customerName: TYPED.name, customerEmail: TYPED.email },
    ...{ customerPhone: TYPED.phone, preferredDate: TYPED.date, vehicleType: 'suv', numberOfGuests: '2' },
  }
}
