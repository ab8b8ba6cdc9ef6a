import { expect, test } from 'vitest'
import { settlePayment } from '#money/payments/settle-payment.ts'
import type { Database } from '#platform/database/database.ts'
import {
  bookingAtCheckout,
  placedBooking,
  racing,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { paidBooking, refundsOf } from '#tests/refund-factories.ts'
import { unguarded } from '#tests/unguarded-database.ts'
import { findBookingForUpdate, updateBookingStatus } from './bookings.store.ts'
import { cancelByGuest } from './cancelling/cancel-booking.ts'

type Guard = (db: Database, racers: number) => Database

/** Two presses at the same moment. @returns the answers, and what goes back in satang */
async function pressTwice(guard: Guard) {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await paidBooking(site)
  const deps = { ...site.deps, db: guard(site.deps.db, 2) }
  const press = () => cancelByGuest(deps, { bookingId: booking.id, seenSatang: 550_000 })
  const answers = await Promise.all([press(), press()])
  const approved = await refundsOf(site)
  return {
    cancelled: answers.filter(({ ok }) => ok).length,
    givenBack: approved.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
  }
}

test('two presses at the same moment cancel once and refund the money once', async () => {
  expect(await pressTwice(racing)).toEqual({ cancelled: 1, givenBack: 550_000 })
})

test('control: without locks the second press is not told so: only the sum of refunds stops it', async () => {
  await expect(pressTwice(unguarded)).rejects.toThrow('more was to be given back than is left')
})

/** The guest cancels while the money arrives; the page had shown that nothing was paid. */
async function cancelAgainstMoney(guard: Guard) {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  site.fake.markPaid(sessionId)
  const deps = { ...site.deps, db: guard(site.deps.db, 2) }
  const [cancelled] = await Promise.all([
    cancelByGuest(deps, { bookingId: booking.id, seenSatang: 0 }),
    settlePayment(deps, sessionId),
  ])
  const { status, payments } = await recordOf(site, booking.id)
  return { isCancelled: cancelled.ok, status, payments, refunds: await refundsOf(site) }
}

const MONEY_FIRST = { isCancelled: false, status: 'confirmed', payments: ['paid'], refunds: [] }
const CANCELLED_FIRST = {
  isCancelled: true,
  status: 'cancelled',
  payments: ['needs_attention'],
  refunds: [{ status: 'suggested', amountSatang: 550_000 }],
}

test('money that arrives while the guest cancels either keeps the booking or is proposed as a refund', async () => {
  for (let round = 0; round < 10; round++)
    expect([MONEY_FIRST, CANCELLED_FIRST]).toContainEqual(await cancelAgainstMoney(racing))
})

test('control: without locks, money arrives for a cancelled booking and nobody is asked about it', async () => {
  const raced = await cancelAgainstMoney(unguarded).catch(() => 'refused by the database')
  expect([MONEY_FIRST, CANCELLED_FIRST]).not.toContainEqual(raced)
})

/** The guest cancels a request while the operator accepts it. */
async function cancelAgainstAccept(guard: Guard, acceptWritesLast = false) {
  await using site = await siteWithPayments('sandbox')
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const deps = { ...site.deps, db: guard(site.deps.db, 2) }
  const cancel = cancelByGuest(deps, { bookingId: booking.id, seenSatang: 0 })
  const accept = deps.db.transaction(
    async (tx) => {
      const read = await findBookingForUpdate(tx, booking.id)
      if (acceptWritesLast) await cancel
      return read && updateBookingStatus(tx, read, 'accept')
    },
    { actor: 'staff:office@example.com' },
  )
  const [cancelled] = await Promise.all([cancel, accept])
  const { status, steps } = await recordOf(site, booking.id)
  return { isCancelled: cancelled.ok, status, steps: steps.join(' ') }
}

test('a guest who cancels while the operator accepts is cancelled in the end', async () => {
  for (let round = 0; round < 10; round++) {
    const { isCancelled, status, steps } = await cancelAgainstAccept(racing)
    expect({ isCancelled, status }).toEqual({ isCancelled: true, status: 'cancelled' })
    expect(['create cancel', 'create accept cancel']).toContain(steps)
  }
})

test('control: without locks and previous states, a guest who was told "cancelled" is confirmed', async () => {
  expect(await cancelAgainstAccept(unguarded, true)).toMatchObject({ isCancelled: true, status: 'confirmed' })
})
