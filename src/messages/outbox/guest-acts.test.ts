import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { cancelByGuest, cancelForGuest } from '#bookings/cancelling/cancel-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { bookAtDesk } from '#bookings/placing/book-at-desk.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { notePassOpened } from '#guests/links/note-pass-opened.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { mails } from '#platform/database/schema/schema.ts'
import { addDays } from '#platform/time/calendar.ts'
import { acceptQuote } from '#quotes/accept-quote.ts'
import { wishForChange } from '#quotes/proposals/wish-for-change.ts'
import { bookingAtCheckout, placedBooking, siteWithPayments, siteWithStripe } from '#tests/factories.ts'
import { linkOf, mailedLinkOf, proveAddress } from '#tests/guest-link.ts'
import { placedCustomTrip, sentQuote } from '#tests/quote-factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { GUEST_ACT_WAIT_SECONDS, type MailKind, type MailStatus } from './mail.rules.ts'

const STRANGER = 'stranger@example.com'
const FIRST_DAY = '2027-01-15'
const OFFICE = 'staff:office@example.com'

/** A request by email, which a person answers. */
const requested = async (site: TestSite, email = STRANGER) =>
  (await placedBooking(site, 'erawan-death-railway', { email })).booking

/** Presses "Change date" so often, each time for another day. @returns how often an email to the guest follows */
async function changeDay(
  site: TestSite,
  bookingId: string,
  times: number,
  by: 'guest' | typeof OFFICE = 'guest',
) {
  let told = 0
  for (let press = 0; press < times; press++) {
    const { travelDate = null } = (await findBooking(site.deps.db.read, bookingId)) ?? {}
    const date = travelDate === FIRST_DAY ? addDays(FIRST_DAY, 1) : FIRST_DAY
    const moved = await rescheduleBooking(site.deps, { bookingId, seenDate: travelDate, date }, by)
    if (!moved.ok) expect.fail(moved.problem.code)
    if (moved.guestIsTold) told += 1
  }
  return told
}

/** How many emails to this address there are, by kind. */
async function mailsTo(site: TestSite, address: string, status: MailStatus = 'queued') {
  const found = await site.deps.db.read
    .select({ kind: mails.kind })
    .from(mails)
    .where(and(eq(mails.toAddress, address), eq(mails.status, status)))
  const byKind = Object.groupBy(found, ({ kind }) => kind)
  return Object.fromEntries(Object.entries(byKind).map(([kind, rows = []]) => [kind, rows.length]))
}

/** Entered at the desk for a guest who phoned and has no email address. */
const DESK_FORM = {
  ...{ kind: 'trip', tourId: 'erawan-death-railway', origin: 'kanchanaburi', date: FIRST_DAY, time: '' },
  ...{
    adults: '2',
    children: '',
    childAges: '',
    childSeats: '',
    luggage: '',
    vehicle: 'suv',
    pickup: 'River Inn',
  },
  ...{ name: 'Ruby Placeholder', phone: '+61 2 5550 0133', email: '', channel: 'phone', message: '' },
}

const operatorOf = ({ deps }: TestSite) => deps.addresses.operator

test('whoever types the address of a stranger has one email sent there, whatever is pressed on the pass', async () => {
  await using site = await testSite()
  const { id } = await requested(site)
  await site.sendMails()
  // The pass on the page after the booking proves nothing.
  await noteLinkUsed(site.deps, await linkOf(site, { id, travelDate: FIRST_DAY, endDate: FIRST_DAY }))
  expect(await changeDay(site, id, 10)).toBe(0)
  expect(await mailsTo(site, STRANGER)).toEqual({})
  expect(await mailsTo(site, operatorOf(site))).toEqual({ 'operator-booking-moved': 1 })
  expect(await cancelByGuest(site.deps, { bookingId: id, seenSatang: 0 })).toMatchObject({ ok: true })
  await site.sendMails()
  expect(await mailsTo(site, STRANGER, 'sent')).toEqual({ 'guest-booking-received': 1 })
  // The change is not told, because the trip was cancelled before the minute was over.
  expect(await mailsTo(site, operatorOf(site), 'sent')).toEqual({
    'operator-booking': 1,
    'operator-booking-cancelled': 1,
  })
})

test('a guest who has opened the link in our email gets one email about the changes of a minute, and one about a later change', async () => {
  await using site = await testSite()
  const booking = await requested(site)
  await proveAddress(site, booking)
  await site.sendMails()
  expect(await changeDay(site, booking.id, 3)).toBe(3)
  expect(await mailsTo(site, STRANGER)).toEqual({ 'guest-booking-moved': 1 })
  await site.sendMails()
  await changeDay(site, booking.id, 1)
  await site.sendMails()
  const sent = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Changed'))
  expect(sent.map(({ toAddress }) => toAddress).sort()).toEqual([
    ...[operatorOf(site), operatorOf(site), STRANGER, STRANGER],
  ])
  // The newest day, then the one after that.
  const toGuest = sent.filter(({ toAddress }) => toAddress === STRANGER)
  expect(toGuest.map(({ text }) => /\d\d? January 2027/.exec(text)?.[0])).toEqual([
    '16 January 2027',
    '15 January 2027',
  ])
  expect(await mailsTo(site, STRANGER, 'undeliverable')).toEqual({ 'guest-booking-moved': 2 })
})

