import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking, findVersion } from '#bookings/bookings.store.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listLegs, updateLegTimes } from '#bookings/legs.store.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { bookings, legs, mails } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { askForDeposit } from '#tests/deposit-factories.ts'
import { requestedTransfer } from '#tests/refund-factories.ts'
import { placedBooking, recordOf } from '../../factories.ts'
import { adminSite } from '../fixtures/admin-site.ts'
import { textOf } from '../fixtures/built-site.ts'

const OFFICE = 'staff:office@example.com'

/** A request for an SUV that is held, and the page of the desk about it. */
async function requestAtDesk() {
  const site = await adminSite()
  const { read } = site.deps.db
  await insertVehicles(read, ['suv', 'van'])
  await insertDrivers(read, 2)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const path = `/desk/bookings/${booking.reference}`
  return {
    ...site,
    booking,
    path,
    /** Posts the form of an action as the page that was loaded now would. */
    async act(act: string, fields: Record<string, string> = {}) {
      const seen = String(await findVersion(read, booking.id))
      return site.press(`${path}/${act}`, { seen, ...fields })
    },
    /** Puts the pickup an hour back. */
    async begin() {
      const [leg] = await listLegs(read, booking.id)
      if (!leg) throw new Error('the booking has no leg')
      const startsAt = new Date(site.deps.now() - 3_600_000)
      const endsAt = new Date(site.deps.now() + 3_600_000)
      await site.deps.db.transaction((tx) => updateLegTimes(tx, leg.id, { ...leg, startsAt, endsAt }), {
        actor: 'command',
      })
    },
    status: async () => (await findBooking(read, booking.id))?.status,
  }
}

test('of an authorised card the page says what is reserved, and no vehicle that is not held', async () => {
  await using site = await adminSite()
  const { booking } = await placedBooking(site)
  const started = await startPayment(site.deps, { bookingId: booking.id })
  const sessionId = started.ok ? started.sessionId : expect.fail(started.problem.code)
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'authorised' })
  const { text } = await site.see(`/desk/bookings/${booking.reference}`)
  for (const words of [
    'left to answer',
    'No vehicle is held.',
    'nothing paid, ฿5,500 authorised, charged when you confirm',
    'Card Authorised',
    'Card authorised The payment provider',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('A vehicle is held')
})

/** The names of the buttons on the ticket, in their order. */
function buttonsOf(html: string): string[] {
  const acts = /<div class="[^"]*\bdesk-booking__acts\b[^"]*">(.*?)<noscript>/s.exec(html)?.[1] ?? ''
  return Array.from(acts.matchAll(/<button[^>]*>(.*?)<\/button>/gs), ([, name = '']) => textOf(name))
}

test('the page shows who travels, what is held, the money, the terms and the history, and what can be done', async () => {
  await using site = await requestAtDesk()
  const { text, html, headers } = await site.see(site.path)
  for (const part of [
    'Ada Example',
    'Requested',
    'is held until',
    'A child seat, please.',
    'River Inn',
    '฿5,800',
    'nothing paid',
    'Until you confirm, cancelling costs nothing. After that, cancelling is free until',
    'Received The guest',
  ])
    expect(text).toContain(part)
  expect(buttonsOf(html)).toEqual([
    'Confirm',
    'Propose another day or price',
    'Decline',
    'Assign',
    'Hold longer',
    'Release vehicle',
    'Reschedule',
    'Cancel booking',
  ])
  expect(headers.get('cache-control')).toContain('no-store')
})

test('the way back leads to the list that the admin came from, also after an act', async () => {
  await using site = await requestAtDesk()
  const list = '/admin/bookings?state=requested'
  const address = `${site.path}?from=${encodeURIComponent(list)}`
  expect((await site.see(list)).html).toContain(address)
  expect((await site.see(address)).html).toContain(`href="${list}"`)
  const seen = String(await findVersion(site.deps.db.read, site.booking.id))
  const [, search] = address.split('?')
  const done = await site.press(`${site.path}/confirm?${search}`, { seen })
  expect(done.headers.get('location')).toBe(address)
  expect((await site.see(`${site.path}?from=//evil.example/desk`)).html).not.toContain('evil.example/desk"')
})

