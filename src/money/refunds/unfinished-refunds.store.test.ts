import { expect, test } from 'vitest'
import { siteWithPayments } from '#tests/factories.ts'
import { approve, paidBooking } from '#tests/refund-factories.ts'
import { refundStatusesOf } from './refund-status.rules.ts'
import { listUnfinishedRefunds } from './unfinished-refunds.store.ts'

test('the sum of what is to be paid back counts also the refunds that are not listed', async () => {
  await using site = await siteWithPayments('sandbox')
  const { payment } = await paidBooking(site)
  for (const satang of [100_000, 20_000, 3_000]) await approve(site, payment, satang)
  const found = await listUnfinishedRefunds(site.deps.db.read, refundStatusesOf('underWay'), 2)
  expect([found.rows.length, found.total, found.amountSatang]).toEqual([2, 3, 123_000])
})
