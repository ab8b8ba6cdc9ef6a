import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type CheckoutOrder,
  InvalidSignature,
  type OpenedCheckout,
  type PaymentProvider,
  PaymentRefused,
} from '#adapters/payments/contract.ts'

/** A provider with its guest's actions and its clock. */
export type PaymentTestBench = {
  provider: PaymentProvider
  /** The guest presses Pay. @returns where the guest is redirected, or `undefined` when the checkout is closed */
  payAsGuest(checkout: OpenedCheckout): Promise<string | undefined>
  /** Moves the provider's clock. */
  letTimePass(ms: number): void
}

const HOUR_MS = 3_600_000

/** An order that can be paid for an hour. */
export function checkoutOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    idempotencyKey: randomUUID(),
    paymentId: randomUUID(),
    reference: 'SPN-7K3M9Q',
    description: 'Ayutthaya day tour, van, 12 December 2026',
    amountSatang: 530_000,
    currency: 'thb',
    customerEmail: 'guest@example.com',
    successUrl: 'http://localhost:3000/paid?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/cancelled',
    expiresAt: new Date(Date.now() + HOUR_MS),
    ...changes,
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
      expect(paid).toMatchObject({ outcome: 'paid', amountSatang: 530_000 })
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

    test('a webhook without a valid signature is refused', async () => {
      const { provider } = await openBench()
      await expect(provider.readWebhook('{}', undefined)).rejects.toThrow(InvalidSignature)
      await expect(provider.readWebhook('{}', 't=1,v1=00')).rejects.toThrow(InvalidSignature)
    })
  })
}