test('an unknown reference and an unknown action are not found', async () => {
  await using site = await requestAtDesk()
  const unknown = await site.see('/desk/bookings/SPN-XXXXX')
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('Booking not found')])
  expect((await site.see('/desk/bookings/%00')).status).toBe(404)
  expect((await site.see(`${site.path}/explode`)).status).toBe(404)
  expect((await site.act('explode')).status).toBe(404)
})

test('a second admin is told who was first, and sends nothing', async () => {
  await using site = await requestAtDesk()
  const seen = String(await findVersion(site.deps.db.read, site.booking.id))
  await confirmBooking(site.deps, { bookingId: site.booking.id }, OFFICE)
  const answer = await site.press(`${site.path}/decline`, { seen, note: 'Sorry, full.' })
  expect(answer.status).toBe(409)
  expect(answer.text).toMatch(
    /office@example\.com confirmed this booking at \d\d:\d\d\. This page now shows it\. Your answer was not sent\./,
  )
  expect(answer.text).toContain('Confirmed')
  expect(await site.status()).toBe('confirmed')
  expect((await recordOf(site, site.booking.id)).mails).not.toContain('guest-booking-declined')
})

test('an action that the state does not allow is refused, also when it is posted', async () => {
  await using site = await requestAtDesk()
  const answer = await site.act('complete')
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('This isn’t possible at this stage of the booking. Nothing has changed.')
})

test('assigning offers what is free, names why the others are not, and refuses what was taken', async () => {
  await using site = await requestAtDesk()
  const { read } = site.deps.db
  const [had] = await listAllocationsOf(read, site.booking.id)
  const { booking: other } = await placedBooking(site, 'erawan-death-railway', {
    vehicleType: 'van',
    guests: '7',
  })
  const page = await site.see(`${site.path}/assign`)
  expect(page.text).toContain('1 vehicle is free')
  expect(page.text).toContain(`(${other.reference})`)
  const [taken] = await listAllocationsOf(read, other.id)
  const fields = { legId: had?.legId ?? '', vehicleId: taken?.vehicleId ?? '', driverId: '' }
  const answer = await site.act('assign', fields)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('was taken a moment ago. Nothing has changed.')
  expect(await listAllocationsOf(read, site.booking.id)).toEqual([had])
})

