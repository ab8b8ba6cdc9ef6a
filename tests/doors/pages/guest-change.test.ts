import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { rowsByTable } from '../../database/rows.ts'
import { askForDeposit } from '../../deposit-factories.ts'
import { paidBooking, placedBooking, recordOf } from '../../factories.ts'
import { linkOf, mailedLinkOf } from '../../guest-link.ts'
import { requestedCustomTrip, requestedTransfer } from '../../refund-factories.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'

const FRIDAY = '2027-01-15'
const SUNDAY = '2027-01-17'

/** A trip of ฿5,500 on a Friday whose deposit of ฿1,700 is paid. */
async function withDeposit(site: BuiltSite) {
  await askForDeposit(site, 30)
  const placed = await paidBooking(site)
  return { ...placed, path: `/booking/${placed.token}/change` }
}

/** Posts the form of the change page with these choices, and returns the page that says what would change. */
async function preview(site: BuiltSite, path: string, choice: Record<string, string>) {
  const { values } = formOf((await site.get(path)).html)
  return site.get(path, formPost(path, { ...values, ...choice, press: 'preview' }))
}

test('a guest sees now and new side by side, moves, and both are told once; the deposit is not asked for again', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking, token, path } = await withDeposit(site)
  const pass = await site.get(`/booking/${token}`)
  expect(pass.text).toContain(
    'Another day, hour or party: free until Thu 14 Jan, 06:00 (Bangkok). Change date',
  )
  const ics = async () => (await site.get(`/booking/${token}/calendar.ics`)).html
  const entry = await ics()
  const before = await rowsByTable(site.database.pool)
  expect((await site.get(path)).html).toContain(`value="${SUNDAY}"`)
  const seen = await preview(site, path, { date: SUNDAY })
  for (const words of [
    'now Fri 15 Jan 06:00',
    'new Sun 17 Jan 06:00',
    'Price ฿5,500, as before',
    'Free cancellation until Sat 16 Jan, 06:00 (Bangkok)',
    'Change date to Sunday 17 January',
    'You keep Friday 15 until Sunday 17 is confirmed.',
  ])
    expect(seen.text).toContain(words)
  expect(await rowsByTable(site.database.pool)).toEqual({
    ...before,
    rate_limits: expect.anything(),
  })

  const { values } = formOf(seen.html)
  const press = () => site.get(path, formPost(path, { ...values, press: 'move' }))
  for (const pressed of [await press(), await press()])
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/booking/${token}`])
  expect((await recordOf(site, booking.id)).payments).toEqual(['paid'])
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject.split(':')[0])
  expect(subjects.filter((subject) => subject?.startsWith('Changed')).sort()).toEqual([
    'Changed',
    'Changed by the guest',
  ])
  const moved = await site.get(`/booking/${token}`)
  expect(moved.text).toContain('You’re booked for Sunday 17 January, 06:00.')
  expect(moved.text).toContain('Pay ฿3,800 by card')
  const uid = /^UID:.*$/m
  const sequence = (file: string) => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1])
  const after = await ics()
  expect(uid.exec(after)?.[0]).toBe(uid.exec(entry)?.[0])
  expect(sequence(after)).toBeGreaterThan(sequence(entry))
})

test('a larger party gets a larger vehicle, and the difference is paid on the day', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['suv', 'van'])
  const { booking, path } = await withDeposit(site)
  const seen = await preview(site, path, { date: SUNDAY, guests: '7' })
  for (const words of [
    'Price ฿6,500, ฿1,000 more. You pay the difference on the day',
    'Guests 7, instead of 2',
    'Vehicle Van, instead of SUV',
  ])
    expect(seen.text).toContain(words)
  const { values } = formOf(seen.html)
  const stale = await site.get(path, formPost(path, { ...values, seenPriceBaht: '5500', press: 'move' }))
  expect(stale.status).toBe(409)
  await site.get(path, formPost(path, { ...values, press: 'move' }))
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({
    ...{ travelDate: SUNDAY, vehicleClass: 'van', guests: 7, priceBaht: 6500, status: 'confirmed' },
  })
})

test('another party on the same day: the larger vehicle with its price on the button, once, or everything as it was', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['suv', 'van'])
  const { booking, token, path } = await withDeposit(site)
  const page = await site.get(path)
  expect(page.html).toMatch(new RegExp(`checked="" [^>]*value="${FRIDAY}"|value="${FRIDAY}"[^>]* checked`))
  expect(page.text).toContain('This trip has a fixed time')
  const unchanged = await preview(site, path, {})
  expect(unchanged.text).toContain('This is what’s already booked. Please choose something different.')
  const seen = await preview(site, path, { guests: '7' })
  for (const words of [
    'now 2 guests SUV',
    'new 7 guests Van',
    'Pickup Fri 15 Jan, 06:00, as before',
    'Price ฿6,500, ฿1,000 more. You pay the difference on the day',
    'Change to 7 guests, ฿1,000 more',
  ])
    expect(seen.text).toContain(words)
  const { values } = formOf(seen.html)
  const press = (changed = {}) => site.get(path, formPost(path, { ...values, ...changed, press: 'move' }))

  expect((await press({ time: '06:30' })).text).toContain('Please choose one of the times on offer.')
  const other = await placedBooking(site, 'erawan-death-railway', {
    ...{ date: FRIDAY, guests: '7', vehicleType: 'van' },
  })
  const lost = await press()
  expect(lost.text).toContain('The last van on Fri 15 Jan has just gone.')
  const away = { bookingId: other.booking.id, seenDate: FRIDAY, date: SUNDAY }
  await rescheduleBooking(site.deps, away, 'staff:office@example.com')

  for (const pressed of [await press(), await press()])
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/booking/${token}`])
  expect((await recordOf(site, booking.id)).payments).toEqual(['paid'])
  expect((await site.get(`/booking/${token}`)).text).toContain('Pay ฿4,800 by card')
})

