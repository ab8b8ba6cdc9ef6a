import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { findBooking } from '#bookings/bookings.store.ts'
import { findTrip } from '#bookings/detailed-bookings.store.ts'
import { offerOfTour, type Submission } from '#bookings/placing/booking-offer.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { findTour } from '#catalogue/catalogue.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import type { Database } from '#platform/database/database.ts'
import { events, mails, sandboxCheckouts } from '#platform/database/schema/schema.ts'
import { insertVehicles } from './database/fleet-rows.ts'
import { startFakeStripe } from './fake-stripe/fake-stripe.ts'
import { TEST_NOW, type TestSite, testSite } from './site.ts'

/** The fields that an invented guest fills in on the booking form of a trip's page. */
export const GUEST_FORM = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  date: '2027-01-15',
  guests: '2',
  vehicleType: 'suv',
  hotelName: 'River Inn',
  message: 'A child seat, please.',
}

/** What a refused booking form shows again: a day beyond the weeks of its calendar stands in the field for a later day. */
export function keptForm({ laterDate, ...values }: Record<string, string>) {
  return { ...values, date: laterDate || values.date }
}

/** The booking form of an invented guest, with the pickup that the page fills in. */
export function filledForm(changes: Submission = {}): Submission {
  return { ...GUEST_FORM, pickupLocation: 'Bangkok', ...changes }
}

/** The offer on a trip's page. */
export function offerOf(tourId: string, origin: Origin = 'bangkok') {
  const tour = findTour(catalogue, tourId)
  if (!tour) throw new Error(`no trip ${tourId}`)
  return offerOfTour(tour, origin)
}

/** A stored booking: by default a card booking that is not paid yet. */
export async function placedBooking(
  site: TestSite,
  tourId = 'death-railway-historical-journey',
  changes: Submission = {},
) {
  const placed = await requestBooking(site.deps, {
    offer: offerOf(tourId),
    submission: filledForm({ requestId: crypto.randomUUID(), ...changes }),
  })
  if (!placed.ok) throw new Error(placed.problem.code)
  const { token } = placed
  const booking = await findTrip(site.deps.db.read, placed.booking.id)
  if (token === null || !booking) throw new Error('the same request was placed before')
  return { ...placed, booking, token }
}

/** More vehicles than a test needs: with a vehicle a payment confirms its booking at once. */
const LARGE_FLEET = Array.from({ length: 20 }, () => VEHICLE_CLASSES).flat()

/** Enters vehicles of these classes. */
export async function enterFleet(
  { deps }: Pick<TestSite, 'deps'>,
  fleet: readonly VehicleClass[] = LARGE_FLEET,
): Promise<void> {
  if (fleet.length > 0) await insertVehicles(deps.db.read, [...fleet])
}

/** The two providers, for tests that hold for both. */
export const PROVIDERS = ['sandbox', 'stripe'] as const

/**
 * A site with one of the two providers, and its guest's actions. The clocks of site and provider move together.
 * @param fleet its vehicles; more than a test needs when undefined
 */
export async function siteWithPayments(provider: (typeof PROVIDERS)[number], fleet?: VehicleClass[]) {
  return provider === 'stripe' ? siteWithStripe(fleet) : siteWithSandbox(fleet)
}

export type PaymentSite = Awaited<ReturnType<typeof siteWithPayments>>

/** A site with the fake Stripe on real sockets. No event is sent until `fake.controls.webhookUrl` is set. */
export async function siteWithStripe(fleet?: VehicleClass[]) {
  const fake = await startFakeStripe({ webhookSecret: 'whsec_test' })
  fake.controls.clockAheadMs = TEST_NOW - Date.now()
  const site = await testSite({
    env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test', STRIPE_API_URL: fake.url },
  })
  await enterFleet(site, fleet)
  const press = (sessionId: string, verb: 'pay' | 'decline') =>
    fetch(`${fake.url}/c/pay/${sessionId}/${verb}`, { method: 'POST', redirect: 'manual' })
  return {
    ...site,
    fake,
    press,
    async payAsGuest(sessionId: string) {
      return (await press(sessionId, 'pay')).status === 303
    },
    async listPayableSessions() {
      const nowMs = Date.now() + fake.controls.clockAheadMs
      const open = [...fake.sessions.values()].filter(
        ({ status, expires_at }) => status === 'open' && expires_at * 1_000 > nowMs,
      )
      return open.map(({ id, amount_total }) => ({ sessionId: id, amountSatang: amount_total }))
    },
    letTimePass(ms: number) {
      site.letTimePass(ms)
      fake.controls.clockAheadMs += ms
    },
    async [Symbol.asyncDispose]() {
      await fake.close()
      await site[Symbol.asyncDispose]()
    },
  }
}

async function siteWithSandbox(fleet?: VehicleClass[]) {
  const site = await testSite()
  await enterFleet(site, fleet)
  return {
    ...site,
    async payAsGuest(sessionId: string) {
      return (await site.deps.sandboxCheckouts?.act(sessionId, 'pay')) ?? false
    },
    async listPayableSessions() {
      const { sessionId, amountSatang, status, expiresAt } = sandboxCheckouts
      return site.deps.db.read
        .select({ sessionId, amountSatang })
        .from(sandboxCheckouts)
        .where(and(eq(status, 'open'), gt(expiresAt, new Date(site.deps.now()))))
    },
  }
}

/** A card booking whose guest has been sent to the checkout, and whose payment confirms it. */
export async function bookingAtCheckout(site: TestSite, changes: Submission = {}) {
  if ((await listActiveVehicles(site.deps.db.read)).length === 0) await enterFleet(site)
  const placed = await placedBooking(site, undefined, changes)
  const started = await startPayment(site.deps, { bookingId: placed.booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  return { ...placed, sessionId: started.sessionId }
}

/** A card booking that its guest has paid; of a site that asks for a deposit, the deposit. */
export async function paidBooking(site: TestSite) {
  const { sessionId, ...placed } = await bookingAtCheckout(site)
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  await settlePayment(site.deps, sessionId)
  return placed
}

/** Everything stored about a booking: its status, payments, history and emails, oldest first. */
export async function recordOf({ deps }: Pick<TestSite, 'deps'>, bookingId: string) {
  const db = deps.db.read
  const payments = await listPaymentsOfBooking(db, bookingId)
  const steps = await db
    .select({ event: events.event })
    .from(events)
    .where(eq(events.subjectId, bookingId))
    .orderBy(asc(events.at))
  const about = [bookingId, ...payments.map(({ id }) => id)]
  const queued = await db.select({ kind: mails.kind }).from(mails).where(inArray(mails.subjectId, about))
  return {
    status: (await findBooking(db, bookingId))?.status,
    payments: payments.map(({ status }) => status),
    steps: steps.map(({ event }) => event),
    mails: queued.map(({ kind }) => kind).sort(),
  }
}

/** A database whose first transactions wait until this many have begun, to force a race. */
export function racing(db: Database, expected: number): Database {
  const allHaveBegun = barrier(expected)
  return {
    ...db,
    transaction: (work, by) =>
      db.transaction(async (tx) => {
        await allHaveBegun()
        return work(tx)
      }, by),
  }
}

/** A barrier: holds callers until this many are waiting. */
export function barrier(expected: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === expected) all.resolve()
    return all.promise
  }
}