test('the cancel form names what goes back, and a wrong amount keeps what was typed', async () => {
  await using site = await requestAtDesk()
  await site.act('confirm')
  const cash = await site.act('cash', { amountBaht: '5,500', collectedBy: '' })
  expect(cash.status).toBe(303)
  const { text } = await site.see(`${site.path}/cancel`)
  expect(text).toContain('Cancel and refund ฿5,500')
  expect(text).toContain('up to ฿5,500')
  const wrong = await site.act('cancel', { who: 'other', amountBaht: '6000', note: 'So sorry' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('You can refund at most ฿5,500.')
  expect(wrong.html).toContain('value="6000"')
  expect(wrong.html).toContain('So sorry')
  const done = await site.act('cancel', { who: 'other', amountBaht: '2000', note: 'So sorry' })
  expect(done.headers.get('location')).toBe(site.path)
  const after = await site.see(site.path)
  expect(after.text).toContain('Cancelled')
  // Cash is given back by hand: a person has to say that it was.
  expect(after.text).toContain('−฿2,000')
  expect(after.text).not.toContain('Still due')
  expect(buttonsOf(after.html)).toEqual(['Refund'])
  expect((await site.see(`${site.path}/pay-back`)).text).toContain('Refund ฿3,500')
  const more = await site.act('pay-back', { share: 'other', amountBaht: '3501' })
  expect([more.status, more.text]).toEqual([422, expect.stringContaining('You can refund at most ฿3,500.')])
  expect(more.html).toContain('value="3501"')
  expect((await site.act('pay-back', { share: 'all' })).status).toBe(303)
  expect(buttonsOf((await site.see(site.path)).html)).toEqual([])
  const again = await site.see(`/desk/new?again=${site.booking.reference}`)
  for (const value of ['Ada Example', 'ada@example.com', 'River Inn', '2'])
    expect(again.html).toContain(`value="${value}"`)
  expect(again.html).not.toContain('2027-01-15')
})

test('a booking from the request to the end: each action is done once, and each mail is sent once', async () => {
  await using site = await requestAtDesk()
  const { read } = site.deps.db
  const [had] = await listAllocationsOf(read, site.booking.id)
  expect((await site.act('confirm')).headers.get('location')).toBe(site.path)
  const fields = { legId: had?.legId ?? '', vehicleId: had?.vehicleId ?? '', driverId: '' }
  expect((await site.act('assign', fields)).status).toBe(303)
  expect(await listAllocationsOf(read, site.booking.id)).toMatchObject([{ driverId: null, status: 'firm' }])
  const moved = { date: '2027-01-16', time: '07:30', guests: '3', vehicle: 'suv' }
  expect((await site.act('reschedule', moved)).status).toBe(303)
  expect((await site.see(site.path)).text).toContain('Saturday 16 January 07:30 to')
  expect((await site.act('cash', { amountBaht: '5800', collectedBy: 'office' })).status).toBe(303)
  expect(buttonsOf((await site.see(site.path)).html)).toEqual(['Assign', 'Reschedule', 'Cancel booking'])

  await site.begin()
  expect(buttonsOf((await site.see(site.path)).html)).toEqual([
    'Complete',
    'No-show',
    'Assign',
    'Cancel booking',
  ])
  expect((await site.act('complete')).status).toBe(303)
  expect((await site.act('receipt')).status).toBe(303)
  expect((await site.act('reopen')).status).toBe(303)
  expect((await site.act('no-show')).status).toBe(303)
  expect(await site.status()).toBe('no_show')

  const queued = await read.select({ kind: mails.kind }).from(mails)
  expect(queued.map(({ kind }) => kind).sort()).toEqual([
    'guest-booking-moved',
    'guest-booking-received',
    'guest-receipt',
    'guest-request-confirmed',
    'operator-booking',
  ])
  const { text } = await site.see(site.path)
  expect(text).toContain('Receipt sent operator@example.com')
  expect(text).toContain('No-show operator@example.com')
})

test('a day that has passed and characters that nobody types are refused, and nothing changes', async () => {
  await using site = await requestAtDesk()
  const past = await site.act('reschedule', { date: '2026-11-19', time: '08:00', guests: '2' })
  expect([past.status, past.html]).toEqual([422, expect.stringContaining('value="2026-11-19"')])
  for (const act of ['decline', 'cancel']) {
    const answer = await site.act(act, { note: 'Sorry\0', who: 'us' })
    expect({ act, status: answer.status }).toEqual({ act, status: 422 })
  }
  expect(await site.status()).toBe('requested')
})

test('a proposal names what is wrong with it beside the field, is sent once, and can be withdrawn', async () => {
  await using site = await requestAtDesk()
  const asked = { date: '2027-01-17', time: '07:00', priceBaht: '6,200', note: 'Sunday is better.' }
  const wrong = await site.act('propose', { ...asked, priceBaht: 'cheap', press: 'preview' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('price in whole baht')])
  expect(wrong.html).toContain('Sunday is better.')
  const same = await site.act('propose', { ...asked, date: '2027-01-15', time: '06:00', priceBaht: '5800' })
  expect([same.status, same.text]).toEqual([422, expect.stringContaining('another day, another time')])
  const read = await site.act('propose', { ...asked, press: 'preview' })
  expect(read.status).toBe(200)
  for (const part of ['Our proposal:', 'Hello Ada', 'Sunday is better.', 'Sunday 17 January, 07:00'])
    expect(read.text).toContain(part)
  const changed = await site.act('propose', { ...asked, press: 'change' })
  for (const value of ['2027-01-17', '6,200']) expect(changed.html).toContain(`value="${value}"`)
  expect(changed.html).toContain('<option selected="">07:00</option>')
  expect((await site.see(site.path)).text).not.toContain('You proposed')
  expect((await site.act('propose', { ...asked, press: 'send' })).status).toBe(303)
  expect((await site.act('propose', { ...asked, press: 'send' })).status).toBe(409)
  const { text, html } = await site.see(site.path)
  expect(text).toContain('You proposed Sunday 17 January, 07:00 and ฿6,200. The guest can answer until')
  expect(text).toContain('Proposed: Sun 17 Jan, 07:00, ฿6,200')
  expect(buttonsOf(html)).toContain('Withdraw the proposal')
  expect((await site.act('withdraw')).status).toBe(303)
  expect(buttonsOf((await site.see(site.path)).html)).toContain('Propose another day or price')
})

test('an empty note is refused, another one stands on the page with who wrote it', async () => {
  await using site = await requestAtDesk()
  expect((await site.press(site.path, { note: ' ' })).status).toBe(422)
  expect((await site.press(site.path, { note: 'Stops at Sai Yok Noi first.' })).status).toBe(303)
  expect((await site.see(site.path)).text).toContain('Stops at Sai Yok Noi first. operator@example.com')
})

test('a guest is reminded of the deposit, which stays open until it is paid', async () => {
  await using site = await adminSite()
  await askForDeposit(site, 30)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  const path = `/desk/bookings/${booking.reference}`
  expect((await site.see(path)).text).toContain('The deposit hasn’t been paid yet.')
  const seen = String(await findVersion(site.deps.db.read, booking.id))
  expect((await site.press(`${path}/remind`, { seen })).status).toBe(303)
  const { text, html } = await site.see(path)
  expect(text).toContain('The deposit hasn’t been paid yet.')
  expect(buttonsOf(html)).not.toContain('Send reminder')
})

test('waiting on a transfer is charged on its page, and stands in its money', async () => {
  await using site = await adminSite()
  const { read } = site.deps.db
  const id = await requestedTransfer({ deps: site.deps })
  const startsAt = new Date(site.deps.now() - 3_600_000)
  await site.deps.db.transaction(
    async (tx) => {
      await tx.update(bookings).set({ status: 'confirmed', priceBaht: 900 }).where(eq(bookings.id, id))
      await tx.update(legs).set({ startsAt, endsAt: null }).where(eq(legs.bookingId, id))
    },
    { actor: OFFICE },
  )
  const path = `/desk/bookings/${(await findBooking(read, id))?.reference}`
  const form = await site.see(`${path}/waiting`)
  for (const part of ['Waiting charge, in baht', '฿300 for each hour begun', 'Nobody pressed “On board”'])
    expect(form.text).toContain(part)
  const seen = String(await findVersion(read, id))
  expect((await site.press(`${path}/waiting`, { seen, amountBaht: 'much' })).status).toBe(422)
  expect((await site.press(`${path}/waiting`, { seen, amountBaht: '300' })).status).toBe(303)
  expect((await site.see(path)).text).toMatch(/฿1,200.*Of which waiting ?฿300/s)
})

test('New link ends the link that the guest has, and the page shows the new one', async () => {
  await using site = await requestAtDesk()
  const linkIn = (html: string) =>
    /value="[^"]*(\/booking\/[\w-]{22})"/.exec(html)?.[1] ?? expect.fail('no link')
  const old = linkIn((await site.see(site.path)).html)
  expect((await site.get(old)).status).toBe(200)
  expect((await site.press(site.path, { intent: 'new-link' })).status).toBe(303)
  const next = linkIn((await site.see(site.path)).html)
  expect(next).not.toBe(old)
  expect((await site.get(old)).status).toBe(404)
  expect((await site.get(next)).status).toBe(200)
  expect(site.revokedLinks).toHaveLength(1)
})

test('a guest without an email address is sent the link to the trip pass by chat, with the words ready', async () => {
  await using site = await requestAtDesk()
  await site.deps.db.read.execute("update bookings set customer_email = '', customer_phone = '081-555-0123'")
  await site.deps.db.read.execute('delete from access_links')
  const before = await site.see(site.path)
  expect(before.text).toContain('nothing reaches them until you send this link')
  expect(before.html).not.toContain('wa.me/66815550123?text=')
  expect((await site.press(site.path, { intent: 'pass-link' })).status).toBe(303)
  const { html } = await site.see(site.path)
  const [, pass = ''] = /value="[^"]*(\/booking\/[\w-]{22})"/.exec(html) ?? []
  expect((await site.get(pass)).status).toBe(200)
  const words = encodeURIComponent(pass)
  for (const way of ['https://wa.me/66815550123?text=Hello%20', 'https://line.me/R/share?text=Hello%20'])
    expect(html.replaceAll('&#x27;', "'")).toMatch(
      new RegExp(`href="${way.replace(/[.?/]/g, '\\$&')}[^"]*${words}"`),
    )
})
