import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { allocations, payments } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { propose } from '#quotes/proposals/propose.ts'
import { insertDrivers, insertVehicles } from '../../database/fleet-rows.ts'
import { rowsByTable } from '../../database/rows.ts'
import { bookingAtCheckout, paidBooking, placedBooking } from '../../factories.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'

const EMAIL_TRIP = 'erawan-death-railway'

test('the pass of a request says what was asked for, that nothing is charged, and what happens next', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const page = await site.get(`/booking/${token}`)
  expect(page.status).toBe(200)
  for (const words of [
    'Requested, not yet confirmed',
    "Booking request sent successfully! We'll contact you soon.",
    `Your reference is ${booking.reference}`,
    'Friday 15 January 2027',
    '06:00, Thailand time',
    'about 18:00',
    'ada@example.com',
    'Charged so far ฿0',
    'Once confirmed ฿5,800',
    'What happens next?',
  ])
    expect(page.text).toContain(words)
  expect(page.text).not.toContain('Still to pay')
})

test('a guest without a hotel is asked for it; a bad one is refused beside the field, and what was typed stays', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site, EMAIL_TRIP, { hotelName: '' })
  const path = `/booking/${token}`
  expect((await site.get(path)).text).toContain('Where do we pick you up?')
  const send = (hotelName: string) => site.get(path, formPost(path, { press: 'details', hotelName }))
  const empty = await send('')
  expect(empty.status).toBe(422)
  expect(empty.text).toContain('Please enter your hotel name')
  const odd = await send('River\u0007Inn & Spa')
  expect([odd.status, odd.text]).toEqual([
    422,
    expect.stringContaining('Please use plain letters, digits and punctuation here'),
  ])
  expect(odd.html).toMatch(
    /name="hotelName"[^>]*value="River.Inn &amp; Spa"|value="River.Inn &amp; Spa"[^>]*name="hotelName"/,
  )
  const saved = await send('River Inn')
  expect([saved.status, saved.headers.get('location')]).toEqual([303, path])
  const page = await site.get(path)
  expect(page.text).not.toContain('Where do we pick you up?')
  expect(page.text).toContain('Change the hotel or address')
})

test('after a payment the success page leads its guest to the pass, which says so', async () => {
  await using site = await builtSite()
  const { booking, token } = await paidBooking(site)
  const [payment] = await listPaymentsOfBooking(site.deps.db.read, booking.id)
  const back = await site.get(`/booking-success?session_id=${payment?.sessionId}&booking=${token}`)
  expect([back.status, back.headers.get('location')]).toEqual([302, `/booking/${token}`])
  const page = await site.get(`/booking/${token}`)
  for (const words of [
    'You’re booked for Friday 15 January, 06:00.',
    'Payment Successful! Your booking has been confirmed and a confirmation email has been sent.',
    'Your driver’s name, photo and number plate will appear here by Thu 14 Jan,',
    'SUV, paid in full ฿5,500',
    'Return Home Browse More Tours',
  ])
    expect(page.text).toContain(words)
  expect(page.text).not.toMatch(/Still to pay|Once confirmed|Confirmed You’re booked/)
  expect(page.html).toContain(`href="/booking/${token}/receipt"`)
  const receipt = await site.get(`/booking/${token}/receipt`)
  for (const words of [
    'Received from Ada Example',
    'Card, 20 Nov 2026 ฿5,500',
    'Total received ฿5,500',
    booking.reference,
  ])
    expect(receipt.text).toContain(words)
  site.letTimePass(24 * 3_600_000)
  expect((await site.get(`/booking/${token}`)).text).not.toContain('Payment Successful!')
})

test('a card booking that is not paid leads to its payment', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site)
  const page = await site.get(`/booking/${token}`)
  expect(page.text).toContain('This trip isn’t paid for yet.')
  expect(page.html).toContain(`href="/booking-summary?booking=${token}"`)
})

test('while money that came is checked, the pass does not say that nothing was charged', async () => {
  await using site = await builtSite()
  const { booking, token, sessionId } = await bookingAtCheckout(site)
  await site.deps.db.transaction(
    (tx) => tx.update(payments).set({ amountSatang: 100 }).where(eq(payments.bookingId, booking.id)),
    { actor: 'provider' },
  )
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  const passes = [await site.get(`/booking/${token}`)]
  await site.deps.db.transaction(
    (tx) => updateBookingStatus(tx, { ...booking, status: 'awaiting_payment' }, 'cancel'),
    { actor: 'staff:office@example.com' },
  )
  passes.push(await site.get(`/booking/${token}`))
  expect(passes[1]?.text).toContain('This booking is cancelled.')
  for (const { text } of passes) {
    expect(text).toContain('We’re checking your payment and will write to you.')
    expect(text).not.toMatch(/haven’t been charged|isn’t paid|once you’ve paid/)
  }
})

