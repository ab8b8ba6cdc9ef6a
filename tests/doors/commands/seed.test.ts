import path from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorKind } from '#bookings/actor.rules.ts'
import {
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  bookingActors,
  nextBookingStatus,
} from '#bookings/booking-status.rules.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { REFERENCE_PATTERN } from '#bookings/reference.rules.ts'
import { capacityOf, findTour } from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { carries } from '#catalogue/vehicle.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import { isPhoneNumber } from '#guests/contact/phone-text.rules.ts'
import { findBookingByLink } from '#guests/links/find-by-link.ts'
import { linkToken } from '#guests/links/link-token.ts'
import { forgetOldRequests } from '#guests/privacy/forget-old-requests.ts'
import { REVIEW_STATUSES } from '#guests/reviews/review-status.rules.ts'
import { inviteReviews } from '#guests/reviews/reviews.ts'
import { expireAbandoned } from '#money/checkouts/expire-abandoned.ts'
import { satangFromBaht } from '#money/money.rules.ts'
import { PAYMENT_STATUSES } from '#money/payments/payment-status.rules.ts'
import { reconcilePayments } from '#money/payments/reconcile-payments.ts'
import * as schema from '#platform/database/schema/schema.ts'
import { passIdOf } from '../../../scripts/seed/links.ts'
import { insertSeason } from '../../../scripts/seed/season.ts'
import { TEST_NOW, TEST_SECRET, testSite } from '../../site.ts'
import { storedTrips } from '../../stored-bookings.ts'
import { runScript } from '../fixtures/run-script.ts'
import { dataFolder } from '../fixtures/site-process.ts'

const { bookings, payments, events, mails, newsletterSubscriptions, testimonials } = schema

/** A seeded site; `seed` runs the seed again, on any day. */
async function seededSite() {
  const site = await testSite()
  const seed = (nowMs = TEST_NOW) =>
    insertSeason(site.deps.db, {
      nowMs,
      publicUrl: 'http://localhost:3000',
      tokenOf: (id) => linkToken(TEST_SECRET, id),
      operator: 'desk@example.com',
    })
  await seed()
  return { ...site, seed, read: site.deps.db.read }
}

test('the command seeds a new database, prints the counts, and adds nothing a second time', async () => {
  const settings = { DATA_DIR: dataFolder() }
  const first = await runScript('seed', [], settings)
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(
    /^80 bookings added\n40 details of trips added\n25 details of custom trips added\n\d+ legs added\n\d+ events added\n40 links added\n4 drivers added\n5 vehicles added\n4 photos added\n\d+ allocations added\n1 blackouts added\n\d+ payments added\n\d+ sandbox checkouts added\n20 testimonials added\n60 newsletter subscriptions added\n\d+ mails added\n$/,
  )
  expect(await runScript('seed', [], settings)).toEqual({
    code: 0,
    stdout: 'Nothing added: the season is there already.\n',
    stderr: '',
  })
})

test('the command refuses a public address and any argument', async () => {
  const DATA_DIR = path.join(dataFolder(), 'absent')
  expect(await runScript('seed', [], { DATA_DIR, PUBLIC_URL: 'https://www.example.com' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Invented guests do not belong on https://www.example.com, which is for real.\n',
  })
  expect(await runScript('seed', ['--help'], { DATA_DIR })).toMatchObject({ code: 2, stdout: '' })
})

test('bookings, payments, reviews and subscriptions in every status are seeded', async () => {
  await using site = await seededSite()
  const states = async (table: typeof bookings | typeof payments) =>
    new Set(
      (await site.read.select({ status: table.status }).from(table as typeof bookings)).map(
        (row) => row.status,
      ),
    )
  expect([...(await states(bookings))].sort()).toEqual([...BOOKING_STATUSES].sort())
  expect([...(await states(payments))].sort()).toEqual([...PAYMENT_STATUSES].sort())
  const reviews = await site.read.select().from(testimonials)
  expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(REVIEW_STATUSES))
  const readers = await site.read.select().from(newsletterSubscriptions)
  const kindOf = (reader: (typeof readers)[number]) =>
    reader.isActive ? 'active' : reader.unsubscribedAt ? 'ended' : 'unconfirmed'
  expect(new Set(readers.map(kindOf))).toEqual(new Set(['active', 'ended', 'unconfirmed']))
  expect(readers.some(({ name }) => name === null)).toBe(true)
})

