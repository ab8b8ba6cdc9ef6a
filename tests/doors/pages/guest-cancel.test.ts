import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { renewGuestLinks } from '#guests/links/guest-links.ts'
import { refunds } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { askForDeposit } from '../../deposit-factories.ts'
import { paidBooking, placedBooking, recordOf } from '../../factories.ts'
import { refundsOf } from '../../refund-factories.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'

const PICKUP_MS = Date.parse('2027-01-15T06:00:00+07:00')

/** A trip of ฿5,500 whose deposit of ฿1,700 is paid. */
async function withDeposit(site: BuiltSite) {
  await askForDeposit(site, 30)
  return paidBooking(site)
}

function untilHoursBefore(site: BuiltSite, hours: number) {
  site.letTimePass(PICKUP_MS - hours * HOUR_MS - site.deps.now())
}

test('a guest reads each window, cancels for the sum on the button, and the pass says what goes back and when', async () => {
  await using site = await builtSite()
  const { booking, token } = await withDeposit(site)
  untilHoursBefore(site, 24)
  const pass = await site.get(`/booking/${token}`)
  expect(pass.text).toContain(
    'Cancel now and we’ll refund ฿1,700, which is everything you’ve paid. Cancel booking',
  )
  const path = `/booking/${token}/cancel`
  expect(pass.html).toContain(`action="${path}"`)
  const page = await site.get(path)
  for (const words of [
    'Bangkok now: Thu 14 Jan, 06:00',
    'until Thu 14 Jan, 06:00 24 hours before pickup. That’s now ฿1,700 everything you’ve paid',
    'until Thu 14 Jan, 18:00 12 hours before pickup ฿850',
    'after that or if you miss the pickup ฿0',
    'You’ve paid ฿1,700. The remaining ฿3,800 is then no longer due.',
    'Cancel booking and get ฿1,700 back',
  ])
    expect(page.text).toContain(words)
  const { values } = formOf(page.html)
  const press = () => site.get(path, formPost(path, values))
  for (const pressed of [await press(), await press()])
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/booking/${token}`])
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 170_000 }])
  const { mails } = await recordOf(site, booking.id)
  expect(mails.filter((kind) => kind.includes('cancelled'))).toEqual([
    'guest-booking-cancelled',
    'operator-booking-cancelled',
  ])
  // The database has a clock of its own.
  await site.deps.db.read.update(refunds).set({ createdAt: new Date(site.deps.now()) })
  const ended = await site.get(`/booking/${token}`)
  expect(ended.text).toMatch(
    /Your refund We’re refunding ฿1,700 the way you paid\. It will be on its way by \w+ \d+ \w+ \d+ at the latest/,
  )
  expect(ended.html).not.toContain(`action="${path}"`)
  await site.deps.db.transaction((tx) => tx.update(refunds).set({ status: 'failed' }), { actor: 'provider' })
  const refused = await site.get(`/booking/${token}`)
  expect(refused.text).toContain('It hasn’t gone through yet. We’ll write to you about it.')
  expect(refused.text).not.toContain('on its way')
})

test('when a window closes between page and press, nothing happens and the page has the new sum', async () => {
  await using site = await builtSite()
  const { booking, token } = await withDeposit(site)
  untilHoursBefore(site, 24)
  const path = `/booking/${token}/cancel`
  const { values } = formOf((await site.get(path)).html)
  site.letTimePass(1)
  const refused = await site.get(path, formPost(path, values))
  expect(refused.status).toBe(409)
  for (const words of [
    'Your refund would now be ฿850. Please press again if you agree.',
    '24 hours before pickup. Over',
    '12 hours before pickup. That’s now',
    'Cancel booking and get ฿850 back',
  ])
    expect(refused.text).toContain(words)
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
  expect(await refundsOf(site)).toEqual([])
})

test('a request without money is cancelled as simply, and a trip that has begun only by phone', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site, 'erawan-death-railway')
  const path = `/booking/${token}/cancel`
  const page = await site.get(path)
  expect(page.text).toContain('You haven’t been charged and owe nothing.')
  const begun = await withDeposit(site)
  untilHoursBefore(site, 0)
  const late = await site.get(`/booking/${begun.token}/cancel`)
  expect(late.text).toContain('This trip has started. Please call us')
  expect(late.text).not.toContain('Keep my trip')
  expect((await site.get(`/booking/${begun.token}`)).text).not.toContain('Cancel booking')
  const forced = `/booking/${begun.token}/cancel`
  expect((await site.get(forced, formPost(forced, { seenSatang: '0' }))).status).toBe(409)
})

test('of a guest and the operator at the same moment one cancels, and all of the money goes back once', async () => {
  await using site = await builtSite()
  const { booking, token } = await withDeposit(site)
  const path = `/booking/${token}/cancel`
  const { values } = formOf((await site.get(path)).html)
  const [pressed] = await Promise.all([
    site.get(path, formPost(path, values)),
    cancelByStaff(site.deps, { bookingId: booking.id, admin: 'office@example.com' }),
  ])
  expect(pressed.status).toBe(303)
  expect(await refundsOf(site)).toEqual([{ status: 'approved', amountSatang: 170_000 }])
})

test('a link that is wrong, of another booking or revoked cancels nothing', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  await renewGuestLinks(site.deps, { bookingId: booking.id, admin: 'office@example.com' })
  for (const wrong of [token, 'A'.repeat(22), 'x']) {
    const path = `/booking/${wrong}/cancel`
    for (const answer of [await site.get(path), await site.get(path, formPost(path, { seenSatang: '0' }))]) {
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('This link no longer works')
    }
  }
  expect(await recordOf(site, booking.id)).toMatchObject({ status: 'confirmed' })
})