test.for([
  ['accept', 'You’re booked for Friday 15 January, 06:00.', 'CONFIRMED'],
  ['decline', 'We can’t take this one.', 'CANCELLED'],
  ['cancel', 'This booking is cancelled.', 'CANCELLED'],
] as const)(
  'after %s the pass says "%s", and the calendar entry is %s',
  async ([event, headline, status]) => {
    await using site = await builtSite()
    const { booking, token } = await placedBooking(site, EMAIL_TRIP)
    const ics = async () => (await site.get(`/booking/${token}/calendar.ics`)).html
    const before = await ics()
    expect(before).toContain('STATUS:TENTATIVE')
    expect(before).toContain('DTSTART:20270114T230000Z')
    await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, event), {
      actor: 'staff:office@example.com',
    })
    const page = await site.get(`/booking/${token}`)
    expect(page.text).toContain(headline)
    expect(page.text).not.toContain('Booking request sent successfully')
    expect(page.text).toContain(
      status === 'CANCELLED' ? 'Remove it from your calendar' : 'Add to your calendar',
    )
    const after = await ics()
    expect(after).toContain(`STATUS:${status}`)
    expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
    expect(Number(lineOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')))
  },
)

test('a trip that was moved to another hour shows that hour, also in the calendar', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const { id, travelDate } = booking
  const before = (await site.get(`/booking/${token}/calendar.ics`)).html
  const later = { bookingId: id, seenDate: travelDate, date: travelDate, time: '07:30' }
  expect(await rescheduleBooking(site.deps, later, 'staff:office@example.com')).toMatchObject({ ok: true })
  const page = await site.get(`/booking/${token}`)
  expect(page.text).toContain('07:30, Thailand time')
  expect(page.text).toContain('about 19:30')
  expect(page.text).toContain('This day usually starts at 06:00. You start at 07:30')
  const moved = (await site.get(`/booking/${token}/calendar.ics`)).html
  expect(moved).toContain('DTSTART:20270115T003000Z')
  expect(lineOf(moved, 'UID')).toBe(lineOf(before, 'UID'))
  expect(Number(lineOf(moved, 'SEQUENCE'))).toBeGreaterThan(Number(lineOf(before, 'SEQUENCE')))
})

test('the pass has the day with its times, what to bring, and the pickup on a map; ended trips have none of it', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const page = await site.get(`/booking/${token}`)
  for (const words of [
    '06:00 Pickup at your hotel in Bangkok',
    'What to bring',
    'Your pickup point',
    'River Inn',
  ])
    expect(page.text).toContain(words)
  expect(page.html).toContain('https://www.google.com/maps/search/?api=1&amp;query=River%20Inn%2C%20Bangkok')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'decline'), {
    actor: 'staff:office@example.com',
  })
  const ended = await site.get(`/booking/${token}`)
  expect(ended.text).not.toMatch(/What to bring|Your pickup point|Pickup at your hotel in Bangkok/)
})

test('the tickets of the day are worked out for the party, with the children that the guest names', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site, EMAIL_TRIP)
  const page = await site.get(`/booking/${token}`)
  for (const words of [
    '2 adults Total',
    'Checked on 18 November 2026',
    'Tickets in total ฿600',
    'Total for the day ฿6,400',
  ])
    expect(page.text).toContain(words)
  const family = await site.get(`/booking/${token}?children=1`)
  for (const words of [
    '1 adult 1 child',
    '฿300 ฿150 ฿450',
    'Total for the day ฿6,250 ฿5,800 for the vehicle',
  ])
    expect(family.text).toContain(words)
  expect((await site.get(`/booking/${token}?children=x`)).text).toContain('Tickets in total ฿600')
})

test('the Thai cards are filled in from the booking, and a card whose fact is missing is not shown', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const cards = async () => (await site.get(`/booking/${token}/thai`)).text
  expect(await cards()).toContain('Your cards appear here once your trip is confirmed.')
  expect(await cards()).not.toContain('กรุณา')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  const confirmed = await cards()
  for (const words of [
    'สำนักงานสะพานให้เราด้วย 000-000-0000',
    'เรานัดรถไว้ วันศุกร์ที่ 15 มกราคม เวลา 06:00 น.',
    `หมายเลขการจอง ${booking.reference}`,
    'แบบกล่อง 2 ชุด',
    'ขอรับที่ล็อบบี้ เวลา 05:45 น.',
    'กรุณาพาเราไปที่ River Inn กรุงเทพฯ',
  ])
    expect(confirmed).toContain(words)
  expect(confirmed).not.toMatch(/คนขับ|ทะเบียน/)
  expect((await site.get(`/booking/${token}`)).html).toContain(`href="/booking/${token}/thai#breakfast"`)
})

