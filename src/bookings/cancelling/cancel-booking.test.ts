import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { insertAllocation } from '#fleet/allocation/allocations.store.ts'
import { insertPayment } from '#money/payments/payments.store.ts'
import { reconcilePayments } from '#money/payments/reconcile-payments.ts'
import { sendRefunds } from '#money/refunds/send-refunds.ts'
import { allocations, bookings, legs, refunds } from '#platform/database/schema/schema.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { bangkokInstant } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import {
  bookingAtCheckout,
  placedBooking,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { proveAddress } from '#tests/guest-link.ts'
import { paidBooking, refundsOf, requestedCustomTrip, requestedTransfer } from '#tests/refund-factories.ts'
import { findBooking } from '../bookings.store.ts'
import { listEventsOf } from '../events.store.ts'
import { cancelByGuest, cancelByStaff, cancelForGuest } from './cancel-booking.ts'
import { findRefundNow } from './find-refund-now.ts'

type Site = Awaited<ReturnType<typeof siteWithPayments>>

const BY_STAFF = { actor: 'staff:office@example.com' } as const
const TRIP = findTour(catalogue, 'death-railway-historical-journey') ?? expect.fail()
const PICKUP_MS = bangkokInstant('2027-01-15', pickupTimeOf(TRIP, 'bangkok')).getTime()
const admin = 'admin@example.com'

/** Moves the clock to this number of hours before the pickup. */
function untilHoursBefore(site: Site, hours: number) {
  site.letTimePass(PICKUP_MS - hours * HOUR_MS - site.deps.now())
}

/** A vehicle for a booking, as an operator gives it. */
async function allocate({ deps }: Site, bookingId: string) {
  const db = deps.db.read
  const [vehicleId] = await insertVehicles(db, ['suv'])
  const span = { busyFrom: new Date(PICKUP_MS - HOUR_MS), busyUntil: new Date(PICKUP_MS + 12 * HOUR_MS) }
  const [known] = await db.select().from(legs).where(eq(legs.bookingId, bookingId))
  const leg = { bookingId, position: 1, startsAt: new Date(PICKUP_MS), pickup: '', dropoff: '' }
  const [driven] = known ? [known] : await db.insert(legs).values(leg).returning()
  await deps.db.transaction(
    (tx) => insertAllocation(tx, { bookingId, legId: driven?.id, vehicleId, status: 'firm', ...span }),
    BY_STAFF,
  )
}

const allocationStates = async ({ deps }: Site) =>
  (await deps.db.read.select({ status: allocations.status }).from(allocations)).map(({ status }) => status)

test('a guest cancels in time: the vehicle is free, all money goes back, and both are told once', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  await allocate(site, booking.id)
  untilHoursBefore(site, 24)
  expect(await findRefundNow(site.deps, booking.id)).toMatchObject({ ok: true, refundSatang: 550_000 })
  const press = () => cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 550_000 })
  expect(await press()).toMatchObject({ ok: true, refundSatang: 550_000, booking: { status: 'cancelled' } })
  expect(await press()).toMatchObject({ ok: false, problem: { code: 'not-cancellable' } })
  expect(await allocationStates(site)).toEqual(['released'])
  await sendRefunds(site.deps)
  expect(await site.deps.db.read.select().from(refunds)).toMatchObject([
    { status: 'succeeded', amountSatang: 550_000, reason: 'policy' },
  ])
  expect((await recordOf(site, booking.id)).mails).toEqual([
    'guest-booking-cancelled',
    'guest-booking-confirmed',
    'operator-booking-cancelled',
    'operator-booking-paid',
  ])
  await site.sendMails()
  const cancelled = (await site.mailbox()).find(({ subject }) => subject.startsWith('Cancelled:'))
  expect(cancelled?.text).toContain('We’re refunding the full ฿5,500 the way you paid.')
  expect(cancelled?.text).toContain('It’s on its way.')
})

test('when a clause ends between the page and the press, nothing happens and the new sum is named', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  untilHoursBefore(site, 24)
  site.letTimePass(1)
  const press = (seenSatang: number) => cancelByGuest(site.deps, { bookingId: booking.id, seenSatang })
  expect(await press(550_000)).toMatchObject({
    ok: false,
    problem: { code: 'refund-changed', refundBaht: 2_750 },
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
  expect(await refundsOf(site)).toEqual([])
  expect(await press(275_000)).toMatchObject({ ok: true })
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 275_000 }])
})

test('late, nothing goes back; from the pickup on, nothing can be cancelled', async () => {
  await using site = await siteWithPayments('sandbox')
  const [late, gone] = [await paidBooking(site), await paidBooking(site)]
  untilHoursBefore(site, 1)
  expect(await cancelByGuest(site.deps, { bookingId: late.booking.id, seenSatang: 0 })).toMatchObject({
    ok: true,
  })
  expect(await refundsOf(site)).toEqual([])
  untilHoursBefore(site, 0)
  expect(await cancelByGuest(site.deps, { bookingId: gone.booking.id, seenSatang: 0 })).toMatchObject({
    ok: false,
    problem: { code: 'trip-departed' },
  })
})

test('of a paid booking without a known price, a person decides what goes back', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ priceBaht: null }).where(eq(bookings.id, booking.id)),
    BY_STAFF,
  )
  const cancelled = await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })
  expect(cancelled).toMatchObject({ ok: true, isDecidedByPerson: true })
  expect(await refundsOf(site)).toEqual([{ status: 'suggested', amountSatang: 550_000 }])
  await site.sendMails()
  const texts = (await site.mailbox()).map(({ text }) => text).join('\n')
  expect(texts).toContain('email you about it')
  expect(texts).toContain('Please decide the refund in the dashboard')
})

