import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type CheckoutOrder,
  InvalidSignature,
  type OpenedCheckout,
  type PaymentProvider,
  PaymentRefused,
  type RefundOrder,
} from '#platform/payments/contract.ts'
import { HOUR_MS } from '#platform/time/duration.ts'

/** A provider with its guest's actions and its clock. */
export type PaymentTestBench = {
  provider: PaymentProvider
  /** The guest presses Pay. @returns where the guest is redirected, or `undefined` when the checkout is closed */
  payAsGuest(checkout: OpenedCheckout): Promise<string | undefined>
  /** The guest pays by PromptPay, and the bank has yet to answer. */
  finishByPromptPay(checkout: OpenedCheckout): Promise<void>
  /** The bank answers about such a payment. */
  answerAsBank(checkout: OpenedCheckout, answer: 'succeeded' | 'failed'): void | Promise<void>
  /** Moves the provider's clock. */
  letTimePass(ms: number): void
  /** A bank answers about a refund. */
  changeRefund(providerId: string, status: 'pending' | 'succeeded' | 'failed'): void | Promise<void>
}

/** An order that can be paid for an hour. */
export function checkoutOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    idempotencyKey: randomUUID(),
    paymentId: randomUUID(),
    reference: 'SPN-7K3M9Q',
    description: 'Ayutthaya day tour, van, 12 December 2026',
    amountSatang: 530_000,
    currency: 'thb',
    methods: ['card', 'promptpay'],
    authorises: false,
    customerEmail: 'guest@example.com',
    successUrl: 'http://localhost:3000/paid?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/cancelled',
    expiresAt: new Date(Date.now() + HOUR_MS),
    ...changes,
  }
}

/** The order that gives a whole paid checkout back. */
async function refundOrder({ provider, payAsGuest }: PaymentTestBench): Promise<RefundOrder> {
  const opened = await provider.openCheckout(checkoutOrder())
  await payAsGuest(opened)
  const paid = await provider.findCheckout(opened.sessionId)
  return {
    idempotencyKey: randomUUID(),
    paymentIntentId: paid?.paymentIntentId ?? '',
    amountSatang: 530_000,
    reference: 'SPN-7K3M9Q',
  }
}

