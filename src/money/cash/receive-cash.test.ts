import { expect, test } from 'vitest'
import { auditLog } from '#platform/database/schema/schema.ts'
import { cashWithDriver, takeCash } from '#tests/cash-factories.ts'
import { racing } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { listCashWithDrivers } from '../month/driver-cash.store.ts'
import { receiveCash } from './receive-cash.ts'

async function siteWithCash() {
  const site = await testSite()
  const cash = await cashWithDriver(site)
  const seen = { driverId: cash.driverId, paymentIds: [cash.paymentId], admin: 'noi@example.com' }
  return { ...site, ...cash, seen }
}

test('cash that was handed over is no longer with the driver, and the history names the admin', async () => {
  await using site = await siteWithCash()
  expect(await receiveCash(site.deps, site.seen)).toEqual({ ok: true, receivedBaht: 1_000 })
  expect(await listCashWithDrivers(site.deps.db.read)).toEqual([])
  const [entry] = await site.deps.db.read.select().from(auditLog)
  expect(entry).toMatchObject({
    ...{ actor: 'noi@example.com', action: 'cash-received', subjectId: site.driverId },
    detail: '฿1,000 from Driver 1, 1 payment',
  })
})

test('cash that the driver took after the page was shown stays with the driver', async () => {
  await using site = await siteWithCash()
  const later = await takeCash(site, { ...site.seen, bookingId: site.booking.id, amountBaht: 500 })
  expect(await receiveCash(site.deps, site.seen)).toEqual({ ok: true, receivedBaht: 1_000 })
  expect(await listCashWithDrivers(site.deps.db.read)).toMatchObject([{ paymentId: later }])
})

test('of two admins who press at the same moment, the second reads who was first', async () => {
  await using site = await siteWithCash()
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  const answers = await Promise.all(
    ['noi@example.com', 'ploy@example.com'].map((admin) => receiveCash(deps, { ...site.seen, admin })),
  )
  const first = answers[0]?.ok ? 'noi@example.com' : 'ploy@example.com'
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    problem: { code: 'cash-received-already', by: first },
  })
  expect(await site.deps.db.read.select().from(auditLog)).toHaveLength(1)
})

test.for(['another driver', 'an unknown payment', 'no payment'])('%s: nothing is noted', async (wrong) => {
  await using site = await siteWithCash()
  const other = crypto.randomUUID()
  const input = {
    'another driver': { ...site.seen, driverId: other },
    'an unknown payment': { ...site.seen, paymentIds: [site.paymentId, other] },
    'no payment': { ...site.seen, paymentIds: [] },
  }[wrong]
  if (!input) throw new Error(wrong)
  expect(await receiveCash(site.deps, input)).toMatchObject({ problem: { code: 'cash-changed' } })
  expect(await listCashWithDrivers(site.deps.db.read)).toHaveLength(1)
})
