import { onTestFinished } from 'vitest'
import { startFakeStripe } from '#tests/fake-stripe/fake-stripe.ts'
import { testPaymentContract } from '#tests/payment-contract.ts'
import {
  createSandboxPayments,
  type SandboxCheckout,
  type SandboxRefund,
  type SandboxStore,
} from './sandbox.ts'
import { createStripePayments } from './stripe.ts'

testPaymentContract('Stripe', async () => {
  const fake = await startFakeStripe({ webhookSecret: 'whsec_test' })
  onTestFinished(fake.close)
  return {
    provider: createStripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiUrl: fake.url }),
    async payAsGuest({ url }) {
      const answer = await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' })
      return answer.headers.get('location') ?? undefined
    },
    async finishByPromptPay({ url }) {
      fake.controls.asyncPayment = true
      await fetch(`${url}/promptpay`, { method: 'POST', redirect: 'manual' })
    },
    answerAsBank({ sessionId }, answer) {
      fake.settle(sessionId, answer)
    },
    letTimePass(ms) {
      fake.controls.clockAheadMs += ms
    },
    changeRefund(providerId, status) {
      const refund = fake.reversals.find(({ id }) => id === providerId)
      if (!refund) throw new Error(`no refund ${providerId}`)
      refund.status = status
    },
  }
})

testPaymentContract('the sandbox', () => {
  let aheadMs = 0
  const refunds: SandboxRefund[] = []
  const provider = createSandboxPayments({
    publicUrl: 'http://localhost:3000',
    store: storeInMemory(refunds),
    now: () => Date.now() + aheadMs,
  })
  return {
    provider,
    async payAsGuest({ sessionId }) {
      if (!(await provider.act(sessionId, 'pay'))) return undefined
      return (await provider.findDetails(sessionId))?.successUrl
    },
    async finishByPromptPay({ sessionId }) {
      await provider.act(sessionId, 'scan')
    },
    async answerAsBank({ sessionId }, answer) {
      await provider.act(sessionId, answer === 'succeeded' ? 'arrive' : 'refuse')
    },
    letTimePass(ms) {
      aheadMs += ms
    },
    changeRefund(providerId, status) {
      const refund = refunds.find(({ refundId }) => refundId === providerId)
      if (!refund) throw new Error(`no refund ${providerId}`)
      refund.status = status
    },
  }
})

function storeInMemory(refunds: SandboxRefund[]): SandboxStore {
  const checkouts: SandboxCheckout[] = []
  return {
    async insert(checkout) {
      const earlier = checkouts.find(({ idempotencyKey }) => idempotencyKey === checkout.idempotencyKey)
      if (!earlier) checkouts.push(checkout)
      return { ...(earlier ?? checkout) }
    },
    async find(id) {
      return checkouts.find(({ sessionId }) => sessionId === id)
    },
    async update(id, { from, to }, now) {
      const checkout = checkouts.find(({ sessionId, status }) => sessionId === id && status === from)
      if (!checkout || (from === 'open' && checkout.expiresAt <= now)) return false
      Object.assign(checkout, to)
      return true
    },
    async insertRefund(refund) {
      const earlier = refunds.find(({ idempotencyKey }) => idempotencyKey === refund.idempotencyKey)
      if (earlier) return earlier
      const checkout = checkouts.find(({ sessionId, paid }) => sessionId === refund.sessionId && paid)
      const others = refunds.filter(
        ({ sessionId, status }) => sessionId === refund.sessionId && status !== 'failed',
      )
      const sum = [refund, ...others].reduce((total, { amountSatang }) => total + amountSatang, 0)
      if (!checkout || sum > checkout.amountSatang) return undefined
      refunds.push(refund)
      return refund
    },
    async listRefunds(about) {
      return refunds.filter((refund) =>
        'since' in about ? refund.madeAt >= about.since : refund.sessionId === about.sessionId,
      )
    },
  }
}