/** The contract of every payment provider. `openBench` makes a new one and closes it with the test. */
export function testPaymentContract(
  name: string,
  openBench: () => PaymentTestBench | Promise<PaymentTestBench>,
) {
  describe(`payments by ${name}`, () => {
    test('a new checkout is open, unpaid and knows what it is for', async () => {
      const { provider } = await openBench()
      const order = checkoutOrder()
      const { sessionId } = await provider.openCheckout(order)
      expect(await provider.findCheckout(sessionId)).toEqual({
        sessionId,
        outcome: 'payable',
        method: undefined,
        amountSatang: 530_000,
        currency: 'thb',
        live: provider.live,
        reference: order.reference,
        paymentId: order.paymentId,
        paymentIntentId: undefined,
      })
    })

    test('the checkout is at a declared origin or on this site', async () => {
      const { provider } = await openBench()
      const { url } = await provider.openCheckout(checkoutOrder())
      expect(['http://localhost:3000', ...provider.checkoutOrigins]).toContain(new URL(url).origin)
    })

    test('the same key and order open one checkout, also at the same moment', async () => {
      const { provider } = await openBench()
      const order = checkoutOrder()
      const first = await provider.openCheckout(order)
      const copies = await Promise.all([1, 2, 3, 4, 5].map(() => provider.openCheckout(order)))
      expect(copies).toEqual(Array(5).fill(first))
    })

    test('the same key keeps its checkout after it was paid', async () => {
      const { provider, payAsGuest } = await openBench()
      const order = checkoutOrder()
      const first = await provider.openCheckout(order)
      await payAsGuest(first)
      expect(await provider.openCheckout(order)).toEqual(first)
    })

    test('the same key with another amount is refused, and the first order is unchanged', async () => {
      const { provider } = await openBench()
      const order = checkoutOrder()
      const { sessionId } = await provider.openCheckout(order)
      await expect(provider.openCheckout({ ...order, amountSatang: 100 })).rejects.toThrow(PaymentRefused)
      expect(await provider.findCheckout(sessionId)).toMatchObject({
        amountSatang: 530_000,
        outcome: 'payable',
      })
    })

    test('the same key with a later expiry is refused', async () => {
      const { provider } = await openBench()
      const order = checkoutOrder()
      await provider.openCheckout(order)
      const later = new Date(order.expiresAt.getTime() + HOUR_MS)
      await expect(provider.openCheckout({ ...order, expiresAt: later })).rejects.toThrow(PaymentRefused)
    })

    test('another key opens another checkout for the same booking', async () => {
      const { provider } = await openBench()
      const first = await provider.openCheckout(checkoutOrder())
      const second = await provider.openCheckout(checkoutOrder())
      expect(second.sessionId).not.toBe(first.sessionId)
    })

    test('a paid checkout is complete, paid, and sends the guest back with its session', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      expect(await payAsGuest(checkout)).toBe(`http://localhost:3000/paid?session_id=${checkout.sessionId}`)
      const paid = await provider.findCheckout(checkout.sessionId)
      expect(paid).toMatchObject({ outcome: 'paid', method: 'card', amountSatang: 530_000 })
    })

    test.each([
      ['succeeded', 'paid'],
      ['failed', 'failed'],
    ] as const)(
      'a PromptPay payment is processing, and after the bank has answered "%s" it is %s',
      async (answer, outcome) => {
        const bench = await openBench()
        const { provider } = bench
        const checkout = await provider.openCheckout(checkoutOrder())
        await bench.finishByPromptPay(checkout)
        const { sessionId } = checkout
        const method = 'promptpay'
        expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'processing', method })
        expect(await bench.payAsGuest(checkout)).toBeUndefined()
        await provider.expireCheckout(sessionId)
        expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'processing' })
        await bench.answerAsBank(checkout, answer)
        expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome, method })
      },
    )

    test('PromptPay is not offered in a checkout that is for cards only', async () => {
      const bench = await openBench()
      const { provider } = bench
      const checkout = await provider.openCheckout(checkoutOrder({ methods: ['card'] }))
      await bench.finishByPromptPay(checkout)
      expect(await provider.findCheckout(checkout.sessionId)).toMatchObject({ outcome: 'payable' })
    })

    test('an authorised checkout is not paid until it is captured, once', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder({ authorises: true }))
      const { sessionId } = checkout
      await expect(provider.captureCheckout(sessionId)).rejects.toThrow(PaymentRefused)
      expect(await payAsGuest(checkout)).toBe(`http://localhost:3000/paid?session_id=${sessionId}`)
      const authorised = await provider.findCheckout(sessionId)
      expect(authorised).toMatchObject({ outcome: 'authorised', method: 'card', amountSatang: 530_000 })
      await provider.expireCheckout(sessionId)
      expect(await provider.findCheckout(sessionId)).toEqual(authorised)
      await provider.captureCheckout(sessionId)
      await provider.captureCheckout(sessionId)
      const { paymentIntentId } = authorised ?? {}
      expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'paid', paymentIntentId })
      await provider.releaseCheckout(sessionId)
      expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'paid' })
    })

    test('a released authorisation can never be charged', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder({ authorises: true }))
      const { sessionId } = checkout
      await provider.releaseCheckout(sessionId)
      await payAsGuest(checkout)
      await provider.releaseCheckout(sessionId)
      await provider.releaseCheckout(sessionId)
      await expect(provider.captureCheckout(sessionId)).rejects.toThrow(PaymentRefused)
      expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'failed' })
    })

    test('an authorisation ends after seven days', async () => {
      const { provider, payAsGuest, letTimePass } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder({ authorises: true }))
      await payAsGuest(checkout)
      letTimePass(7 * 24 * HOUR_MS + 2 * HOUR_MS)
      await expect(provider.captureCheckout(checkout.sessionId)).rejects.toThrow(PaymentRefused)
      expect(await provider.findCheckout(checkout.sessionId)).toMatchObject({ outcome: 'failed' })
    })

    test('a checkout that authorises is for cards only', async () => {
      const bench = await openBench()
      const checkout = await bench.provider.openCheckout(checkoutOrder({ authorises: true }))
      await bench.finishByPromptPay(checkout)
      expect(await bench.provider.findCheckout(checkout.sessionId)).toMatchObject({ outcome: 'payable' })
    })

    test('every paid checkout has a payment intent of its own', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkouts = [
        await provider.openCheckout(checkoutOrder()),
        await provider.openCheckout(checkoutOrder()),
      ]
      for (const checkout of checkouts) await payAsGuest(checkout)
      const found = await Promise.all(checkouts.map(({ sessionId }) => provider.findCheckout(sessionId)))
      const [one, other] = found.map((checkout) => checkout?.paymentIntentId)
      expect(one).toMatch(/^pi_/)
      expect(other).toMatch(/^pi_/)
      expect(one).not.toBe(other)
    })

    test('a checkout is paid once, also by two tabs', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      const tabs = await Promise.all([payAsGuest(checkout), payAsGuest(checkout)])
      expect(tabs.filter((place) => place !== undefined)).toHaveLength(1)
    })

    test('an expired checkout cannot be paid', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      await provider.expireCheckout(checkout.sessionId)
      expect(await payAsGuest(checkout)).toBeUndefined()
      expect(await provider.findCheckout(checkout.sessionId)).toMatchObject({
        outcome: 'closed',
      })
    })

    test('a checkout runs out at its time', async () => {
      const { provider, payAsGuest, letTimePass } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      letTimePass(HOUR_MS + 1_000)
      expect(await payAsGuest(checkout)).toBeUndefined()
      expect(await provider.findCheckout(checkout.sessionId)).toMatchObject({
        outcome: 'closed',
      })
    })

    test('expiring changes nothing about a paid checkout', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      await payAsGuest(checkout)
      await provider.expireCheckout(checkout.sessionId)
      expect(await provider.findCheckout(checkout.sessionId)).toMatchObject({
        outcome: 'paid',
      })
    })

    test('expiring twice, or after the time ran out, changes nothing', async () => {
      const { provider, letTimePass } = await openBench()
      const { sessionId } = await provider.openCheckout(checkoutOrder())
      await provider.expireCheckout(sessionId)
      await provider.expireCheckout(sessionId)
      letTimePass(HOUR_MS + 1_000)
      await provider.expireCheckout(sessionId)
      expect(await provider.findCheckout(sessionId)).toMatchObject({ outcome: 'closed' })
    })

    test.each([
      'cs_test_unknown',
      '',
      '.',
      '../events',
      'cs_/expire',
      'cs_\0',
      'cs_?x=1',
      'x'.repeat(10_000),
    ])('the session %j is unknown, and expiring it does nothing', async (sessionId) => {
      const { provider } = await openBench()
      await provider.openCheckout(checkoutOrder())
      expect(await provider.findCheckout(sessionId)).toBeUndefined()
      await provider.expireCheckout(sessionId)
    })

    test('a payment without refunds and disputes lists none', async () => {
      const { provider, payAsGuest } = await openBench()
      const checkout = await provider.openCheckout(checkoutOrder())
      await payAsGuest(checkout)
      const paid = await provider.findCheckout(checkout.sessionId)
      const paymentIntentId = paid?.paymentIntentId ?? ''
      expect(await provider.listReversals({ paymentIntentId })).toEqual([])
      expect(await provider.listReversals({ since: new Date(0) })).toEqual([])
    })

    test('a whole payment is refunded, and the refund is listed with the key that asked for it', async () => {
      const bench = await openBench()
      const { provider } = bench
      const order = await refundOrder(bench)
      const refund = await provider.refund(order)
      expect(refund).toMatchObject({
        kind: 'refund',
        state: 'succeeded',
        amountSatang: 530_000,
        paymentIntentId: order.paymentIntentId,
        refundKey: order.idempotencyKey,
      })
      const { paymentIntentId } = order
      expect(await provider.listReversals({ paymentIntentId })).toEqual([refund])
      expect(await provider.listReversals({ since: new Date(0) })).toEqual([refund])
    })

    test('a payment is refunded in parts, and never more than it', async () => {
      const bench = await openBench()
      const { provider } = bench
      const order = await refundOrder(bench)
      const part = (amountSatang: number) =>
        provider.refund({ ...order, amountSatang, idempotencyKey: randomUUID() })
      await part(100_000)
      await part(400_000)
      await expect(part(30_001)).rejects.toThrow(PaymentRefused)
      await part(30_000)
      await expect(part(1)).rejects.toThrow(PaymentRefused)
      const made = await provider.listReversals({ paymentIntentId: order.paymentIntentId })
      expect(made.map(({ amountSatang }) => amountSatang).sort()).toEqual([100_000, 30_000, 400_000])
    })

    test('the same key makes one refund, also at the same moment and after it is paid out', async () => {
      const bench = await openBench()
      const { provider } = bench
      const order = { ...(await refundOrder(bench)), amountSatang: 100_000 }
      const copies = await Promise.all([1, 2, 3].map(() => provider.refund(order)))
      copies.push(await provider.refund(order))
      expect(new Set(copies.map(({ providerId }) => providerId)).size).toBe(1)
      expect(await provider.listReversals({ paymentIntentId: order.paymentIntentId })).toHaveLength(1)
    })

    test('the same key with another amount is refused', async () => {
      const bench = await openBench()
      const order = { ...(await refundOrder(bench)), amountSatang: 100_000 }
      await bench.provider.refund(order)
      await expect(bench.provider.refund({ ...order, amountSatang: 200_000 })).rejects.toThrow(PaymentRefused)
    })

    test('a refund that a bank has yet to take is pending, and then succeeded', async () => {
      const bench = await openBench()
      const { provider } = bench
      const order = await refundOrder(bench)
      const { providerId } = await provider.refund(order)
      const { paymentIntentId } = order
      await bench.changeRefund(providerId, 'pending')
      expect(await provider.listReversals({ paymentIntentId })).toMatchObject([{ state: 'pending' }])
      await bench.changeRefund(providerId, 'succeeded')
      expect(await provider.listReversals({ paymentIntentId })).toMatchObject([{ state: 'succeeded' }])
    })

    test('a refund that a bank returns is failed, and its money can be refunded again', async () => {
      const bench = await openBench()
      const { provider } = bench
      const order = await refundOrder(bench)
      const { providerId } = await provider.refund(order)
      await bench.changeRefund(providerId, 'failed')
      await provider.refund({ ...order, idempotencyKey: randomUUID() })
      const made = await provider.listReversals({ paymentIntentId: order.paymentIntentId })
      expect(made.map(({ state }) => state).sort()).toEqual(['failed', 'succeeded'])
    })

    test.each(['pi_unknown', '', 'pi_sandbox_unknown', 'pi_\0'])(
      'the unknown payment %j is not refunded',
      async (paymentIntentId) => {
        const bench = await openBench()
        const order = await refundOrder(bench)
        await expect(bench.provider.refund({ ...order, paymentIntentId })).rejects.toThrow(PaymentRefused)
      },
    )

    test('a webhook without a valid signature is refused', async () => {
      const { provider } = await openBench()
      await expect(provider.readWebhook('{}', undefined)).rejects.toThrow(InvalidSignature)
      await expect(provider.readWebhook('{}', 't=1,v1=00')).rejects.toThrow(InvalidSignature)
    })
  })
}
