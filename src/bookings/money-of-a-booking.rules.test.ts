import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPaymentOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang, satangFromBaht } from '#money/money.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import type { RefundReason } from '#money/refunds/refund-status.rules.ts'
import {
  givenBackSatangOf,
  type PaymentWithRefunds,
  paidNewestFirst,
  payBackSatangOf,
  receivedSatangOf,
  refundableSatangOf,
} from '#money/refunds/refundable.rules.ts'
import { REFUND_ANSWERS, type RefundAnswer } from '#money/refunds/reversal.rules.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { type Cancellable, refundNow } from './cancelling/cancellation.rules.ts'
import { priceAfterMove } from './moving/reschedule.rules.ts'

const PICKUP_MS = Date.parse('2026-11-26T23:00:00Z')

type Paid = PaymentWithRefunds & { createdAt: Date }
type Act =
  | { act: 'pay what is asked' | 'pay twice' }
  | { act: 'price' | 'another class'; baht: number }
  | { act: 'pay back'; percent: number }
  | { act: 'refund at the provider'; percent: number; answer: RefundAnswer | null }
  | { act: 'a refund fails' }

const percent = fc.integer({ min: 1, max: 100 })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('pay what is asked' as const, 'pay twice' as const) }),
  fc.record({
    act: fc.constantFrom('price' as const, 'another class' as const),
    baht: fc.integer({ min: 1, max: 20_000 }),
  }),
  fc.record({ act: fc.constant('pay back' as const), percent }),
  fc.record({
    ...{ act: fc.constant('refund at the provider' as const), percent },
    answer: fc.constantFrom(null, ...REFUND_ANSWERS),
  }),
  fc.record({ act: fc.constant('a refund fails' as const) }),
)

/** A booking with a deposit, and what was counted of its money by hand, in satang. */
function newBooking(depositPercent: number) {
  const payments: Paid[] = []
  const counted = { in: 0, back: 0, goodwill: 0 }
  const agreed = { priceBaht: 5_500, depositPercent }
  const giveBack = (wantedSatang: number, reason: RefundReason) => {
    let rest = wantedSatang
    for (const payment of paidNewestFirst(payments)) {
      const amountSatang = Math.min(rest, refundableSatangOf(payment))
      if (amountSatang <= 0) continue
      payment.refunds = [
        ...payment.refunds,
        { ...{ status: 'approved', providerRefundId: null }, amountSatang, reason },
      ]
      rest -= amountSatang
    }
    counted.back += wantedSatang - rest
    if (reason === 'goodwill') counted.goodwill += wantedSatang - rest
    return wantedSatang - rest
  }
  const pay = (amountSatang: number) => {
    const createdAt = new Date(payments.length)
    payments.push({
      ...{ createdAt, amountSatang, status: 'paid', currency: 'thb', receivedSatang: null },
      ...{ refunds: [], reversals: [] },
    })
    counted.in += amountSatang
  }
  return { payments, counted, agreed, giveBack, pay }
}

function perform(booking: ReturnType<typeof newBooking>, step: Act) {
  const { payments, counted, agreed } = booking
  switch (step.act) {
    case 'pay what is asked':
    case 'pay twice': {
      const next = nextPaymentOf(agreed, balanceOf(agreed.priceBaht, payments))
      for (let times = step.act === 'pay twice' ? 2 : 1; next && times > 0; times--)
        booking.pay(satangFromBaht(next.amountBaht))
      return
    }
    case 'price':
      agreed.priceBaht = step.baht
      return
    case 'another class': {
      const before = agreed.priceBaht
      const asked = nextPaymentOf(agreed, balanceOf(before, payments))
      agreed.priceBaht = priceAfterMove(step.baht, before) ?? before
      expect(agreed.priceBaht).toBeGreaterThanOrEqual(before)
      // A larger party never makes a guest pay the deposit, or the whole price, a second time.
      const next = nextPaymentOf(agreed, balanceOf(agreed.priceBaht, payments))
      if (asked?.purpose === 'balance') expect(next?.purpose).toBe('balance')
      return
    }
    case 'pay back':
      booking.giveBack(Math.floor((payBackSatangOf(payments) * step.percent) / 100), 'goodwill')
      return
    case 'refund at the provider': {
      const payment = payments.at(-1)
      const amountSatang = payment ? Math.floor((refundableSatangOf(payment) * step.percent) / 100) : 0
      if (!payment || amountSatang === 0) return
      const providerId = `re_${payment.reversals.length}`
      payment.reversals = [
        ...payment.reversals,
        { kind: 'refund', state: 'succeeded', amountSatang, providerId, answer: step.answer },
      ]
      counted.back += amountSatang
      // What the operator gives back there is not asked for again, unless they say so.
      if (step.answer !== 'owed') counted.goodwill += amountSatang
      return
    }
    case 'a refund fails': {
      const payment = payments.find(({ refunds }) => refunds.some(({ status }) => status === 'approved'))
      const failing = payment?.refunds.find(({ status }) => status === 'approved')
      if (!payment || !failing) return
      payment.refunds = payment.refunds.map((one) =>
        one === failing ? { ...one, status: 'failed' as const } : one,
      )
      counted.back -= failing.amountSatang
      if (failing.reason === 'goodwill') counted.goodwill -= failing.amountSatang
    }
  }
}

test('whatever is paid, given back and agreed anew, the parts are the sum, and never more goes back than came in', () => {
  const steps = fc.array(act, { maxLength: 12 })
  const hours = fc.integer({ min: 1, max: 72 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 100 }), hours, (acts, depositPercent, before) => {
      const booking = newBooking(depositPercent)
      const { payments, counted, agreed } = booking
      const expectParts = () => {
        const balance = balanceOf(agreed.priceBaht, payments)
        expect(balance.paidBaht).toBe(bahtFromSatang(counted.in))
        expect(balance.givenBackBaht).toBe(bahtFromSatang(counted.back))
        const keptSatang = counted.in - counted.back + counted.goodwill
        const dueSatang = Math.max(0, satangFromBaht(agreed.priceBaht) - keptSatang)
        expect(balance.dueBaht).toBe(Math.floor(bahtFromSatang(dueSatang)))
        expect(counted.back).toBeLessThanOrEqual(counted.in)
        for (const payment of payments)
          expect(givenBackSatangOf(payment)).toBeLessThanOrEqual(receivedSatangOf(payment))
      }
      for (const step of acts) {
        perform(booking, step)
        expectParts()
      }
      const cancelled = refundNow(cancellable(agreed), payments, PICKUP_MS - before * HOUR_MS)
      if (!cancelled.ok) expect.fail(cancelled.problem.code)
      expect(cancelled.receivedSatang).toBe(counted.in - counted.back)
      expect(booking.giveBack(cancelled.refundSatang, 'policy')).toBe(cancelled.refundSatang)
      expectParts()
    }),
  )
})

function cancellable(agreed: { priceBaht: number; depositPercent: number }): Cancellable {
  const clauses = [
    { untilHoursBefore: 24, refundPercent: 100 },
    { untilHoursBefore: 12, refundPercent: 50 },
  ]
  return {
    ...agreed,
    ...{ status: 'confirmed', terms: { clauses } },
    ...{ travelDate: '2026-11-27', pickupAt: new Date(PICKUP_MS) },
  }
}
