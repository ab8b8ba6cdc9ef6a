import { expect, test } from 'vitest'
import { updateBookingPrice, updateBookingStatus } from '#bookings/bookings.store.ts'
import { askForDeposit, bookingWithDeposit } from '#tests/deposit-factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { placedBooking } from '../../factories.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn } from '../fixtures/form-page.ts'

const BY_STAFF = { actor: 'staff:office@example.com' } as const

async function siteWithDeposit() {
  const site = await builtSite()
  await askForDeposit(site, 30)
  return site
}

test('the summary says both sums, and the checkout asks for the deposit', async () => {
  await using site = await siteWithDeposit()
  const { token } = await placedBooking(site)
  const summary = await site.get(`/booking-summary?booking=${token}`)
  for (const words of ['Deposit ฿1,700', 'or in cash to your driver ฿3,800', 'Pay ฿1,700 if we confirm'])
    expect(summary.text).toContain(words)
  const answer = await fillIn(site, `/booking-summary?booking=${token}`, {})
  const checkout = await site.get(new URL(answer.headers.get('location') ?? '').pathname)
  expect(checkout.text).toContain('Deposit: The Death Railway')
  expect(checkout.text).toContain('Pay ฿1,700')
})

test('the pass of a request says what would be paid, and a confirmed one lets the rest be paid by card', async () => {
  await using site = await siteWithDeposit()
  const request = await placedBooking(site, 'erawan-death-railway')
  expect((await site.get(`/booking/${request.token}`)).text).toContain('Deposit, once confirmed')

  const booking = await bookingWithDeposit(site)
  const pass = `/booking/${await linkOf(site, booking)}`
  const page = await site.get(pass)
  expect(page.text).toContain('Still to pay ฿3,800')
  expect(page.text).toContain('By card On your trip pass until Thu 14 Jan 2027, 22:00 (Bangkok)')
  const paying = await fillIn(site, pass, {})
  const checkout = new URL(paying.headers.get('location') ?? '').pathname
  expect((await site.get(checkout)).text).toContain('Rest of the price: The Death Railway')
  const paid = await site.get(checkout, formPost(checkout, { choice: 'pay' }))
  const back = await site.get((paid.headers.get('location') ?? '').replace('http://localhost:3000', ''))
  expect(back.headers.get('location')).toBe(pass)
  expect((await site.get(pass)).text).toContain('paid in full ฿5,500')
})

test('a sum that changed meanwhile is not charged, and the page says the new one', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  await site.deps.db.transaction((tx) => updateBookingPrice(tx, booking.id, 6_000), BY_STAFF)
  const path = `/booking/${await linkOf(site, booking)}/pay`
  const answer = await site.get(path, formPost(path, { seenBaht: '3800' }))
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('The amount due is now ฿4,300. Please press again if you agree.')
  expect((await site.get(path)).text).toContain('Open your trip pass')
})

test('after ten in the evening before, the pass names cash only', async () => {
  await using site = await siteWithDeposit()
  const booking = await bookingWithDeposit(site)
  site.letTimePass(Date.parse('2027-01-14T22:00:00+07:00') - site.deps.now())
  const { text } = await site.get(`/booking/${await linkOf(site, booking)}`)
  expect(text).toContain('In cash to your driver On the day. Bring ')
  expect(text).not.toContain('by card')
})

test('without a deposit a confirmed booking has no button to pay', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), BY_STAFF)
  expect((await site.get(`/booking/${token}`)).html).not.toContain('/pay"')
})