test('seeding again on another day adds and changes nothing', async () => {
  await using site = await seededSite()
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'expired' }).where(eq(bookings.status, 'draft')),
    { actor: 'clock' },
  )
  const before = await site.read.select().from(bookings).orderBy(bookings.id)
  const again = await site.seed(TEST_NOW + 3 * 24 * 60 * 60 * 1000)
  expect(again.filter(([, count]) => count > 0)).toEqual([])
  expect(await site.read.select().from(bookings).orderBy(bookings.id)).toEqual(before)
})

test('prices match the catalogue, parties fit their vehicle, and payments have the price', async () => {
  await using site = await seededSite()
  const rows = await storedTrips(site.read)
  const known = rows.filter(({ tourId }) => tourId !== null)
  expect(known).toHaveLength(39)
  for (const { tourId, origin, vehicleClass, guests, priceBaht, reference, travelDate, createdAt } of known) {
    const tour = findTour(catalogue, tourId ?? '')
    if (!tour || !origin || !vehicleClass) expect.fail(reference)
    expect(priceBaht, reference).toBe(fareOf(tour.prices, origin, vehicleClass))
    expect(carries(capacityOf(tour), vehicleClass, guests), reference).toBe(true)
    expect(travelDate >= createdAt.toISOString().slice(0, 10), reference).toBe(true)
  }
  const paid = await site.read
    .select()
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
  for (const one of paid) expect(one.payments.amountSatang).toBe(satangFromBaht(one.bookings.priceBaht ?? 0))
})

test('the history of each booking follows the status table, in order', async () => {
  await using site = await seededSite()
  const steps = await site.read.select().from(events).orderBy(events.at)
  for (const booking of await site.read.select().from(bookings)) {
    const [created, ...rest] = steps.filter(({ bookingId }) => bookingId === booking.id)
    let status = created?.after?.status as BookingStatus
    for (const { event, actor, before, after } of rest) {
      expect(before?.status).toBe(status)
      expect(nextBookingStatus(status, event as BookingEvent)).toBe(after?.status)
      expect(bookingActors(event as BookingEvent)).toContain(actorKind(actor))
      status = after?.status as BookingStatus
    }
    expect(booking.status).toBe(status)
    expect(created?.at).toEqual(booking.createdAt)
    expect((rest.at(-1) ?? created)?.at).toEqual(booking.updatedAt)
    expect(booking.updatedAt.getTime()).toBeLessThanOrEqual(TEST_NOW)
  }
})

test('every guest has an invented phone number and email address', async () => {
  await using site = await seededSite()
  const people = (await site.read.select().from(bookings)).map(
    (row) => [row.customerEmail, row.customerPhone, row.reference] as const,
  )
  expect(people).toHaveLength(80)
  for (const [email, phone, reference] of people) {
    expect(isPhoneNumber(phone), phone).toBe(true)
    expect(phone).toMatch(
      /^(\+44 7700 900\d{3}|\+1 202 555 01\d\d|\+33 6 39 98 00 \d\d|\+49 30 23125 \d{3}|\+61 2 5550 0\d{3})$/,
    )
    expect(reference).toMatch(REFERENCE_PATTERN)
    expect(email).toMatch(/@example\.(com|org|net)$/)
  }
  const addresses = [
    ...(await site.read.select().from(mails)).map(({ toAddress }) => toAddress),
    ...(await site.read.select().from(newsletterSubscriptions)).map(({ email }) => email),
    ...(await site.read.select().from(testimonials)).map(({ customerEmail }) => customerEmail),
  ]
  expect(addresses.filter((address) => !isEmailAddress(address) || !address.includes('@example.'))).toEqual(
    [],
  )
})

test('the scheduled jobs send no emails for seeded rows and forget none', async () => {
  await using site = await seededSite()
  const before = await site.read.select().from(mails)
  expect(before.filter(({ status }) => status === 'undeliverable')).toHaveLength(2)
  await reconcilePayments(site.deps)
  await expireAbandoned(site.deps)
  await expireBookings(site.deps)
  await inviteReviews(site.deps)
  const forgotten = await forgetOldRequests(site.deps)
  expect(Object.entries(forgotten).filter(([, count]) => count > 0)).toEqual([])
  expect(await site.read.select().from(mails)).toHaveLength(before.length)
  expect(before.filter(({ status }) => status === 'queued')).toEqual([])
  const open = await site.read
    .select()
    .from(payments)
    .where(inArray(payments.status, ['open', 'creating']))
  expect(open).toHaveLength(3)
})

test('the link to a seeded booking opens it', async () => {
  await using site = await seededSite()
  const [first] = await storedTrips(site.read)
  const token = linkToken(TEST_SECRET, passIdOf(first?.id ?? ''))
  expect(await findBookingByLink(site.read, token, ['pass'], TEST_NOW)).toMatchObject({ id: first?.id })
})
