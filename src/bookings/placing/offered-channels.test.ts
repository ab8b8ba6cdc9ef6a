import { expect, test } from 'vitest'
import type { BookingChannel } from '#catalogue/tour.rules.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { filledForm, offerOf, placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { changeRules } from '../operator-rules/change-rules.ts'
import type { Submission } from './booking-offer.ts'
import { requestBooking } from './request-booking.ts'

const TRIP = 'death-railway-historical-journey'
const OFF = {
  email: { emailOffered: 'off' },
  whatsapp: { whatsappOffered: 'off' },
  card: { cardOffered: 'off' },
} as const

const turnOff = ({ deps }: TestSite, channel: BookingChannel) =>
  changeRules(deps, { input: OFF[channel], version: 0, admin: 'office@example.com' })

const book = ({ deps }: TestSite, channel: BookingChannel, changes: Submission = {}) =>
  requestBooking(deps, { offer: { ...offerOf(TRIP), channel }, submission: filledForm(changes) })

test.for(['email', 'whatsapp', 'card'] as const)(
  'nothing is booked by %s while that is not offered',
  async (channel) => {
    await using site = await testSite()
    await turnOff(site, channel)
    const problem = { code: 'channel-off', channel }
    expect(await book(site, channel)).toMatchObject({ ok: false, reason: 'channel-off', problem })
    expect(await site.deps.db.read.$count(bookings)).toBe(0)
  },
)

test('a guest who saw another channel is asked again before anything is sent', async () => {
  await using site = await testSite()
  expect(await book(site, 'email', { seenChannel: 'card' })).toMatchObject({
    ...{ ok: false, reason: 'not-possible', problem: { code: 'channel-changed', channel: 'email' } },
  })
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
  expect(await book(site, 'email', { seenChannel: 'email' })).toMatchObject({ ok: true })
})

test('a guest on the way to the checkout is told that cards are off; one who is there may pay', async () => {
  await using site = await testSite()
  const [draft, there] = [await placedBooking(site, TRIP), await placedBooking(site, TRIP)]
  expect(await startPayment(site.deps, { bookingId: there.booking.id })).toMatchObject({ ok: true })
  await turnOff(site, 'card')
  expect(await startPayment(site.deps, { bookingId: draft.booking.id })).toMatchObject({
    ...{ ok: false, reason: 'not-payable', problem: { code: 'channel-off', channel: 'card' } },
  })
  expect(await startPayment(site.deps, { bookingId: there.booking.id })).toMatchObject({ ok: true })
})