test('an email about what a guest does waits a minute', async () => {
  await using site = await testSite()
  const waits: number[] = []
  const queue: TestSite['deps']['queue'] = {
    ...site.deps.queue,
    enqueue: async (_tx, _job, _payloads, wait) => void waits.push(wait?.afterSeconds ?? 0),
  }
  const booking = await requested(site)
  const move = { bookingId: booking.id, seenDate: FIRST_DAY, date: addDays(FIRST_DAY, 1) }
  await rescheduleBooking({ ...site.deps, queue }, move, 'guest')
  const trip = await placedCustomTrip(site)
  const asking = { quoteId: await sentQuote(site.deps, trip.id), token: await linkOf(site, trip, 'quote') }
  await wishForChange({ ...site.deps, queue }, { ...asking, wish: 'An hour later.' })
  expect(waits).toEqual([GUEST_ACT_WAIT_SECONDS, GUEST_ACT_WAIT_SECONDS])
})

test('a mailbox gets eight emails a day about changes; staff may always write', async () => {
  await using site = await testSite()
  const booking = await requested(site)
  await proveAddress(site, booking)
  for (let minute = 0; minute < 9; minute++) {
    expect(await changeDay(site, booking.id, 1)).toBe(minute < 8 ? 1 : 0)
    await site.sendMails()
  }
  expect(await mailsTo(site, STRANGER, 'sent')).toMatchObject({ 'guest-booking-moved': 8 })
  expect(await changeDay(site, booking.id, 1, OFFICE)).toBe(1)
  expect(await mailsTo(site, STRANGER)).toEqual({ 'guest-booking-moved': 1 })
})

test('many presses within a minute use the limit of a mailbox once, so the last change is told', async () => {
  await using site = await testSite()
  const booking = await requested(site)
  await proveAddress(site, booking)
  expect(await changeDay(site, booking.id, 10)).toBe(10)
  expect(await mailsTo(site, STRANGER, 'held-back')).toEqual({})
})

test('a guest who has paid is told, though nobody has opened the link in our email', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, sessionId } = await bookingAtCheckout(site, { email: STRANGER })
  await site.payAsGuest(sessionId)
  await settlePayment(site.deps, sessionId)
  await site.sendMails()
  expect(await changeDay(site, booking.id, 1)).toBe(1)
})

test('of payments that fail, a stranger hears once for each booking', async () => {
  await using site = await siteWithStripe()
  site.fake.controls.asyncPayment = true
  const { booking } = await placedBooking(site, undefined, { email: STRANGER })
  for (let attempt = 0; attempt < 3; attempt++) {
    const started = await startPayment(site.deps, { bookingId: booking.id })
    const { sessionId } = started.ok ? started : expect.fail(started.problem.code)
    site.fake.markPaid(sessionId)
    site.fake.settle(sessionId, 'failed')
    expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'failed' })
  }
  expect(await mailsTo(site, STRANGER)).toEqual({ 'guest-payment-failed': 1 })
})

test('an operator hears of what guests without an email address change and cancel', async () => {
  await using site = await testSite()
  const placed = await bookAtDesk(site.deps, {
    ...{ outcome: 'confirmed', admin: 'office@example.com', input: DESK_FORM },
  })
  const { id } = placed.ok ? placed.booking : expect.fail(placed.problem.code)
  expect(await changeDay(site, id, 1)).toBe(0)
  expect(await mailsTo(site, operatorOf(site))).toEqual({ 'operator-booking-moved': 1 })
  expect(await cancelByGuest(site.deps, { bookingId: id, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await mailsTo(site, operatorOf(site))).toMatchObject({ 'operator-booking-cancelled': 1 })
})

test('a trip that was confirmed by email is called off by email, whoever has opened what', async () => {
  await using site = await testSite()
  const { id } = await requested(site)
  await confirmBooking(site.deps, { bookingId: id }, OFFICE)
  await cancelByGuest(site.deps, { bookingId: id, seenSatang: 0 })
  expect(await mailsTo(site, STRANGER)).toMatchObject({ 'guest-booking-cancelled': 1 })
})

test('what staff cancels for a guest is told, whoever has opened what', async () => {
  await using site = await testSite()
  const { id } = await requested(site)
  await cancelForGuest(site.deps, { bookingId: id, seenSatang: 0, admin: 'office@example.com' })
  expect(await mailsTo(site, STRANGER)).toMatchObject({ 'guest-booking-cancelled': 1 })
})

test('only a link that stands in our emails proves an address, and only when something is sent through it', async () => {
  await using site = await testSite()
  const booking = await requested(site)
  const provedAt = async () => (await findBooking(site.deps.db.read, booking.id))?.emailProvedAt
  const [shown, mailed] = [await linkOf(site, booking), await mailedLinkOf(site, booking)]
  expect(shown).not.toBe(mailed)
  await site.sendMails()
  const copy = (await site.mailbox()).find(({ toAddress }) => toAddress === STRANGER)
  expect(copy?.text).toContain(`/booking/${mailed}`)
  expect(copy?.text).not.toContain(shown)
  await notePassOpened(site.deps, shown)
  await noteLinkUsed(site.deps, shown)
  expect(await provedAt()).toBeNull()
  await notePassOpened(site.deps, mailed)
  expect(await provedAt()).toEqual(new Date(site.deps.now()))
})

test('wishes for a quote are one email to the operator, and accepting it confirms by email', async () => {
  await using site = await testSite()
  const trip = await placedCustomTrip(site, { email: STRANGER })
  const asking = { quoteId: await sentQuote(site.deps, trip.id), token: await linkOf(site, trip, 'quote') }
  for (let press = 0; press < 3; press++)
    await wishForChange(site.deps, { ...asking, wish: `Stop ${press}, please.` })
  expect(await mailsTo(site, operatorOf(site))).toMatchObject({ 'operator-quote-wish': 1 })
  await acceptQuote(site.deps, asking)
  expect(await mailsTo(site, STRANGER)).toMatchObject({
    ...{ 'guest-quote': 1, 'guest-request-confirmed': 1 },
  } satisfies Partial<Record<MailKind, number>>)
})
