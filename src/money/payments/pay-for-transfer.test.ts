import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { allocations, bookings, sandboxCheckouts } from '#platform/database/schema/schema.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { type PaymentSite, siteWithPayments } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { startPayment } from '../checkouts/start-payment.ts'
import { settlePayment } from './settle-payment.ts'

const RIDE = {
  ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', vehicle: 'suv' },
  ...{ pickup: 'Suvarnabhumi Airport (BKK)', dropoff: 'Hotel in Kanchanaburi', service: 'one-way' },
  ...{ passengers: 3, luggage: 3, pickupDate: '2027-01-15', pickupTime: '14:30', flightNumber: 'ZZ 042' },
}

/** One SUV, and a transfer that is to be paid by card. */
async function siteWithTransfer(changes: Record<string, unknown> = {}) {
  const site = await siteWithPayments('sandbox', ['suv'])
  const placed = await requestTaxi(site.deps, { input: { ...RIDE, ...changes }, channel: 'card' })
  if (!placed.ok) throw new Error(placed.problem.code)
  return { ...site, transfer: placed.booking }
}

async function held({ deps }: Pick<PaymentSite, 'deps'>) {
  const rows = await deps.db.read.select().from(allocations)
  return rows.filter(({ status }) => status !== 'released')
}

test('a transfer is paid like a trip: a checkout holds its vehicle, payment makes it firm and emails both', async () => {
  await using site = await siteWithTransfer()
  expect(site.transfer).toMatchObject({ status: 'draft', channel: 'card', priceBaht: 2900 })
  expect(await held(site)).toEqual([])
  const started = await startPayment(site.deps, { bookingId: site.transfer.id, seenPriceBaht: 2900 })
  if (!started.ok) throw new Error(started.problem.code)
  expect(await held(site)).toMatchObject([{ status: 'held' }])
  const [checkout] = await site.deps.db.read.select().from(sandboxCheckouts)
  expect(checkout?.description).toBe(
    'Suvarnabhumi Airport (BKK) → Hotel in Kanchanaburi, Friday 15 January 2027, landing 14:30, flight ZZ 042, SUV',
  )
  await site.payAsGuest(started.sessionId)
  expect(await settlePayment(site.deps, started.sessionId)).toMatchObject({
    state: 'paid',
    booking: { status: 'confirmed' },
    payment: { amountSatang: 290_000 },
  })
  expect(await held(site)).toMatchObject([{ status: 'firm' }])
  await site.sendMails()
  const mails = await site.mailbox()
  expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(['ada@example.com', 'hello@saphan.example'])
  for (const { text } of mails) {
    expect(text).toContain(site.transfer.reference)
    for (const fact of ['Landing: 14:30', 'Flight: ZZ 042', 'Price, all in: ฿2,900'])
      expect(text).toContain(fact)
  }
})

test('a round trip whose driver waits is one vehicle for both ways', async () => {
  const wait = { pickup: 'Kanchanaburi', dropoff: 'Erawan', pickupTime: '08:00', service: 'round-trip' }
  await using site = await siteWithTransfer({ ...wait, returnDate: '2027-01-15', returnTime: '13:00' })
  await startPayment(site.deps, { bookingId: site.transfer.id })
  const [out, back, ...others] = await held(site)
  expect(others).toEqual([])
  expect(back).toMatchObject({ vehicleId: out?.vehicleId, busyFrom: out?.busyUntil })
})

test('a card needs a price, a free vehicle and its lead time', async () => {
  await using site = await siteWithTransfer()
  await startPayment(site.deps, { bookingId: site.transfer.id })
  const ask = (changes: Record<string, unknown>) =>
    requestTaxi(site.deps, { input: { ...RIDE, email: 'grace@example.com', ...changes }, channel: 'card' })
  expect(await ask({})).toMatchObject({
    ok: false,
    reason: 'vehicle-gone',
    fields: { pickupDate: { code: 'vehicle-gone' } },
  })
  expect(await ask({ dropoff: '12 Example Road' })).toMatchObject({ ok: false, reason: 'unknown-route' })

  const tomorrow = await ask({ pickupDate: '2026-11-21', pickupTime: '12:00' })
  if (!tomorrow.ok) throw new Error(tomorrow.problem.code)
  site.letTimePass(3 * HOUR_MS)
  expect(inWords(await startPayment(site.deps, { bookingId: tomorrow.booking.id }))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/12:00.* 24 hours/),
  })
})

test('another price than the guest agreed to is refused', async () => {
  await using site = await siteWithTransfer()
  const { id } = site.transfer
  expect(await startPayment(site.deps, { bookingId: id, seenPriceBaht: 2500 })).toMatchObject({
    ok: false,
    reason: 'price-changed',
  })
})

test('a transfer with a deposit asks for the deposit first', async () => {
  await using site = await siteWithTransfer()
  await site.deps.db.read
    .update(bookings)
    .set({ depositPercent: 30 })
    .where(eq(bookings.id, site.transfer.id))
  const started = await startPayment(site.deps, { bookingId: site.transfer.id })
  if (!started.ok) throw new Error(started.problem.code)
  await site.payAsGuest(started.sessionId)
  expect(await settlePayment(site.deps, started.sessionId)).toMatchObject({
    payment: { purpose: 'deposit', amountSatang: 90_000 },
  })
})

test('sent twice it is one booking', async () => {
  await using site = await siteWithTransfer()
  const again = await requestTaxi(site.deps, { input: RIDE, channel: 'card' })
  expect(again).toMatchObject({ ok: true, booking: { id: site.transfer.id } })
})
