import { expect, test } from 'vitest'
import { placedBooking, siteWithPayments } from '#tests/factories.ts'
import { approve, paidBooking } from '#tests/refund-factories.ts'
import { sendReceipt } from './send-receipt.ts'

const admin = 'office@example.com'

test('each press sends one receipt, which names what was paid and what went back', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, payment } = await paidBooking(site)
  await approve(site, payment, 50_000)
  for (const expected of [1, 2]) {
    site.letTimePass(60_000)
    expect(await sendReceipt(site.deps, { bookingId: booking.id, admin })).toEqual({ ok: true })
    await site.sendMails()
    const receipts = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Receipt:'))
    expect(receipts).toHaveLength(expected)
    for (const part of ['Card: ฿5,500', 'Refunded: ฿500', 'Total received: ฿5,000', booking.reference])
      expect(receipts[0]?.text).toContain(part)
  }
})

test('nothing that was not paid has a receipt', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await placedBooking(site)
  expect(await sendReceipt(site.deps, { bookingId: booking.id, admin })).toMatchObject({
    problem: { code: 'not-in-this-state' },
  })
})
