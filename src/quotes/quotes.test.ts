import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { findBooking } from '#bookings/bookings.store.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { racing, recordOf } from '#tests/factories.ts'
import { QUOTE_FORM, siteWithCustomTrip } from '#tests/quote-factories.ts'
import { findQuoteDraft } from './quote-page.store.ts'
import { listPlannedQuotes } from './quotes.store.ts'
import { remindOfQuotes } from './remind-of-quotes.ts'

const over = { ok: false, problem: { code: 'quote-over' } }

test('a sent quote holds a vehicle for its days until it ends, and the guest gets one email', async () => {
  await using site = await siteWithCustomTrip()
  await site.sent()
  expect(await site.booking()).toMatchObject({
    ...{ status: 'requested', travelDate: '2027-01-20', endDate: '2027-01-21', vehicleClass: 'suv' },
    ...{ priceBaht: null, waitsUntil: new Date('2026-11-24T18:00:00+07:00') },
  })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toMatchObject([{ status: 'held' }])
  await site.sendMails()
  const [mail] = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Your quote'))
  const { reference = '' } = (await site.booking()) ?? {}
  expect(mail?.subject).toBe(`Your quote: Two days to Sangkhlaburi for ฿8,700, ${reference}`)
  for (const part of ['Hellfire Pass', '2 × ฿4,000', '฿700', 'Please reply by', '/quote/'])
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part)
})

test('a quote without a hold takes no vehicle before it is accepted', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent({ hold: 'no' })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toEqual([])
  expect(await site.booking()).toMatchObject({ waitsUntil: null })
  expect(await site.accept(id)).toMatchObject({ ok: true })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toMatchObject([{ status: 'firm' }])
})

test('nothing is sent that is not free, and what was held before stays held', async () => {
  await using site = await siteWithCustomTrip()
  await site.blockVehicle('2027-01-21')
  for (const hold of ['yes', 'no'])
    expect(await site.send({ hold })).toMatchObject({
      ...{ ok: false, reason: 'vehicle-gone' },
      fields: { 'day-1-date': { code: 'vehicle-gone' } },
    })
  expect(await listPlannedQuotes(site.deps.db.read, site.bookingId)).toEqual([])
  expect(await site.booking()).toMatchObject({ travelDate: '2027-01-15' })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toMatchObject([{ status: 'held' }])
})

test('an accepted quote confirms the booking at its price and its deposit', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent({ payment: 'whole' })
  expect(await site.accept(id)).toMatchObject({ ok: true, passToken: expect.any(String) })
  expect(await site.booking()).toMatchObject({
    ...{ status: 'confirmed', priceBaht: 8700, depositPercent: 100, waitsUntil: null },
  })
  expect(await site.accept(id)).toMatchObject({ ok: true })
  await site.sendMails()
  const confirmation = (await site.mailbox()).find(({ subject }) => subject.startsWith('Confirmed'))
  expect(confirmation?.text).toContain('How you pay ฿8,700:\n\nBy card. On your trip pass until ')
  expect(confirmation?.text).toContain('Bring ฿8,700 for your driver.')
  const { mails } = await recordOf(site, site.bookingId)
  expect(mails.filter((kind) => kind === 'guest-request-confirmed')).toHaveLength(1)
  expect(await site.send()).toMatchObject({ ok: false, problem: { code: 'not-in-this-state' } })
})

test('staff who confirms while a quote is out accepts it for the guest', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent({ payment: 'whole' })
  expect(
    await confirmBooking(site.deps, { bookingId: site.bookingId }, staff('office@example.com')),
  ).toMatchObject({
    ok: true,
  })
  expect(await site.booking()).toMatchObject({ status: 'confirmed', priceBaht: 8700, depositPercent: 100 })
  expect(await site.accept(id)).toMatchObject({ ok: true })
})

test('only the newest version can be accepted, and the sent one stays as it was', async () => {
  await using site = await siteWithCustomTrip()
  const first = await site.sent()
  const [before] = await listPlannedQuotes(site.deps.db.read, site.bookingId)
  const second = await site.sent({ discountBaht: '700', validDate: '2026-11-26' })
  const [old] = await listPlannedQuotes(site.deps.db.read, site.bookingId)
  expect(old).toMatchObject({ status: 'superseded', plan: before?.plan, totalBaht: 8700 })
  expect(await site.accept(first)).toMatchObject(over)
  expect(await site.accept(second)).toMatchObject({ ok: true })
  expect(await site.booking()).toMatchObject({ priceBaht: 8000 })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toHaveLength(1)
})

test('a plan that was sent cannot be changed in the database', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent()
  await expect(site.changePlan(id)).rejects.toThrow()
})

