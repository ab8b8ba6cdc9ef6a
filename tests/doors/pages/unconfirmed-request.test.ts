import { expect, test } from 'vitest'
import { freeUntilConfirmed, unconfirmedSentence } from '#bookings/confirming/unconfirmed.words.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { placedBooking } from '../../factories.ts'
import { type BuiltSite, builtSite } from '../fixtures/built-site.ts'

const EMAIL_TRIP = 'erawan-death-railway'
const CARD_TRIP = 'death-railway-historical-journey'
const COSTS = /Cancelling costs|no longer free|You can cancel free of charge|Still to pay|Refund now/

/** Ten hours before the pickup at 06:00 a confirmed booking costs its whole price. */
async function siteOnTheEvening() {
  const site = await builtSite()
  site.letTimePass(Date.parse('2027-01-14T20:00:00+07:00') - site.deps.now())
  return site
}

/** The pass of a request, the page that cancels it, and the email that says it has arrived. */
async function readAll(site: BuiltSite, token: string) {
  await site.sendMails()
  const mail = (await site.mailbox()).find(({ subject }) => subject.startsWith('Request received'))
  return {
    mail: mail?.text.replace(/\s+/g, ' ') ?? '',
    pass: (await site.get(`/booking/${token}`)).text,
    cancel: (await site.get(`/booking/${token}/cancel`)).text,
  }
}

test('pages before the request, terms and questions say that cancelling is free until we confirm', async () => {
  await using site = await siteOnTheEvening()
  const { text: terms } = await site.get('/terms')
  const { text: home } = await site.get('/')
  for (const words of [terms, home]) expect(words).toContain(unconfirmedSentence)
  const pages = [
    `/tours/bangkok/${EMAIL_TRIP}?origin=bangkok&date=2027-01-15`,
    `/tours/bangkok/${CARD_TRIP}?origin=bangkok&date=2027-01-15`,
    '/taxi-service',
  ]
  for (const path of pages) {
    const { text } = await site.get(path)
    expect(text).toContain(freeUntilConfirmed)
    expect(text).not.toMatch(COSTS)
  }
})

test('the email, the pass and its cancel page of a request by email say so alike', async () => {
  await using site = await siteOnTheEvening()
  const { token } = await placedBooking(site, EMAIL_TRIP)
  const { mail, pass, cancel } = await readAll(site, token)
  for (const words of [mail, pass, cancel]) {
    expect(words).toContain(freeUntilConfirmed)
    expect(words).not.toMatch(COSTS)
  }
  for (const words of [pass, cancel]) expect(words).toContain(unconfirmedSentence)
})

test('so do those of a request whose card is only authorised, and the page before its payment', async () => {
  await using site = await siteOnTheEvening()
  const { booking, token } = await placedBooking(site, CARD_TRIP)
  const summary = await site.get(`/booking-summary?booking=${token}`)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  if (!started.ok) throw new Error(started.problem.code)
  await site.deps.sandboxCheckouts?.act(started.sessionId, 'pay')
  expect(await settlePayment(site.deps, started.sessionId)).toMatchObject({ state: 'authorised' })
  const { mail, pass, cancel } = await readAll(site, token)
  for (const words of [summary.text, mail, pass, cancel]) {
    expect(words).toContain(freeUntilConfirmed)
    expect(words).not.toMatch(COSTS)
  }
})
