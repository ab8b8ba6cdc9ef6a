import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { placedBooking } from '../../factories.ts'
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts'

const EMAIL_TRIP = 'erawan-death-railway'
const CARD_TRIP = 'death-railway-historical-journey'

/** A booking of this trip that the operator has confirmed; a card trip after its guest has authorised the payment. */
async function confirmed(site: BuiltSite, tourId: string, changes = {}) {
  const { booking, token } = await placedBooking(site, tourId)
  if (Object.keys(changes).length > 0)
    await site.deps.db.transaction(
      (tx) => tx.update(bookings).set(changes).where(eq(bookings.id, booking.id)),
      { actor: 'command' },
    )
  if (tourId === CARD_TRIP) {
    const started = await startPayment(site.deps, { bookingId: booking.id })
    if (!started.ok) throw new Error(started.problem.code)
    await site.deps.sandboxCheckouts?.act(started.sessionId, 'pay')
    await settlePayment(site.deps, started.sessionId)
  }
  const answer = await confirmBooking(site.deps, { bookingId: booking.id }, staff('office@example.com'))
  if (!answer.ok) throw new Error(answer.problem.code)
  return { booking: answer.booking, token }
}

test.for([
  ['a request without a deposit', EMAIL_TRIP, {}, 5_800],
  ['a card that was charged', CARD_TRIP, {}, 0],
  ['a card that was charged for the deposit', CARD_TRIP, { depositPercent: 30 }, 3_800],
] as const)('%s: pass and driver have the same sum', async ([, tourId, changes, dueBaht]) => {
  await using site = await builtSite()
  const { booking, token } = await confirmed(site, tourId, changes)
  expect((await findBalance(site.deps.db.read, booking)).dueBaht).toBe(dueBaht)
  const { text } = await site.get(`/booking/${token}`)
  const forDriver = `฿${dueBaht.toLocaleString('en')} for the driver`
  if (dueBaht > 0) expect(text).toContain(forDriver)
  else expect(text).not.toContain('for the driver')
})

test('the email that confirms a request says the price and that the driver collects it', async () => {
  await using site = await builtSite()
  await confirmed(site, EMAIL_TRIP)
  await site.sendMails()
  const mail = (await site.mailbox()).find(({ subject }) => subject.startsWith('Confirmed'))
  expect(mail?.text).toContain('How you pay ฿5,800:')
  expect(mail?.text).toContain(
    'In cash to your driver. On the day. Bring ฿6,400: ฿5,800 for your driver and ฿600 for tickets.',
  )
})

test('after a dearer vehicle was agreed for a paid trip, the difference can be paid online or to the driver', async () => {
  await using site = await builtSite()
  const { booking, token } = await confirmed(site, CARD_TRIP)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ priceBaht: 6_500 }).where(eq(bookings.id, booking.id)),
    { actor: 'command' },
  )
  const { text } = await site.get(`/booking/${token}`)
  expect(text).toContain('Pay ฿1,000 by card')
  expect(text).toContain('In cash to your driver')
})
