import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#platform/database/schema/schema.ts'
import { bookingWithDeposit, siteWithDeposit } from '#tests/deposit-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'

async function factsOf({ deps }: Pick<TestSite, 'deps'>, kind: string) {
  const [mail] = await deps.db.read.select().from(mails).where(eq(mails.kind, kind))
  return mail?.facts
}

test('an email keeps what its booking was when it was queued, and nothing personal', async () => {
  await using site = await testSite()
  await placedBooking(site, 'erawan-death-railway')
  expect(await factsOf(site, 'guest-booking-received')).toEqual({
    status: 'requested',
    travelDate: '2027-01-15',
    endDate: '2027-01-15',
    starts: [expect.stringMatching(/^2027-01-1\dT\d\d:\d\d:00\.000Z$/)],
    guests: 2,
    luggage: null,
    vehicleClass: 'suv',
    priceBaht: expect.any(Number),
    waitingBaht: 0,
    depositPercent: expect.any(Number),
    paidBaht: 0,
    givenBackBaht: 0,
    dueBaht: expect.any(Number),
    confirmedBy: null,
  })
})

test('an email about a payment keeps what the ledger has, after that payment', async () => {
  await using site = await siteWithDeposit()
  await bookingWithDeposit(site)
  expect(await factsOf(site, 'guest-booking-confirmed')).toMatchObject({
    status: 'confirmed',
    ...{ priceBaht: 5_500, paidBaht: 1_700, givenBackBaht: 0, dueBaht: 3_800 },
    confirmedBy: { method: 'card', amountBaht: 1_700 },
  })
})