function lineOf(file: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1]
}

test('the calendar file has a name and a type, and nobody keeps it', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const { headers } = await site.get(`/booking/${token}/calendar.ics`)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`inline; filename="${booking.reference}.ics"`)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('opening a pass or its calendar file changes nothing', async () => {
  await using site = await builtSite()
  const { token } = await placedBooking(site, EMAIL_TRIP)
  const before = await rowsByTable(site.database.pool)
  for (const path of ['', '.data', '/calendar.ics'])
    for (const method of ['GET', 'HEAD']) await site.get(`/booking/${token}${path}`, { method })
  expect(await rowsByTable(site.database.pool)).toEqual(before)
})

test('a wrong link and one of an odd shape are answered alike', async () => {
  await using site = await builtSite()
  await placedBooking(site, EMAIL_TRIP)
  const pages = await Promise.all(
    ['A'.repeat(22), 'x', 'A'.repeat(300)].map((token) => site.get(`/booking/${token}`)),
  )
  for (const page of pages) {
    expect(page.status).toBe(404)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).toContain('This link no longer works')
  }
})

test('the pass shows a proposal beside what was asked for; a press answers it, and a late one is told', async () => {
  await using site = await builtSite()
  const { booking, token } = await placedBooking(site, EMAIL_TRIP)
  const startsAt = new Date('2027-01-17T07:00:00+07:00')
  const proposing = { bookingId: booking.id, admin: 'office@example.com', note: 'Sunday is better.' }
  const made = await propose(site.deps, { ...proposing, startsAt, totalBaht: 6200 })
  const proposal = made.ok ? made.proposal.id : ''
  const path = `/booking/${token}`
  const page = await site.get(path)
  for (const words of [
    'We’d like to suggest a change.',
    'Sunday is better.',
    'Sunday 17 January, 07:00 instead of Friday 15 January, 06:00',
    '฿6,200 instead of ฿5,800',
  ])
    expect(page.text).toContain(words)
  const answer = (value: string) => site.get(path, formPost(path, { proposal, answer: value }))
  expect((await answer('maybe')).status).toBe(422)
  const accepted = await answer('accept')
  expect([accepted.status, accepted.headers.get('location')]).toEqual([303, path])
  expect((await site.get(path)).text).toContain('You’re booked for Sunday 17 January, 07:00.')
  const late = await answer('turn-down')
  expect(late.status).toBe(409)
  expect(late.text).toContain('This proposal is no longer open. Nothing has changed.')
})

test('the guest sees driver and plate from the evening before until the trip is over', async () => {
  await using site = await builtSite()
  const { read } = site.deps.db
  const [vehicleId = ''] = await insertVehicles(read, ['suv'])
  const [driverId = ''] = await insertDrivers(read, 1)
  const { booking, token } = await paidBooking(site)
  await site.deps.db.transaction(
    (tx) => tx.update(allocations).set({ vehicleId, driverId }).where(eq(allocations.bookingId, booking.id)),
    { actor: 'staff:office@example.com' },
  )
  const [leg] = await listLegs(read, booking.id)
  const start = leg?.startsAt.getTime() ?? 0
  expect((await site.get(`/booking/${token}`)).text).not.toContain('Driver 1')

  site.letTimePass(start - 10 * HOUR_MS - site.deps.now())
  const eve = await site.get(`/booking/${token}`)
  for (const words of [
    'Driver assigned',
    'Driver 1 picks you up tomorrow at 06:00.',
    'Speaks Thai.',
    `plate ${vehicleId}`,
    'Message Driver 1',
    '+66 00 000 0000',
  ])
    expect(eve.text).toContain(words)
  expect(eve.text).not.toContain('We contact you')
  const cards = (await site.get(`/booking/${token}/thai`)).text
  for (const words of [
    'คนขับรถให้เราด้วย 000-000-0000 คุณDriver 1',
    `รถเอสยูวี ทะเบียน plate ${vehicleId}`,
    'เรามาสายเล็กน้อย',
  ])
    expect(cards).toContain(words)

  site.letTimePass(12 * HOUR_MS)
  expect((await site.get(`/booking/${token}`)).text).toContain('Driver 1 is your driver.')
  site.letTimePass(12 * HOUR_MS)
  expect((await site.get(`/booking/${token}`)).text).not.toMatch(/Driver 1|What happens next/)
})
