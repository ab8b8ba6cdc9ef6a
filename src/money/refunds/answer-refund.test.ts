import { expect, test } from 'vitest'
import { findVersion, updateBookingPrice } from '#bookings/bookings.store.ts'
import { listEventsOf } from '#bookings/events.store.ts'
import { undoAct } from '#bookings/undo/undo-act.ts'
import { racing, siteWithStripe } from '#tests/factories.ts'
import { approve, paidBooking } from '#tests/refund-factories.ts'
import { findBalance } from '../cash/find-balance.ts'
import { answerRefund } from './answer-refund.ts'
import { recordReversals } from './record-reversals.ts'
import { sendRefunds } from './send-refunds.ts'
import { listUnansweredRefunds } from './unanswered-refunds.store.ts'

const ADMIN = 'office@example.com'

/** A booking of ฿5,500 that is paid, of which ฿1,000 was refunded in the provider's dashboard. */
async function refundedThere() {
  const site = await siteWithStripe()
  const { booking, sessionId, payment } = await paidBooking(site)
  site.fake.reverse(sessionId, { object: 'refund', status: 'succeeded', amount: 100_000 })
  await recordReversals(site.deps, payment.paymentIntentId ?? '')
  const { read } = site.deps.db
  const bookingId = booking.id
  return {
    ...site,
    ...{ booking, payment, bookingId },
    answer: (answer: 'goodwill' | 'owed') => answerRefund(site.deps, { bookingId, admin: ADMIN, answer }),
    due: async () => (await findBalance(read, { id: bookingId, priceBaht: 5_500 })).dueBaht,
    asked: async () =>
      (await listUnansweredRefunds(read)).map(({ reference, amountBaht }) => [reference, amountBaht]),
  }
}

test('a refund in the dashboard of the provider is not owed, and the desk asks what it was for until somebody answers', async () => {
  await using site = await refundedThere()
  const question = [[site.booking.reference, 1_000]]
  expect([await site.due(), await site.asked()]).toEqual([0, question])
  expect(await site.answer('goodwill')).toEqual({ ok: true })
  expect([await site.due(), await site.asked()]).toEqual([0, []])
  expect(await site.answer('goodwill')).toMatchObject({ ok: false, problem: { code: 'not-in-this-state' } })
  expect(await site.answer('owed')).toEqual({ ok: true })
  expect([await site.due(), await site.asked()]).toEqual([1_000, []])
  // The provider says the same again, which changes no answer.
  await recordReversals(site.deps, site.payment.paymentIntentId ?? '')
  expect([await site.due(), await site.asked()]).toEqual([1_000, []])
})

test('an answer is in the history, and can be taken back for ten seconds', async () => {
  await using site = await refundedThere()
  const before = (await listEventsOf(site.deps.db.read, [site.bookingId])).length
  await site.answer('owed')
  expect(await undoAct(site.deps, { bookingId: site.bookingId, admin: ADMIN })).toEqual({ ok: true })
  expect([await site.due(), (await site.asked()).length]).toEqual([0, 1])
  const events = (await listEventsOf(site.deps.db.read, [site.bookingId])).slice(before)
  expect(events.map(({ actor, subjectKind, after }) => ({ actor, subjectKind, after }))).toEqual([
    { actor: `staff:${ADMIN}`, subjectKind: 'refund', after: { answer: 'owed', amount_satang: 100_000 } },
    { actor: `staff:${ADMIN}`, subjectKind: 'refund', after: { answer: null, amount_satang: 100_000 } },
  ])
  await site.answer('owed')
  site.letTimePass(10_000)
  expect(await undoAct(site.deps, { bookingId: site.bookingId, admin: ADMIN })).toMatchObject({ ok: false })
})

test('of two admins who answer at the same moment the second is refused', async () => {
  await using site = await refundedThere()
  const { bookingId } = site
  const version = await findVersion(site.deps.db.read, bookingId)
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  const press = (answer: 'goodwill' | 'owed') =>
    answerRefund(deps, { bookingId, admin: ADMIN, answer, seen: { action: answer, version } })
  const pressed = await Promise.all([press('goodwill'), press('owed')])
  expect(pressed.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('nothing is asked about refunds of the site, those that failed, and those that change nothing', async () => {
  await using site = await siteWithStripe()
  const { read } = site.deps.db
  const ours = await paidBooking(site)
  await approve(site, ours.payment, 100_000, 'operator_cancelled')
  await sendRefunds(site.deps)
  const failed = await paidBooking(site)
  site.fake.reverse(failed.sessionId, { object: 'refund', status: 'failed', amount: 100_000 })
  await recordReversals(site.deps, failed.payment.paymentIntentId ?? '')
  const cheaper = await paidBooking(site)
  await site.deps.db.transaction((tx) => updateBookingPrice(tx, cheaper.booking.id, 4_500), {
    actor: `staff:${ADMIN}`,
  })
  site.fake.reverse(cheaper.sessionId, { object: 'refund', status: 'succeeded', amount: 100_000 })
  await recordReversals(site.deps, cheaper.payment.paymentIntentId ?? '')
  expect(await listUnansweredRefunds(read)).toEqual([])
})
