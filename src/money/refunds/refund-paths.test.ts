import { expect, test } from 'vitest'
import { cancelByGuest, cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { declineBooking } from '#bookings/cancelling/decline-booking.ts'
import { findRefundNow } from '#bookings/cancelling/find-refund-now.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { findTour, pickupTimeOf } from '#catalogue/catalogue.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { refunds } from '#platform/database/schema/schema.ts'
import { bangkokInstant } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, filledForm, offerOf, siteWithStripe } from '#tests/factories.ts'
import { approve, paidBooking } from '#tests/refund-factories.ts'
import { setRules } from '#tests/rule-factories.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { listMovements } from '../month/movements.store.ts'
import { findAttentionCount } from '../payments/attention.store.ts'
import { totalsOf } from '../payments/movement.rules.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { decideRefund } from './decide-refund.ts'
import { payBack } from './pay-back.ts'
import { reconcileReversals } from './record-reversals.ts'
import { sendRefunds } from './send-refunds.ts'

type Site = Awaited<ReturnType<typeof siteWithStripe>>

const admin = 'office@example.com'
const YEAR_MS = 365 * 24 * HOUR_MS
const TRIP = findTour(catalogue, 'death-railway-historical-journey') ?? expect.fail()
const PICKUP_MS = bangkokInstant('2027-01-15', pickupTimeOf(TRIP, 'bangkok')).getTime()

/** What is left of the money of all payments: at the provider, and in our record; in baht. */
async function whatIsLeft({ deps, fake }: Site) {
  const paid = [...fake.sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
  const gone = fake.reversals.filter(({ object, status }) =>
    object === 'refund' ? status !== 'failed' : status === 'lost',
  )
  const satang =
    paid.reduce((sum, { amount_total }) => sum + (amount_total ?? 0), 0) -
    gone.reduce((sum, { amount }) => sum + amount, 0)
  const span = { from: new Date(deps.now() - YEAR_MS), until: new Date(deps.now() + YEAR_MS) }
  return { provider: satang / 100, ours: totalsOf(await listMovements(deps.db.read, span)).totalBaht }
}

/** The guest cancels this number of hours before the pickup, for what the page shows then. */
async function guestCancels(site: Site, hoursBefore: number) {
  const { booking } = await paidBooking(site)
  site.letTimePass(PICKUP_MS - hoursBefore * HOUR_MS - site.deps.now())
  const now = await findRefundNow(site.deps, booking.id)
  const seenSatang = now?.ok ? now.refundSatang : 0
  expect(await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang })).toMatchObject({ ok: true })
}

/** The operator cancels a paid booking, and keeps everything or a part of it. */
async function operatorCancels(site: Site, refundBaht?: number) {
  const { booking, payment } = await paidBooking(site)
  const sum = refundBaht === undefined ? {} : { refundBaht }
  await cancelByStaff(site.deps, { bookingId: booking.id, admin, ...sum })
  return { bookingId: booking.id, payment }
}

/** A guest has paid, and nobody has told the site yet, when the operator declines or the guest cancels. */
async function paidWhile(site: Site, act: 'declined' | 'cancelled') {
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.markPaid(sessionId)
  if (act === 'declined') await declineBooking(site.deps, { bookingId: booking.id, admin, note: 'Full.' })
  else await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })
}

/** The money comes when the hold has ended and another guest has the only vehicle. */
async function paidTooLate(site: Site) {
  const { sessionId } = await bookingAtCheckout(site)
  site.fake.markPaid(sessionId)
  site.letTimePass(HOUR_MS)
  await expireBookings(site.deps)
  const other = {
    offer: offerOf('erawan-death-railway'),
    submission: filledForm({ email: 'bob@example.com' }),
  }
  expect(await requestBooking(site.deps, other)).toMatchObject({ ok: true })
  await settlePayment(site.deps, sessionId)
}

/** Both of two checkouts of one booking are paid. */
async function paidTwice(site: Site) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.letTimePass(HOUR_MS)
  const again = await startPayment(site.deps, { bookingId: booking.id })
  if (!again.ok) throw new Error(again.problem.code)
  for (const id of [again.sessionId, sessionId]) {
    site.fake.markPaid(id)
    await settlePayment(site.deps, id)
  }
}

/** There is a dispute with this end, or a refund that was made in the provider's dashboard, and no webhook comes. */
async function reversedAtProvider(site: Site, reversal: Parameters<Site['fake']['reverse']>[1]) {
  const { sessionId } = await paidBooking(site)
  site.fake.reverse(sessionId, reversal)
}

/** A guest who paid by PromptPay cancels: the provider first asks for a bank account. */
async function promptPayCancelled(site: Site, answer: 'requires_action' | 'succeeded' | 'canceled') {
  await setRules(site, { promptPayOffered: 'on' })
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.markPaid(sessionId, 'promptpay')
  await settlePayment(site.deps, sessionId)
  site.fake.controls.refundStatus = 'requires_action'
  await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 550_000 })
  await sendRefunds(site.deps)
  for (const reversal of site.fake.reversals) reversal.status = answer
}

