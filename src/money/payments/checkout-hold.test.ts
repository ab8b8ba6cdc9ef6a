import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { allocations, bookings, payments } from '#platform/database/schema/schema.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import {
  bookingAtCheckout,
  filledForm,
  offerOf,
  placedBooking,
  recordOf,
  siteWithPayments,
} from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { cancelPayment } from '../checkouts/cancel-payment.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** As long as a checkout holds its vehicle. */
const HOLD_MS = 45 * MINUTE_MS
/** At ten in the morning of 20 November; a card books the next day until six in the evening. */
const UNTIL_SIX_MS = 8 * 60 * MINUTE_MS

type Site = Awaited<ReturnType<typeof siteWithOneVehicle>>

/** One SUV, which all invented guests want for 15 January. */
async function siteWithOneVehicle() {
  const site = await siteWithPayments('sandbox', ['suv'])
  return site
}

async function held({ deps }: Site) {
  const rows = await deps.db.read.select().from(allocations)
  return rows.filter(({ status }) => status !== 'released')
}

async function statusOf({ deps }: Site, id: string) {
  const [booking] = await deps.db.read.select().from(bookings).where(eq(bookings.id, id))
  return booking?.status
}

/** Another guest asks for the same day by mail. */
const rival = ({ deps }: Site) =>
  requestBooking(deps, {
    offer: offerOf('erawan-death-railway'),
    submission: filledForm({ email: 'bob@example.com' }),
  })

test('a checkout holds a vehicle ten minutes longer than it can be paid, and payment makes it firm', async () => {
  await using site = await siteWithOneVehicle()
  const { booking, sessionId } = await bookingAtCheckout(site)
  expect(await held(site)).toMatchObject([
    { bookingId: booking.id, status: 'held', expiresAt: new Date(site.deps.now() + HOLD_MS) },
  ])
  const [payment] = await site.deps.db.read.select().from(payments)
  expect(payment?.expiresAt).toEqual(new Date(site.deps.now() + HOLD_MS - 10 * MINUTE_MS))
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  expect(await held(site)).toMatchObject([{ bookingId: booking.id, status: 'firm', expiresAt: null }])
})

test('four tabs that press pay at once hold one vehicle', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await placedBooking(site)
  await Promise.all(Array.from({ length: 4 }, () => startPayment(site.deps, { bookingId: booking.id })))
  expect(await held(site)).toHaveLength(1)
})

test('who leaves the checkout gives the vehicle back, and gets it again while it is free', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await bookingAtCheckout(site)
  await cancelPayment(site.deps, booking.id)
  expect(await held(site)).toEqual([])
  expect(await startPayment(site.deps, { bookingId: booking.id })).toMatchObject({ ok: true })
  expect(await held(site)).toHaveLength(1)
})

test('a draft whose vehicle went to somebody else cannot go to the checkout, and nothing is charged', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await placedBooking(site)
  expect(await rival(site)).toMatchObject({ ok: true })
  const refused = await startPayment(site.deps, { bookingId: booking.id })
  expect(inWords(refused)).toMatchObject({ ok: false, message: expect.stringContaining('has just gone') })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'draft', payments: [] })
})

test('a checkout that nobody paid expires, and the vehicle is free', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await bookingAtCheckout(site)
  site.letTimePass(HOLD_MS)
  await expireBookings(site.deps)
  expect(await statusOf(site, booking.id)).toBe('expired')
  expect(await held(site)).toEqual([])
})

test.for([
  ['before the hold ended', 0],
  ['after it, while nobody else came', HOLD_MS],
] as const)('money that arrives %s confirms the booking', async ([, late]) => {
  await using site = await siteWithOneVehicle()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  site.letTimePass(late)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await statusOf(site, booking.id)).toBe('confirmed')
  expect(await held(site)).toMatchObject([{ bookingId: booking.id, status: 'firm' }])
})

test('a late payment takes a vehicle that is free', async () => {
  await using site = await siteWithOneVehicle()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  site.letTimePass(HOLD_MS)
  await expireBookings(site.deps)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'paid' })
  expect(await held(site)).toMatchObject([{ bookingId: booking.id, status: 'firm' }])
})

test('a late payment for which no vehicle is left needs attention, and the other guest keeps the vehicle', async () => {
  await using site = await siteWithOneVehicle()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  site.letTimePass(HOLD_MS)
  const other = await rival(site)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({
    ...{ state: 'needs_attention' },
    payment: { attentionReason: { code: 'no-vehicle' } },
  })
  expect(await statusOf(site, booking.id)).toBe('expired')
  expect(await held(site)).toMatchObject([{ bookingId: other.ok && other.booking.id }])
  expect((await recordOf(site, booking.id)).mails).toEqual(['operator-payment-attention'])
})

test('after six on the evening before a payment is only authorised, and becomes a request that holds the vehicle', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await placedBooking(site, undefined, { date: '2026-11-21' })
  site.letTimePass(UNTIL_SIX_MS + 1)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  expect(await held(site)).toMatchObject([{ bookingId: booking.id, status: 'held' }])
  await site.payAsGuest(started.sessionId)
  expect(await settlePayment(site.deps, started.sessionId)).toMatchObject({ state: 'authorised' })
  expect(await recordOf(site, booking.id)).toMatchObject({
    ...{ status: 'requested', payments: ['authorised'] },
    mails: ['guest-booking-received', 'operator-booking'],
  })
  expect(await held(site)).toMatchObject([{ bookingId: booking.id, status: 'held' }])
})

test('until six on that evening a payment confirms at once', async () => {
  await using site = await siteWithOneVehicle()
  const { booking } = await placedBooking(site, undefined, { date: '2026-11-21' })
  site.letTimePass(UNTIL_SIX_MS)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  await site.payAsGuest(started.sessionId)
  expect(await settlePayment(site.deps, started.sessionId)).toMatchObject({ state: 'paid' })
})
