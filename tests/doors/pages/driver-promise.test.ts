import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookingAtCheckout } from '../../factories.ts'
import { builtSite } from '../fixtures/built-site.ts'

const OFFICE = 'staff:office@example.com'
const EVENING = /by 18:00 the evening before|by Thu 14 Jan,\s18:00/
const SOON = /as soon as a driver is assigned|soon after/

/** By card for 15 January at 06:30; from 18:00 the evening before, the office confirms what the card was authorised for. */
test.each([
  ['2027-01-14T17:59:00', EVENING, SOON],
  ['2027-01-14T18:00:00', SOON, EVENING],
  ['2027-01-14T23:59:00', SOON, EVENING],
  ['2027-01-15T02:00:00', SOON, EVENING],
])('booked at %s, pass, success page and emails promise the driver alike', async (at, promised, other) => {
  await using site = await builtSite()
  site.letTimePass(Date.parse(`${at}+07:00`) - site.deps.now())
  const { booking, token, sessionId } = await bookingAtCheckout(site)
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  const settled = await settlePayment(site.deps, sessionId)
  const asked = (await site.get(`/booking/${token}`)).text
  if (settled.state === 'authorised') expect(asked).not.toMatch(other)
  if (settled.state === 'authorised')
    expect(await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)).toMatchObject({ ok: true })
  await settlePayment(site.deps, sessionId)
  await site.sendMails()
  const pass = (await site.get(`/booking/${token}`)).text
  const success = (await site.get(`/booking-success?session_id=${sessionId}`)).text
  const mails = (await site.mailbox()).map(({ text }) => text).filter((text) => text.includes('number plate'))
  expect(mails.length).toBeGreaterThan(0)
  for (const words of [pass, success, ...mails]) {
    expect(words).toMatch(promised)
    expect(words).not.toMatch(other)
  }
})