test('two versions that are accepted at once make one booking, and so does one that is accepted ten times', async () => {
  await using site = await siteWithCustomTrip()
  const first = await site.sent()
  const second = await site.sent()
  const deps = { ...site.deps, db: racing(site.deps.db, 6) }
  const answers = await Promise.all(
    [first, second, first, second, second, first].map((id) => site.accept(id, deps)),
  )
  expect(answers.map(({ ok }) => ok)).toEqual([false, true, false, true, true, false])
  expect(await site.booking()).toMatchObject({ status: 'confirmed' })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toMatchObject([{ status: 'firm' }])
})

test('a version that is sent while the one before is accepted: one of the two wins', async () => {
  await using site = await siteWithCustomTrip()
  const first = await site.sent()
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  const [accepted, sent] = await Promise.all([site.accept(first, deps), site.send({}, deps)])
  expect([accepted.ok, sent.ok].sort()).toEqual([false, true])
  const statuses = (await listPlannedQuotes(site.deps.db.read, site.bookingId)).map(({ status }) => status)
  expect(statuses).toEqual(accepted.ok ? ['accepted'] : ['superseded', 'sent'])
})

test('when the vehicle is lost at the moment of accepting, nothing changes', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent({ hold: 'no' })
  await site.blockVehicle('2027-01-20')
  expect(await site.accept(id)).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect(await site.booking()).toMatchObject({ status: 'requested', priceBaht: null })
})

test.each(['yes', 'no'])(
  'an ended quote (held: %s) frees its vehicle, and both are told once',
  async (hold) => {
    await using site = await siteWithCustomTrip()
    const id = await site.sent({ hold })
    site.letTimePass(Date.parse('2026-11-24T18:00:01+07:00') - site.deps.now())
    expect(await site.accept(id)).toMatchObject(over)
    expect(await expireBookings(site.deps)).toEqual({ expired: 1 })
    expect(await expireBookings(site.deps)).toEqual({ expired: 0 })
    expect(await site.booking()).toMatchObject({ status: 'expired' })
    expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toEqual([])
    expect(await site.quoteMails()).toEqual(['guest-quote', 'guest-quote-ended', 'operator-quote-ended'])
    const again = await site.sent({ validDate: '2026-11-28' })
    expect(await site.accept(again)).toMatchObject({ ok: true })
  },
)

test('the guest is reminded once, within a day before the end', async () => {
  await using site = await siteWithCustomTrip()
  await site.sent()
  await remindOfQuotes(site.deps)
  expect(await site.quoteMails()).toEqual(['guest-quote'])
  site.letTimePass(Date.parse('2026-11-23T19:00:00+07:00') - site.deps.now())
  for (let time = 0; time < 2; time++) await remindOfQuotes(site.deps)
  expect(await site.quoteMails()).toEqual(['guest-quote', 'guest-quote-ending'])
})

test('a quote that was open for a day only ends without a reminder', async () => {
  await using site = await siteWithCustomTrip()
  await site.sent({ validDate: '2026-11-21' })
  site.letTimePass(20 * HOUR_MS)
  await remindOfQuotes(site.deps)
  expect(await site.quoteMails()).toEqual(['guest-quote'])
})

test('a wish is kept with the version, which stays valid; the same words again change nothing', async () => {
  await using site = await siteWithCustomTrip()
  const id = await site.sent()
  for (const wish of ['An hour later, please.', 'An hour later, please.', 'And the Mon bridge.'])
    expect(await site.wish(id, wish)).toEqual({ ok: true })
  const [quote] = await listPlannedQuotes(site.deps.db.read, site.bookingId)
  expect(quote).toMatchObject({ status: 'sent', wish: 'An hour later, please.\n\nAnd the Mon bridge.' })
  expect(await site.quoteMails()).toEqual(['guest-quote', 'operator-quote-wish'])
  expect(await site.wish(id, '  ')).toMatchObject({ fields: { wish: { code: 'quote.wish' } } })
  expect(await site.accept(id)).toMatchObject({ ok: true })
  expect(await site.wish(id, 'More')).toMatchObject(over)
})

test('of two admins the second is told, and a draft keeps what is typed, with its mistakes', async () => {
  await using site = await siteWithCustomTrip()
  const basis = await site.basis()
  expect(await site.saveDraft({ ...QUOTE_FORM, 'day-1-date': 'soon' }, basis)).toEqual({ ok: true })
  expect(await findQuoteDraft(site.deps.db.read, site.bookingId)).toMatchObject({
    typed: { 'day-1-date': 'soon', title: QUOTE_FORM.title },
  })
  expect(await site.saveDraft(QUOTE_FORM, basis)).toMatchObject({ problem: { code: 'quote-changed' } })
  await site.sent()
  expect(await findQuoteDraft(site.deps.db.read, site.bookingId)).toBeUndefined()
  expect(await findBooking(site.deps.db.read, site.bookingId)).toMatchObject({ status: 'requested' })
})