test('a day on which only the van is free gives the van by itself, and other pages of days keep what was chosen', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['suv', 'van'])
  const { path } = await withDeposit(site)
  await placedBooking(site, 'erawan-death-railway', { date: SUNDAY })
  const later = await site.get(`${path}?page=1&guests=3&date=${SUNDAY}`)
  expect(formOf(later.html).values).toMatchObject({ guests: '3', keptDate: SUNDAY })
  const chosen = await site.get(`${path}?guests=3&date=${SUNDAY}`)
  expect(chosen.text).toContain('van: ฿1,000 more')
  expect(chosen.text).toContain(
    'Sun 17 Jan, 06:00, Van: ฿6,500, ฿1,000 more. You pay the difference on the day. Free cancellation until Sat 16 Jan, 06:00 (Bangkok).',
  )
  expect((await preview(site, path, { date: SUNDAY })).text).toContain('Vehicle Van, instead of SUV')
})

test('a day that has gone meanwhile changes nothing and says so; so does a move by the office', async () => {
  await using site = await builtSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking, path } = await withDeposit(site)
  const { values } = formOf((await preview(site, path, { date: SUNDAY })).html)
  await placedBooking(site, 'erawan-death-railway', { date: SUNDAY })
  const lost = await site.get(path, formPost(path, { ...values, press: 'move' }))
  expect(lost.status).toBe(409)
  expect(lost.text).toContain('The last SUV on Sun 17 Jan has just gone.')
  expect(lost.text).toContain('Nothing has changed: your booking is as it was.')
  expect(await findBooking(site.deps.db.read, booking.id)).toMatchObject({ travelDate: FRIDAY })

  const byOffice = { bookingId: booking.id, seenDate: FRIDAY, date: '2027-01-19' }
  await rescheduleBooking(site.deps, byOffice, 'staff:office@example.com')
  const late = await site.get(path, formPost(path, { ...values, date: '2027-01-21', press: 'move' }))
  expect(late.text).toContain('This booking has changed in the meantime. Please look at it again.')
})

test('a transfer moves to another hour; a custom trip without a day and a late trip only with a person', async () => {
  await using site = await builtSite()
  const find = async (id: string) => (await findBooking(site.deps.db.read, id)) ?? expect.fail()
  const transfer = await find(await requestedTransfer(site))
  const path = `/booking/${await linkOf(site, transfer)}/change`
  const seen = await preview(site, path, { date: FRIDAY, time: '10:30' })
  expect(seen.text).toContain('Change date to Friday 15 January, 10:30')
  const laden = await preview(site, path, { luggage: '6' })
  for (const words of [
    'Luggage 6 pieces, instead of 1 piece',
    'Vehicle Van, instead of Car',
    'On request, as before',
  ])
    expect(laden.text).toContain(words)
  const custom = await find(await requestedCustomTrip(site))
  const person = 'This booking can no longer be moved here. Please contact us.'
  expect((await site.get(`/booking/${await linkOf(site, custom)}/change`)).text).toContain(person)
  const late = await withDeposit(site)
  site.letTimePass(Date.parse('2027-01-14T06:00:01+07:00') - site.deps.now())
  expect((await site.get(late.path)).text).toContain(person)
  expect((await site.get(`/booking/${late.token}`)).text).not.toContain('Change date')
  const forced = { press: 'move', seenDate: FRIDAY, date: SUNDAY, seenPriceBaht: '5500' }
  expect((await site.get(late.path, formPost(late.path, forced))).status).toBe(422)
})

test('until the link in our email is used, the pass says that no email follows a change; opening it alone proves nothing', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway')
  const mailed = await mailedLinkOf(site, booking)
  const saysHow = 'To get emails about it too, open the link in our email to ada@example.com once.'
  const saysNone = 'No email follows, because nobody has opened the link in our email to ada@example.com yet'
  const isProved = async () => (await findBooking(site.deps.db.read, booking.id))?.emailProvedAt !== null
  expect((await site.get(`/booking/${token}`)).text).toContain(saysHow)
  expect((await preview(site, `/booking/${token}/change`, { date: SUNDAY })).text).toContain(saysNone)
  const opened = (link: string) => `/booking/${link}/opened`
  // The link on the page says nothing about the mailbox; GET is what programs send that open links in emails.
  await site.get(opened(token), formPost(opened(token), {}))
  for (const path of [`/booking/${mailed}`, `/booking/${mailed}/change`, opened(mailed)]) await site.get(path)
  expect(await isProved()).toBe(false)
  expect((await site.get(opened(mailed), formPost(opened(mailed), {}))).status).toBe(204)
  expect(await isProved()).toBe(true)
  expect((await site.get(`/booking/${token}`)).text).not.toContain(saysHow)
  const told = await preview(site, `/booking/${token}/change`, { date: SUNDAY })
  expect(told.text).toContain('Then an email with the new details follows.')
})

test('without scripts the first press through the link in our email proves the address, and its email follows', async () => {
  await using site = await builtSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const path = `/booking/${await mailedLinkOf(site, booking)}/change`
  const { values } = formOf((await preview(site, path, { date: SUNDAY })).html)
  await site.get(path, formPost(path, { ...values, press: 'move' }))
  await site.sendMails()
  const toGuest = (await site.mailbox()).filter(({ toAddress }) => toAddress === 'ada@example.com')
  expect(toGuest.map(({ subject }) => subject.split(':')[0])).toContain('Changed')
})
