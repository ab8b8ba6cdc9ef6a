import { expect, test } from 'vitest'
import { bookingHistory, bookings, mails } from '#adapters/database/schema.ts'
import { filledForm, offerOf } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { requestBooking } from './request-booking.ts'

test('an e-mail request is stored with a reference, its price and two mails', async () => {
  await using site = await testSite()
  const placed = await requestBooking(site.deps, offerOf('erawan-death-railway'), filledForm())
  expect(placed).toMatchObject({
    ok: true,
    booking: { status: 'requested', channel: 'email', priceBaht: 5800, guests: 2 },
  })
  await site.sendMails()
  const received = await site.mailbox()
  expect(received.map((mail) => mail.toAddress)).toEqual(['hello@saphan.example', 'ada@example.com'])
  expect(received[1]?.text).toContain(placed.ok && placed.booking.reference)
})

test('the same request id ten times at once makes one booking and two mails', async () => {
  await using site = await testSite()
  const form = filledForm({ requestId: '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => requestBooking(site.deps, offerOf('erawan-death-railway'), form)),
  )
  const references = new Set(answers.map((answer) => answer.ok && answer.booking.reference))
  expect(references.size).toBe(1)
  expect(await site.deps.db.read.select().from(bookings)).toHaveLength(1)
  expect(await site.deps.db.read.select().from(mails)).toHaveLength(2)
  expect(await site.deps.db.read.select().from(bookingHistory)).toHaveLength(1)
})