/** A refund of ฿2,000 that the bank returns. */
async function failingRefund(site: Site) {
  const { payment } = await paidBooking(site)
  site.fake.controls.refundStatus = 'failed'
  await approve(site, payment, 200_000)
  await sendRefunds(site.deps)
  site.fake.controls.refundStatus = 'succeeded'
}

/** An admin decides about the only refund that waits. */
async function decide({ deps }: Site, decision: 'approve' | 'retry' | 'dismiss') {
  const [refund, ...others] = await deps.db.read.select().from(refunds)
  expect(others).toEqual([])
  expect(await decideRefund(deps, { refundId: refund?.id ?? '', decision, admin })).toEqual({ ok: true })
}

/**
 * Of ฿5,500 for each payment: what is left in the end, and how much waits for a person. Money that does not match its
 * booking waits as a payment and as a refund.
 */
test.for<[string, (site: Site) => Promise<unknown>, { left: number; needsYou: number }]>([
  ['the guest cancels early', (site) => guestCancels(site, 48), { left: 0, needsYou: 0 }],
  ['the guest cancels when a part goes back', (site) => guestCancels(site, 18), { left: 2_750, needsYou: 0 }],
  ['the guest cancels late', (site) => guestCancels(site, 6), { left: 5_500, needsYou: 0 }],
  ['the operator cancels', (site) => operatorCancels(site), { left: 0, needsYou: 0 }],
  [
    'the operator cancels and keeps a part',
    (site) => operatorCancels(site, 1_000),
    { left: 4_500, needsYou: 0 },
  ],
  [
    'the operator pays a part back later',
    async (site) => payBack(site.deps, { ...(await operatorCancels(site, 1_000)), admin, amountBaht: 500 }),
    { left: 4_000, needsYou: 0 },
  ],
  [
    'it is paid while the guest cancels',
    (site) => paidWhile(site, 'cancelled'),
    { left: 5_500, needsYou: 1 },
  ],
  ['it is paid while it is declined', (site) => paidWhile(site, 'declined'), { left: 5_500, needsYou: 1 }],
  [
    'and the admin gives it back',
    async (site) => {
      await paidWhile(site, 'declined')
      await decide(site, 'approve')
    },
    { left: 0, needsYou: 0 },
  ],
  ['it is paid too late', paidTooLate, { left: 5_500, needsYou: 1 }],
  [
    'and the admin gives it back',
    async (site) => {
      await paidTooLate(site)
      await decide(site, 'approve')
    },
    { left: 0, needsYou: 0 },
  ],
  ['it is paid twice', paidTwice, { left: 11_000, needsYou: 1 }],
  [
    'and the admin gives one payment back',
    async (site) => {
      await paidTwice(site)
      await decide(site, 'approve')
    },
    { left: 5_500, needsYou: 0 },
  ],
  [
    'a dispute is open',
    (site) => reversedAtProvider(site, { object: 'dispute', status: 'needs_response' }),
    { left: 5_500, needsYou: 1 },
  ],
  [
    'a dispute is lost',
    (site) => reversedAtProvider(site, { object: 'dispute', status: 'lost' }),
    { left: 0, needsYou: 0 },
  ],
  [
    'a dispute is won',
    (site) => reversedAtProvider(site, { object: 'dispute', status: 'won' }),
    { left: 5_500, needsYou: 0 },
  ],
  [
    'a part is refunded in the provider’s dashboard',
    (site) => reversedAtProvider(site, { object: 'refund', status: 'succeeded', amount: 200_000 }),
    { left: 3_500, needsYou: 0 },
  ],
  ['a refund fails', failingRefund, { left: 5_500, needsYou: 1 }],
  [
    'and is tried again',
    async (site) => {
      await failingRefund(site)
      await decide(site, 'retry')
    },
    { left: 3_500, needsYou: 0 },
  ],
  [
    'a PromptPay refund waits for the guest’s bank account',
    (site) => promptPayCancelled(site, 'requires_action'),
    { left: 0, needsYou: 0 },
  ],
  ['a PromptPay refund arrives', (site) => promptPayCancelled(site, 'succeeded'), { left: 0, needsYou: 0 }],
])('our record and the provider have the same money when %s', async ([, happens, { left, needsYou }]) => {
  await using site = await siteWithStripe(['suv'])
  await happens(site)
  await sendRefunds(site.deps)
  // In case no webhook came.
  await reconcileReversals(site.deps)
  expect(await whatIsLeft(site)).toEqual({ provider: left, ours: left })
  expect(await findAttentionCount(site.deps.db.read)).toBe(needsYou)
})
