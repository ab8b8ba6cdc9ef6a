import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { priceLines } from '#catalogue/transfers/ride.words.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { testSite } from '#tests/site.ts'
import { chargeWaiting } from './charge-waiting.ts'
import { findBalance } from './find-balance.ts'

const ADMIN = 'office@example.com'

test('waiting becomes a line of the price, once however often it is pressed, and can be changed and dropped', async () => {
  await using site = await testSite()
  const placed = await requestTaxi(site.deps, {
    input: {
      ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', vehicle: 'suv' },
      ...{ pickup: 'Suvarnabhumi Airport (BKK)', dropoff: 'Hotel in Kanchanaburi', service: 'one-way' },
      ...{ passengers: 3, luggage: 3, pickupDate: '2027-01-15', pickupTime: '14:30' },
    },
  })
  const { id } = placed.ok ? placed.booking : expect.fail(placed.problem.code)
  const charge = (amountBaht: number) => chargeWaiting(site.deps, { bookingId: id, amountBaht, admin: ADMIN })
  expect(await charge(300)).toMatchObject({ ok: false, reason: 'not-possible' })
  await confirmBooking(site.deps, { bookingId: id }, `staff:${ADMIN}`)
  for (const amountBaht of [300, 300])
    expect(await charge(amountBaht)).toMatchObject({ ok: true, booking: { priceBaht: 3200 } })
  const waited = await findDetailedBooking(site.deps.db.read, id)
  expect(waited && priceLines(waited)).toEqual([
    { label: 'One way', value: '฿2,900' },
    { label: 'Night rate, 22:00–06:00', value: 'does not apply' },
    { label: 'Waiting beyond the free time', value: '฿300' },
    { label: 'Price, all in', value: '฿3,200' },
  ])
  const [stored] = await site.deps.db.read.select().from(bookings).where(eq(bookings.id, id))
  expect(stored && (await findBalance(site.deps.db.read, stored)).dueBaht).toBe(3200)
  for (const wrong of [-1, 0.5, Number.NaN, 1_000_000])
    expect(await charge(wrong)).toMatchObject({ fields: { amountBaht: { code: 'waiting-amount' } } })
  expect(await charge(0)).toMatchObject({ booking: { priceBaht: 2900, waitingBaht: 0 } })
})
