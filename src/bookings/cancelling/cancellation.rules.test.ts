import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CANCELLABLE, hoursBefore, PICKUP_MS, paidBaht } from '#tests/cancellable-booking.ts'
import { BOOKING_STATUSES } from '../booking-status.rules.ts'
import { refundNow } from './cancellation.rules.ts'

const PAID = paidBaht(5_500)

test('a guest gets back what the terms give at that instant, of what is left of the payment', () => {
  expect(refundNow(CANCELLABLE, [PAID], hoursBefore(24))).toMatchObject({ ok: true, refundSatang: 550_000 })
  expect(refundNow(CANCELLABLE, [PAID], hoursBefore(24) + 1)).toMatchObject({
    ok: true,
    refundSatang: 275_000,
  })
  expect(refundNow(CANCELLABLE, [PAID], hoursBefore(1))).toMatchObject({ ok: true, refundSatang: 0 })
  const givenBack = {
    ...({ status: 'succeeded', reason: 'policy' } as const),
    ...{ amountSatang: 100_000, providerRefundId: 're_1' },
  }
  const partlyRefunded = { ...PAID, refunds: [givenBack] }
  expect(refundNow(CANCELLABLE, [partlyRefunded], hoursBefore(20))).toMatchObject({ refundSatang: 175_000 })
})

test('before a booking is confirmed everything goes back, whatever the hour', () => {
  for (const status of ['draft', 'requested', 'awaiting_payment'] as const)
    expect(refundNow({ ...CANCELLABLE, status }, [PAID], hoursBefore(1))).toMatchObject({
      refundSatang: 550_000,
    })
})

test('money that does not match the booking is left to an admin', () => {
  const unexpected = { ...PAID, status: 'needs_attention', receivedSatang: 550_000 } as const
  expect(refundNow(CANCELLABLE, [unexpected], hoursBefore(30))).toMatchObject({
    receivedSatang: 0,
    refundSatang: 0,
  })
})

test.for([
  ['a booking without an agreed price', { priceBaht: null }],
  ['a trip whose pickup time is not known', { pickupAt: null }],
] as const)('a person decides what goes back of %s', ([, changes]) => {
  const booking = { ...CANCELLABLE, ...changes }
  expect(refundNow(booking, [PAID], hoursBefore(30))).toMatchObject({
    refundSatang: 0,
    isDecidedByPerson: true,
  })
  expect(refundNow(booking, [], hoursBefore(30))).toMatchObject({ ok: true, isDecidedByPerson: false })
})

test('a guest cannot cancel from the pickup on, nor after the day of a trip without a known time', () => {
  const departed = { ok: false, problem: { code: 'trip-departed' } }
  expect(refundNow(CANCELLABLE, [PAID], PICKUP_MS)).toEqual(departed)
  expect(refundNow(CANCELLABLE, [PAID], PICKUP_MS - 1)).toMatchObject({ ok: true })
  const timeless = { ...CANCELLABLE, pickupAt: null }
  const midnight = Date.parse('2026-11-27T17:00:00Z')
  expect(refundNow(timeless, [], midnight - 1)).toMatchObject({ ok: true })
  expect(refundNow(timeless, [], midnight)).toEqual(departed)
  expect(refundNow({ ...timeless, travelDate: null }, [], midnight)).toMatchObject({ ok: true })
})

test('only a booking that is not over can be cancelled', () => {
  const cancellable = BOOKING_STATUSES.filter((status) => refundNow({ ...CANCELLABLE, status }, [], 0).ok)
  expect(cancellable).toEqual(['draft', 'requested', 'awaiting_payment', 'confirmed'])
})

test.each<[what: string, hours: number, paidBaht: number, backBaht: number]>([
  ['the deposit while it is free', 24, 1_700, 1_700],
  ['half of the deposit after that', 20, 1_700, 850],
  ['nothing of it later', 11, 1_700, 0],
  ['half of the whole price when that was paid', 20, 5_500, 2_750],
  ['nothing when nothing was paid', 24, 0, 0],
])('with a deposit, a guest gets back %s', (_, hours, paidBaht, backBaht) => {
  const booking = { ...CANCELLABLE, depositPercent: 30 }
  const paid = paidBaht > 0 ? [{ ...PAID, amountSatang: paidBaht * 100 }] : []
  expect(refundNow(booking, paid, hoursBefore(hours))).toMatchObject({ refundSatang: backBaht * 100 })
})

test('never more goes back than came in, whatever was paid at whatever share', () => {
  const baht = fc.integer({ min: 0, max: 20_000 })
  const percent = fc.integer({ min: 0, max: 100 })
  const hours = fc.integer({ min: 1, max: 72 })
  fc.assert(
    fc.property(fc.array(baht, { maxLength: 3 }), percent, hours, (paid, depositPercent, before) => {
      const payments = paid.map((sum) => ({ ...PAID, amountSatang: sum * 100 }))
      const refund = refundNow({ ...CANCELLABLE, depositPercent }, payments, hoursBefore(before))
      const cameIn = paid.reduce((sum, one) => sum + one * 100, 0)
      expect(refund).toMatchObject({ ok: true, receivedSatang: cameIn })
      if (refund.ok) expect(refund.refundSatang).toBeLessThanOrEqual(cameIn)
    }),
  )
})