test.for([
  ['a transfer', requestedTransfer],
  ['a custom trip without days', requestedCustomTrip],
] as const)('%s can be cancelled by its guest', async ([, request]) => {
  await using site = await siteWithPayments('sandbox')
  const bookingId = await request(site)
  await proveAddress(site, (await findBooking(site.deps.db.read, bookingId)) ?? expect.fail())
  expect(await cancelByGuest(site.deps, { bookingId, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await findBooking(site.deps.db.read, bookingId)).toMatchObject({ status: 'cancelled' })
  await site.sendMails()
  expect((await site.mailbox()).filter(({ subject }) => subject.startsWith('Cancelled'))).toHaveLength(2)
})

test('the open checkout of a cancelled booking is closed at the provider', async () => {
  await using site = await siteWithPayments('stripe')
  const { booking, sessionId } = await bookingAtCheckout(site)
  expect(await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await site.payAsGuest(sessionId)).toBe(false)
  expect((await recordOf(site, booking.id)).payments).toEqual(['cancelled'])
  // Nobody has paid, and no email was sent whose link could have been opened.
  expect((await recordOf(site, booking.id)).mails).toEqual([])
})

test('while the provider does not answer a booking is cancelled all the same, and its checkout closed later', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  const expireCheckout = () => Promise.reject(new Unavailable('no answer'))
  const payments = { ...site.deps.payments, expireCheckout }
  const cancelled = await cancelByGuest({ ...site.deps, payments }, { bookingId: booking.id, seenSatang: 0 })
  expect(cancelled).toMatchObject({ ok: true })
  site.letTimePass(2 * 60_000)
  await reconcilePayments({ ...site.deps, now: () => Date.now() + 60 * HOUR_MS })
  expect(await site.payAsGuest(sessionId)).toBe(false)
})

test('when the operator cancels, everything goes back, also late, and the guest reads why', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  untilHoursBefore(site, -1)
  const cancelled = await cancelByStaff(site.deps, {
    bookingId: booking.id,
    admin,
    note: 'The van broke down.',
  })
  expect(cancelled).toMatchObject({ ok: true, refundSatang: 550_000 })
  expect(await site.deps.db.read.select().from(refunds)).toMatchObject([
    { status: 'approved', amountSatang: 550_000, reason: 'operator_cancelled' },
  ])
  await site.sendMails()
  const mail = (await site.mailbox()).find(({ subject }) => subject.startsWith('Cancelled:'))
  expect(mail?.text).toContain('we’ve had to cancel your booking')
  expect(mail?.text).toContain('The van broke down.')
})

test('the operator can enter another sum, up to what was received', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  const press = (refundBaht: number) => cancelByStaff(site.deps, { bookingId: booking.id, admin, refundBaht })
  for (const wrong of [5_501, -1, Number.NaN])
    expect(await press(wrong)).toMatchObject({
      ok: false,
      problem: { code: 'refund-too-large', mostBaht: 5_500 },
    })
  expect(await press(1_000)).toMatchObject({ ok: true })
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 100_000 }])
})

test('what goes back comes out of the newest payment first', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, payment } = await paidBooking(site)
  await site.deps.db.transaction(
    (tx) =>
      insertPayment(tx, {
        ...{
          bookingId: booking.id,
          provider: 'sandbox',
          status: 'paid',
          amountSatang: 100_000,
          currency: 'thb',
        },
        ...{ idempotencyKey: crypto.randomUUID(), expiresAt: new Date(site.deps.now()) },
      }),
    BY_STAFF,
  )
  await cancelByStaff(site.deps, { bookingId: booking.id, admin, refundBaht: 1_500 })
  const given = await site.deps.db.read.select().from(refunds)
  const byPayment = given.map(({ paymentId, amountSatang }) => [paymentId === payment.id, amountSatang])
  expect(byPayment.toSorted()).toEqual([
    [false, 100_000],
    [true, 50_000],
  ])
})

test('a booking that nobody knows cannot be cancelled, and a draft ends without emails', async () => {
  await using site = await siteWithPayments('sandbox')
  const unknown = { bookingId: crypto.randomUUID(), seenSatang: 0 }
  expect(await cancelByGuest(site.deps, unknown)).toMatchObject({ ok: false, reason: 'not-found' })
  const { booking } = await placedBooking(site)
  expect(await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })).toMatchObject({ ok: true })
  expect((await recordOf(site, booking.id)).mails).toEqual([])
})

test('staff cancels for a guest who called: the terms count, the guest alone is told, and staff is named', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  untilHoursBefore(site, 13)
  const press = (seenSatang: number) =>
    cancelForGuest(site.deps, { bookingId: booking.id, seenSatang, admin })
  expect(await press(550_000)).toMatchObject({ problem: { code: 'refund-changed', refundBaht: 2_750 } })
  expect(await press(275_000)).toMatchObject({ ok: true, refundSatang: 275_000 })
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 275_000 }])
  const { mails } = await recordOf(site, booking.id)
  expect(mails.filter((kind) => kind.includes('cancelled') || kind.includes('called-off'))).toEqual([
    'guest-booking-cancelled',
  ])
  const events = await listEventsOf(site.deps.db.read, [booking.id])
  expect(events.find(({ event }) => event === 'cancel')).toMatchObject({ actor: `staff:${admin}` })
})
