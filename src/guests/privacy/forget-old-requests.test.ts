import { count, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking, updateBookingStatus } from '#bookings/bookings.store.ts'
import { findTrip } from '#bookings/detailed-bookings.store.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import {
  rateLimits,
  sessions,
  userRoles,
  users,
  verifications,
} from '#platform/database/schema/account-tables.ts'
import {
  auditLog,
  bookings,
  events,
  legs,
  mailbox,
  mails,
  newsletterSubscriptions,
  payments,
  sandboxCheckouts,
  testimonials,
} from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, placedBooking, siteWithPayments } from '#tests/factories.ts'
import { TEST_NOW, type TestSite, testSite } from '#tests/site.ts'
import { findBookingByLink, PASS_LINKS } from '../links/find-by-link.ts'
import { confirmSubscription, endSubscription, requestSubscription } from '../newsletter/newsletter.ts'
import { submitReview } from '../reviews/reviews.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

const NOTHING = {
  unpaidBookings: 0,
  abandonedBookings: 0,
  paidBookings: 0,
  reviews: 0,
  subscriptions: 0,
  accounts: 0,
  passingMails: 0,
  strayMails: 0,
  acts: 0,
  events: 0,
  access: 0,
}
/** A trip that is booked by email. */
const BY_EMAIL = 'erawan-death-railway'

/** Ten in the morning in Bangkok on that day. */
function travelTo(site: TestSite, date: string) {
  site.letTimePass(Date.parse(`${date}T10:00:00+07:00`) - site.deps.now())
}

async function rowsIn(
  { deps }: TestSite,
  table: typeof bookings | typeof legs | typeof mails | typeof mailbox | typeof payments,
) {
  const [row] = await deps.db.read.select({ rows: count() }).from(table as typeof mails)
  return row?.rows
}

const taxi = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  pickup: 'River Inn',
  dropoff: 'Erawan',
  service: 'round-trip',
  vehicle: 'car',
  passengers: '2',
  luggage: '1',
  pickupDate: '2026-12-01',
  pickupTime: '08:00',
  returnDate: '2026-12-03',
  returnTime: '09:00',
}

test('a request by email is deleted a year after the travel day, with its steps and emails', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL)
  await site.sendMails()
  expect([await rowsIn(site, mails), await rowsIn(site, mailbox)]).toEqual([2, 2])

  travelTo(site, '2028-01-14')
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  travelTo(site, '2028-01-15')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
  expect(await findBooking(site.deps.db.read, booking.id)).toBeUndefined()
  const left = await Promise.all(
    [bookings, mails, mailbox].map((table) => rowsIn(site, table as typeof mails)),
  )
  expect(left).toEqual([0, 0, 0])
})

test('the requests of others do not change', async () => {
  await using site = await testSite()
  await placedBooking(site, BY_EMAIL)
  const { booking: later } = await placedBooking(site, BY_EMAIL, { date: '2027-01-16' })
  await site.sendMails()
  travelTo(site, '2028-01-15')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
  expect(await findBooking(site.deps.db.read, later.id)).toMatchObject({ customerEmail: 'ada@example.com' })
  expect([await rowsIn(site, mails), await rowsIn(site, mailbox)]).toEqual([2, 2])
})

test('a review outlives the booking it was about', async () => {
  await using site = await testSite()
  const { booking: request } = await placedBooking(site, BY_EMAIL)
  const booking = await site.deps.db.transaction((tx) => updateBookingStatus(tx, request, 'accept'), {
    actor: 'staff:office@example.com',
  })
  travelTo(site, '2027-01-16')
  const review = {
    name: 'Ada',
    country: 'Kenya',
    rating: '5',
    reviewText: 'The driver waited for the train.',
  }
  expect(await submitReview(site.deps, booking ?? expect.fail('not accepted'), review)).toMatchObject({
    ok: true,
  })
  travelTo(site, '2028-01-15')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1, reviews: 1 })
  expect(await site.deps.db.read.select().from(testimonials)).toMatchObject([
    { bookingId: null, bookingReference: request.reference, customerName: 'Ada', customerEmail: '' },
  ])
})

test('an unpaid card booking is deleted thirty days after its last change', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await bookingAtCheckout(site)
  const touched = new Date(site.deps.now())
  await site.deps.db.transaction((tx) => tx.update(payments).set({ status: 'expired', createdAt: touched }), {
    actor: 'provider',
  })
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'expired', createdAt: new Date(0) }),
    { actor: 'provider' },
  )

  site.letTimePass(30 * DAY_MS)
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  site.letTimePass(1)
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, abandonedBookings: 1 })
  expect(await findBooking(site.deps.db.read, booking.id)).toBeUndefined()
  expect(await rowsIn(site, payments)).toBe(0)
  expect(await site.deps.db.read.select().from(sandboxCheckouts)).toEqual([])
})

