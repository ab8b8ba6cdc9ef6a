import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { findBooking, findVersion, updateBookingStatus } from '#bookings/bookings.store.ts'
import { cancelByGuest } from '#bookings/cancelling/cancel-booking.ts'
import { declineBooking } from '#bookings/cancelling/decline-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { extendHold } from '#bookings/holding/extend-hold.ts'
import { payments } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import {
  type PaymentSite,
  PROVIDERS,
  placedBooking,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { verificationOf } from './payment-verification.ts'
import { listPaymentsOfBooking } from './payments.store.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

const ADMIN = 'admin@example.com'

/** A card booking of an operator without vehicles, which its guest has paid at the checkout. */
async function authorisedAt(site: PaymentSite) {
  const { booking } = await placedBooking(site)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  await site.payAsGuest(started.sessionId)
  const settled = await settlePayment(site.deps, started.sessionId)
  return { booking, sessionId: started.sessionId, settled }
}

/** Runs the job as if the attempts had been begun long enough ago for it. */
async function reconcileLater(site: PaymentSite) {
  const createdAt = new Date(site.deps.now() - 2 * 60_000)
  await site.deps.db.read.update(payments).set({ createdAt })
  await reconcilePayments(site.deps)
}

const outcomeOf = async (site: PaymentSite, sessionId: string) =>
  (await site.deps.payments.findCheckout(sessionId))?.outcome

test.for(PROVIDERS)(
  'without a fleet a payment by %s charges and confirms nothing: it is a request, for a day',
  async (provider) => {
    await using site = await siteWithPayments(provider, [])
    const { booking, sessionId, settled } = await authorisedAt(site)
    expect(verificationOf(settled)).toMatchObject({
      ...{ state: 'authorised', paymentStatus: 'authorised' },
      bookingDetails: { amount: 5_500 },
    })
    expect(await outcomeOf(site, sessionId)).toBe('authorised')
    const stored = await findBooking(site.deps.db.read, booking.id)
    expect(stored?.waitsUntil?.getTime()).toBe(site.deps.now() + DAY_MS)
    await settlePayment(site.deps, sessionId)
    expect(await recordOf(site, booking.id)).toMatchObject({
      ...{ status: 'requested', payments: ['authorised'] },
      mails: ['guest-booking-received', 'operator-booking'],
    })
  },
)

test.for(PROVIDERS)(
  'the operator confirms, and what is authorised at %s is charged once',
  async (provider) => {
    await using site = await siteWithPayments(provider, [])
    const { booking, sessionId } = await authorisedAt(site)
    const confirmed = await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))
    expect(confirmed).toMatchObject({ ok: true, chargedBaht: 5_500, booking: { status: 'confirmed' } })
    expect(await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))).toMatchObject({
      ok: true,
    })
    await settlePayment(site.deps, sessionId)
    expect(await outcomeOf(site, sessionId)).toBe('paid')
    const record = await recordOf(site, booking.id)
    expect(record).toMatchObject({
      ...{ status: 'confirmed', payments: ['paid'] },
      mails: [
        'guest-booking-confirmed',
        'guest-booking-received',
        'operator-booking',
        'operator-booking-paid',
      ],
    })
    expect(record.steps).toContain('accept')
  },
)

test.for([
  [
    'the operator declines',
    (site: PaymentSite, bookingId: string) =>
      declineBooking(site.deps, { bookingId, admin: ADMIN, note: 'No car that day' }),
  ],
  [
    'the guest cancels',
    (site: PaymentSite, bookingId: string) => cancelByGuest(site.deps, { bookingId, seenSatang: 0 }),
  ],
  [
    'nobody answers in a day',
    async (site: PaymentSite) => {
      site.letTimePass(DAY_MS + 1)
      await expireBookings(site.deps)
      await reconcileLater(site)
    },
  ],
] as const)('when %s, the authorisation is released', async ([, end]) => {
  await using site = await siteWithPayments('stripe', [])
  const { booking, sessionId } = await authorisedAt(site)
  await end(site, booking.id)
  expect(await outcomeOf(site, sessionId)).toBe('failed')
  expect((await listPaymentsOfBooking(site.deps.db.read, booking.id))[0]?.status).toBe('cancelled')
  expect((await recordOf(site, booking.id)).mails).not.toContain('guest-payment-failed')
})

test('a bank that refuses to be charged leaves the request unconfirmed; the next press confirms without it', async () => {
  await using site = await siteWithStripe([])
  const { booking } = await authorisedAt(site)
  site.fake.controls.refusesCapture = true
  expect(await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))).toMatchObject({
    ok: false,
    problem: { code: 'authorisation-ended' },
  })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'requested', payments: ['cancelled'] })
  expect(await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))).toMatchObject({ ok: true })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['cancelled'] })
})

test('an admin whose page is not up to date any more charges nothing of what is authorised', async () => {
  await using site = await siteWithPayments('sandbox', [])
  const { booking, sessionId } = await authorisedAt(site)
  const version = await findVersion(site.deps.db.read, booking.id)
  const confirm = (seenVersion: number) => {
    const seen = { action: 'confirm', version: seenVersion } as const
    return confirmBooking(site.deps, { bookingId: booking.id, seen }, staff(ADMIN))
  }
  expect(await confirm(version - 1)).toMatchObject({ ok: false, problem: { code: 'moved-meanwhile' } })
  expect(await outcomeOf(site, sessionId)).toBe('authorised')
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'requested', payments: ['authorised'] })
  expect(await confirm(version)).toMatchObject({ ok: true, chargedBaht: 5_500 })
})

test('what is charged confirms the booking, also when something else happens to it at that moment', async () => {
  await using site = await siteWithPayments('sandbox', [])
  const { booking } = await authorisedAt(site)
  const { db, payments: provider } = site.deps
  const version = await findVersion(db.read, booking.id)
  const charging = {
    ...provider,
    async captureCheckout(sessionId: string) {
      expect(await extendHold(site.deps, { bookingId: booking.id, admin: ADMIN })).toMatchObject({ ok: true })
      return provider.captureCheckout(sessionId)
    },
  }
  const seen = { action: 'confirm', version } as const
  const deps = { ...site.deps, payments: charging }
  const confirmed = await confirmBooking(deps, { bookingId: booking.id, seen }, staff(ADMIN))
  expect(confirmed).toMatchObject({ ok: true, chargedBaht: 5_500 })
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})

test('an authorisation that the bank gave up is noticed, and nothing is charged', async () => {
  await using site = await siteWithStripe([])
  const { booking } = await authorisedAt(site)
  site.letTimePass(8 * DAY_MS)
  await reconcileLater(site)
  expect(await recordOf(site, booking.id)).toMatchObject({ payments: ['expired'] })
})

test('an answer of the provider that is lost while charging changes nothing, and what was charged confirms later', async () => {
  await using site = await siteWithStripe([])
  const { booking, sessionId } = await authorisedAt(site)
  // The calls before it are answered; the charge is made twice, as the SDK tries it again.
  site.fake.controls.faults = ['none', 'cut', 'cut']
  expect(await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))).toMatchObject({
    ...{ ok: false, reason: 'unavailable' },
  })
  expect(await outcomeOf(site, sessionId)).toBe('paid')
  await reconcileLater(site)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})

test('a guest who accepts another day is charged what they authorised, as a payment that was expected', async () => {
  await using site = await siteWithStripe([])
  const { booking } = await authorisedAt(site)
  const requested = await findBooking(site.deps.db.read, booking.id)
  if (!requested) throw new Error('no booking')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, requested, 'accept'), { actor: 'guest' })
  await reconcileLater(site)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed', payments: ['paid'] })
})
