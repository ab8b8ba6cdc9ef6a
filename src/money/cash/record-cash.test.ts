import { expect, test } from 'vitest'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { insertDrivers } from '#tests/database/fleet-rows.ts'
import { placedBooking, racing } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { recordCash } from './record-cash.ts'

const OFFICE = 'staff:office@example.com'

async function confirmedTrip() {
  const site = await testSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  return { ...site, bookingId: booking.id, priceBaht: booking.priceBaht ?? 0 }
}

test('cash is recorded in parts, with the driver who has it, up to what is due', async () => {
  await using site = await confirmedTrip()
  const { deps, bookingId, priceBaht } = site
  const [driver = ''] = await insertDrivers(deps.db.read, 1)
  const part = { bookingId, amountBaht: 1_000, collectedBy: driver }
  expect(await recordCash(deps, part, OFFICE)).toMatchObject({
    payment: {
      method: 'cash',
      purpose: 'balance',
      amountSatang: 100_000,
      collectedBy: driver,
      status: 'paid',
    },
  })
  const rest = { bookingId, amountBaht: priceBaht - 1_000, collectedBy: null }
  expect(await recordCash(deps, { ...rest, amountBaht: priceBaht }, OFFICE)).toMatchObject({
    problem: { code: 'cash-too-much', dueBaht: priceBaht - 1_000 },
  })
  expect(await recordCash(deps, rest, OFFICE)).toMatchObject({ payment: { collectedBy: null } })
})

test('the whole price in cash is a payment in full', async () => {
  await using site = await confirmedTrip()
  const all = { bookingId: site.bookingId, amountBaht: site.priceBaht, collectedBy: null }
  expect(await recordCash(site.deps, all, OFFICE)).toMatchObject({ payment: { purpose: 'full' } })
})

test('no amount, an unknown driver and a booking that does not take place are refused', async () => {
  await using site = await confirmedTrip()
  const { deps, bookingId } = site
  const cash = { bookingId, amountBaht: 100, collectedBy: null }
  for (const amountBaht of [0, -1, 1.5, Number.NaN, 1_000_001])
    expect(await recordCash(deps, { ...cash, amountBaht }, OFFICE)).toMatchObject({
      fields: { amountBaht: { code: 'cash-amount' } },
    })
  const unknown = { ...cash, collectedBy: crypto.randomUUID() }
  expect(await recordCash(deps, unknown, OFFICE)).toMatchObject({ fields: { collectedBy: { why: 'gone' } } })
  await cancelByStaff(deps, { bookingId, admin: 'office@example.com' })
  expect(await recordCash(deps, cash, OFFICE)).toMatchObject({ reason: 'not-possible' })
})

test('of two admins who record the whole price at the same moment, one is told that nothing is due', async () => {
  await using site = await confirmedTrip()
  const deps = { ...site.deps, db: racing(site.deps.db, 2) }
  const all = { bookingId: site.bookingId, amountBaht: site.priceBaht, collectedBy: null }
  const answers = await Promise.all([recordCash(deps, all, OFFICE), recordCash(deps, all, OFFICE)])
  expect(answers.map((answer) => (answer.ok ? 'recorded' : answer.problem.code)).sort()).toEqual([
    'cash-too-much',
    'recorded',
  ])
})