test('a card booking whose checkout has expired is deleted like an unpaid draft', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await bookingAtCheckout(site)
  const touched = new Date(site.deps.now())
  await site.deps.db.read.update(payments).set({ createdAt: touched })
  await site.deps.db.read.update(bookings).set({ createdAt: touched })
  site.letTimePass(30 * DAY_MS)
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({ status: 'awaiting_payment' })
  site.letTimePass(1)
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, abandonedBookings: 1 })
})

test('an expired booking whose payment needs attention is kept', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await bookingAtCheckout(site)
  const odd = { status: 'needs_attention', attentionReason: { code: 'recorded-elsewhere' } } as const
  await site.deps.db.transaction((tx) => tx.update(payments).set(odd), { actor: 'provider' })
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'expired', createdAt: new Date(0) }),
    { actor: 'provider' },
  )
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({ customerEmail: 'ada@example.com' })
})

test.each(['ada@example.com', ''])(
  'with the address "%s", a paid booking loses its guest after a year; trip, day and amounts stay',
  async (customerEmail) => {
    await using site = await siteWithPayments('sandbox')
    const { booking, token } = await placedBooking(site)
    const started = await startPayment(site.deps, { bookingId: booking.id })
    if (!started.ok) throw new Error(started.problem.code)
    await site.payAsGuest(started.sessionId)
    await settlePayment(site.deps, started.sessionId)
    await site.sendMails()
    await site.deps.db.read.update(bookings).set({ customerEmail })
    travelTo(site, '2028-01-15')
    expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, paidBookings: 1 })
    expect(await findTrip(site.deps.db.read, booking.id)).toMatchObject({
      reference: booking.reference,
      title: booking.title,
      travelDate: '2027-01-15',
      priceBaht: booking.priceBaht,
      status: 'confirmed',
      customerName: '',
      customerEmail: '',
      customerPhone: '',
      hotelName: null,
      pickupLocation: null,
      specialRequests: null,
    })
    expect(await site.deps.db.read.select().from(payments)).toMatchObject([
      { status: 'paid', amountSatang: 550_000 },
    ])
    expect([await rowsIn(site, mails), await rowsIn(site, mailbox)]).toEqual([0, 0])
    expect(await findBookingByLink(site.deps.db.read, token, PASS_LINKS, TEST_NOW)).toBeUndefined()
    expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  },
)

test('a confirmed booking without money is a request like any other', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL)
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  travelTo(site, '2028-01-15')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
})

test('a taxi request is deleted a year after its last ride', async () => {
  await using site = await testSite()
  expect(await requestTaxi(site.deps, { input: taxi })).toMatchObject({ ok: true })
  await site.sendMails()
  travelTo(site, '2027-12-02')
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  travelTo(site, '2027-12-03')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
  expect([await rowsIn(site, bookings), await rowsIn(site, legs)]).toEqual([0, 0])
  expect([await rowsIn(site, mails), await rowsIn(site, mailbox)]).toEqual([0, 0])
})

test('a custom trip is deleted a year after its last day, or after it was sent when it names none', async () => {
  await using site = await testSite()
  const guest = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', numberOfGuests: 2 }
  const days = { startDate: '2026-12-01', endDate: '2026-12-04' }
  const dated = await requestCustomTrip(site.deps, {
    input: { ...guest, preferredDates: days },
    requestId: crypto.randomUUID(),
  })
  const open = await requestCustomTrip(site.deps, { input: guest, requestId: crypto.randomUUID() })
  expect([dated.ok, open.ok]).toEqual([true, true])
  await site.deps.db.read.update(bookings).set({ createdAt: new Date('2026-11-20T23:30:00+07:00') })

  travelTo(site, '2027-11-19')
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  travelTo(site, '2027-11-20')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
  travelTo(site, '2027-12-04')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 1 })
  expect(await rowsIn(site, mails)).toBe(0)
})

test('a newsletter address that never confirmed, or unsubscribed, is deleted after thirty days', async () => {
  await using site = await testSite()
  for (const name of ['wish', 'ended', 'reader'])
    expect(await requestSubscription(site.deps, { email: `${name}@example.com`, source: 'footer' })).toEqual({
      ok: true,
    })
  const list = await site.deps.db.read.select().from(newsletterSubscriptions)
  for (const subscription of list.filter(({ email }) => !email.startsWith('wish')))
    await confirmSubscription(site.deps, subscription)
  for (const subscription of list.filter(({ email }) => email.startsWith('ended')))
    await endSubscription(site.deps, subscription)
  const moment = new Date(site.deps.now())
  await site.deps.db.read.update(newsletterSubscriptions).set({ askedAt: moment })
  await site.deps.db.read
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: moment })
    .where(eq(newsletterSubscriptions.email, 'ended@example.com'))
  await site.sendMails()

  site.letTimePass(30 * DAY_MS)
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  site.letTimePass(1)
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, subscriptions: 2 })
  const left = await site.deps.db.read.select().from(newsletterSubscriptions)
  expect(left).toMatchObject([{ email: 'reader@example.com', isActive: true }])
  const addresses = await site.deps.db.read.selectDistinct({ to: mails.toAddress }).from(mails)
  expect(addresses).toEqual([{ to: 'reader@example.com' }])
})

