import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { cashWithDriver } from '#tests/cash-factories.ts'
import { askForDeposit } from '#tests/deposit-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { paidBooking } from '#tests/refund-factories.ts'
import { adminSite } from '../fixtures/admin-site.ts'

const MONEY = '/desk/money'

async function siteWithMoney() {
  const site = await adminSite()
  const cash = await cashWithDriver(site)
  const payAsGuest = async (sessionId: string) =>
    (await site.deps.sandboxCheckouts?.act(sessionId, 'pay')) ?? false
  const paid = await paidBooking({ ...site, payAsGuest, listPayableSessions: async () => [] })
  return { ...site, cash, paid }
}

test('the month names what came in by card and in cash, and what is with drivers', async () => {
  await using site = await siteWithMoney()
  const { text } = await site.see(MONEY)
  expect(text).toContain('฿5,500')
  expect(text).toContain('฿1,000')
  expect(text).toContain('฿6,500')
  expect(text).toContain('Received ฿1,000 from Driver 1')
})

test('cash is received once: the second press is told by whom', async () => {
  await using site = await siteWithMoney()
  const fields = { driverId: site.cash.driverId, payments: site.cash.paymentId }
  expect(await site.press(MONEY, fields)).toMatchObject({ status: 303 })
  expect((await site.see(MONEY)).text).toContain('No driver is holding cash for you.')
  const again = await site.press(MONEY, fields)
  expect(again.status).toBe(409)
  expect(again.text).toMatch(/recorded this cash at .* Nothing was recorded twice\./)
})

const MALFORMED: Record<string, string>[] = [{}, { driverId: 'x', payments: 'x y' }]

test.for(MALFORMED)('a form of %o notes nothing', async (fields) => {
  await using site = await siteWithMoney()
  const { status, text } = await site.press(MONEY, fields)
  expect(status).toBe(409)
  expect(text).toContain('Received ฿1,000 from Driver 1')
})

test('the file for the bookkeeper has a line for each movement, and its sums are the total of the month', async () => {
  await using site = await siteWithMoney()
  const { text } = await site.see(`${MONEY}/export.csv`)
  const [head, ...rows] = text.split(/(?<=") (?=")/).map((line) => line.slice(1, -1).split('","'))
  expect(head?.join()).toBe('date,time,reference,guest,for,net,method,refund,state')
  expect(rows.map(([, , reference]) => reference).sort()).toEqual(
    [site.cash.booking.reference, site.paid.booking.reference].sort(),
  )
  const total = rows.reduce((sum, row) => sum + Number(row[5]) - Number(row[7]), 0)
  expect(total).toBe(6_500)
})

test('a month that does not exist is the present one, and another month has none of its money', async () => {
  await using site = await siteWithMoney()
  expect((await site.see(`${MONEY}?month=2026-99`)).text).toContain('฿6,500')
  expect((await site.see(`${MONEY}?month=2020-01`)).text).not.toContain('฿6,500')
})

test('a guest is reminded of a deposit from the list of what is due, once', async () => {
  await using site = await adminSite()
  await askForDeposit(site, 30)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, staff('office@example.com'))
  const { html, text } = await site.see(MONEY)
  expect(text).toContain('Remind Ada Example')
  const seen = /name="seen" value="(\d+)"/.exec(html)?.[1] ?? ''
  const address = `/desk/bookings/${booking.reference}/remind`
  const reminded = await site.press(address, { seen, back: MONEY })
  expect([reminded.status, reminded.headers.get('location')]).toEqual([303, MONEY])
  const after = await site.see(MONEY)
  expect(after.text).toContain('Reminded')
  expect(after.text).not.toContain('Remind Ada Example')
})
