import { expect, test } from 'vitest'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { siteWithPayments } from '#tests/factories.ts'
import { paidBooking, refundsOf } from '#tests/refund-factories.ts'
import { suggestRefund } from './approve-refund.ts'
import { payBack } from './pay-back.ts'

const admin = 'office@example.com'

/** A booking of ฿5,500 by card that was cancelled, and of which nothing went back. */
async function cancelledBooking() {
  const site = await siteWithPayments('sandbox')
  const { booking, payment } = await paidBooking(site)
  await cancelByStaff(site.deps, { bookingId: booking.id, admin, refundBaht: 0 })
  return {
    ...site,
    payment,
    pay: (amountBaht?: number) => payBack(site.deps, paying(booking.id, amountBaht)),
  }
}

function paying(bookingId: string, amountBaht: number | undefined) {
  return { bookingId, admin, ...(amountBaht === undefined ? {} : { amountBaht }) }
}

test('staff gives back up to what is left, and no more than came in when two press at once', async () => {
  await using site = await cancelledBooking()
  for (const wrong of [0, -1, Number.NaN])
    expect(await site.pay(wrong)).toMatchObject({ fields: { amountBaht: { code: 'cash-amount' } } })
  expect(await site.pay(5_501)).toMatchObject({ problem: { code: 'refund-too-large', mostBaht: 5_500 } })
  expect(await site.pay(1_000)).toEqual({ ok: true })
  const both = await Promise.all([site.pay(), site.pay()])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await refundsOf(site)).toEqual([
    { status: 'approved', amountSatang: 100_000 },
    { status: 'approved', amountSatang: 450_000 },
  ])
})

test('money about which somebody has to decide already is not given back a second time', async () => {
  await using site = await cancelledBooking()
  const wanted = { payment: site.payment, amountSatang: 200_000, reason: 'policy' } as const
  await site.deps.db.transaction((tx) => suggestRefund(tx, wanted), { actor: 'guest' })
  expect(await site.pay(3_501)).toMatchObject({ problem: { mostBaht: 3_500 } })
  expect(await site.pay()).toEqual({ ok: true })
})