test('more than one batch is deleted in one night', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL)
  const stored = await findBooking(site.deps.db.read, booking.id)
  const copies = Array.from({ length: 450 }, (_, index) => ({
    ...(stored ?? expect.fail('not stored')),
    id: crypto.randomUUID(),
    requestId: crypto.randomUUID(),
    reference: `SPN-${index}`,
  }))
  await site.deps.db.read.insert(bookings).values(copies)
  travelTo(site, '2028-01-15')
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, unpaidBookings: 451 })
})

test('expired sessions and links are deleted, and counts of attempts within a day', async () => {
  await using site = await testSite()
  const now = site.deps.now()
  const [past, future] = [new Date(now - 3_600_000), new Date(now + 3_600_000)]
  const stamps = { createdAt: past, updatedAt: past }
  await site.deps.db.transaction(async (tx) => {
    const [user] = await tx.insert(users).values({ name: '', email: 'ada@example.com' }).returning()
    const userId = user?.id ?? expect.fail('no user')
    await tx.insert(sessions).values([
      { userId, token: 'old', expiresAt: past, ...stamps },
      { userId, token: 'open', expiresAt: future, ...stamps },
    ])
    await tx.insert(verifications).values([
      { identifier: 'old', value: 'x', expiresAt: past },
      { identifier: 'open', value: 'x', expiresAt: future },
    ])
    await tx.insert(rateLimits).values([
      { key: '203.0.113.7|/sign-in/email', count: 3, windowBegan: now - DAY_MS - 1 },
      { key: '203.0.113.8|/sign-in/email', count: 1, windowBegan: now },
    ])
  })
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, access: 2 })
  const { read } = site.deps.db
  expect((await read.select().from(sessions)).map(({ token }) => token)).toEqual(['open'])
  expect((await read.select().from(verifications)).map(({ identifier }) => identifier)).toEqual(['open'])
  expect((await read.select().from(rateLimits)).map(({ count: tries }) => tries)).toEqual([1])
  expect(await read.select().from(users)).toHaveLength(1)
})

test('an account with an unconfirmed address is deleted after thirty days, unless it has a role; so are emails with links and digests', async () => {
  await using site = await testSite()
  const { db } = site.deps
  const old = new Date(site.deps.now())
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(users)
      .values([
        { name: '', email: 'ada@example.com', createdAt: old },
        { name: '', email: 'operator@example.com', createdAt: old },
        { name: '', email: 'confirmed@example.com', createdAt: old, emailVerified: true },
      ])
      .returning()
    await tx.insert(userRoles).values({ userId: made[1]?.id ?? '', role: 'admin' })
    await tx.insert(mails).values(
      made.map(({ id, email }) => ({
        kind: 'account-confirmation',
        subjectId: id,
        toAddress: email,
        createdAt: old,
      })),
    )
    const digest = { kind: 'operator-digest', subjectId: crypto.randomUUID(), createdAt: old }
    await tx.insert(mails).values({ ...digest, toAddress: 'operator@example.com' })
  })
  site.letTimePass(30 * DAY_MS)
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  site.letTimePass(1)
  expect(await forgetOldRequests({ ...site.deps, mustConfirm: false })).toEqual({
    ...NOTHING,
    passingMails: 4,
  })
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, accounts: 1 })
  const left = await db.read.select({ email: users.email }).from(users).orderBy(users.email)
  expect(left.map(({ email }) => email)).toEqual(['confirmed@example.com', 'operator@example.com'])
})

test('audit entries and events are deleted after twelve months; those of a booking with its guest are kept', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  const { booking } = await placedBooking(site, BY_EMAIL)
  const change = { subjectKind: 'booking', subjectId: booking.id, event: 'change', actor: 'clock' } as const
  // By the clock of the database, which its rule goes by.
  for (const age of ['11 months 27 days', '12 months 1 minute']) {
    const at = sql`now() - ${age}::interval`
    await read.insert(auditLog).values({ at, actor: 'operator@example.com', action: 'mail-sent-again' })
    await read.insert(events).values({ ...change, at })
    await read.insert(events).values({ ...change, at, bookingId: booking.id })
  }
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, acts: 1, events: 1 })
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  // A guest who is reached by phone only has no address either.
  await read.update(bookings).set({ customerEmail: '' })
  expect(await forgetOldRequests(site.deps)).toEqual(NOTHING)
  await read.update(bookings).set({ customerName: '', forgottenAt: new Date() })
  expect(await forgetOldRequests(site.deps)).toEqual({ ...NOTHING, events: 1 })
})
