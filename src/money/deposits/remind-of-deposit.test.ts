import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { bookingWithDeposit, siteWithDeposit } from '#tests/deposit-factories.ts'
import { type PaymentSite, placedBooking } from '#tests/factories.ts'
import { recordCash } from '../cash/record-cash.ts'
import { remindOfDeposit } from './remind-of-deposit.ts'
import { listUnpaidDeposits } from './unpaid-deposits.store.ts'

const ADMIN = 'office@example.com'

/** A request that was accepted, whose deposit is to be paid. */
async function acceptedRequest(site: PaymentSite) {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, staff(ADMIN))
  return booking
}

const remind = ({ deps }: PaymentSite, bookingId: string) =>
  remindOfDeposit(deps, { bookingId, admin: ADMIN })
const unpaid = async ({ deps }: PaymentSite) =>
  (await listUnpaidDeposits(deps.db.read, bangkokDay(deps.now()))).length

test('a guest is reminded once of a deposit that is not paid', async () => {
  await using site = await siteWithDeposit()
  const { id } = await acceptedRequest(site)
  expect(await unpaid(site)).toBe(1)
  const answers = await Promise.all([remind(site, id), remind(site, id)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await remind(site, id)).toMatchObject({ problem: { code: 'not-in-this-state' } })
  await site.sendMails()
  const reminders = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Deposit due'))
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).toContain('we haven’t received your deposit of ฿1,800 yet')
})

test('a reminder is not sent when the deposit was paid meanwhile', async () => {
  await using site = await siteWithDeposit()
  const { id } = await acceptedRequest(site)
  await remind(site, id)
  await recordCash(site.deps, { bookingId: id, amountBaht: 1_800, collectedBy: null }, staff(ADMIN))
  expect(await unpaid(site)).toBe(0)
  await site.sendMails()
  expect((await site.mailbox()).map(({ subject }) => subject).join()).not.toContain('Deposit due')
})

test('a guest who has paid the deposit is not reminded, and is not listed', async () => {
  await using site = await siteWithDeposit()
  const { id } = await bookingWithDeposit(site)
  expect(await unpaid(site)).toBe(0)
  expect(await remind(site, id)).toMatchObject({ problem: { code: 'not-in-this-state' } })
})
