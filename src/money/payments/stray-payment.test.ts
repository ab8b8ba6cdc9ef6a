import { expect, test } from 'vitest'
import { mails, payments } from '#platform/database/schema/schema.ts'
import { racing, siteWithStripe } from '#tests/factories.ts'
import { checkoutOrder } from '#tests/payment-contract.ts'
import { TEST_NOW } from '#tests/site.ts'
import { settlePayment } from './settle-payment.ts'

type StripeSite = Awaited<ReturnType<typeof siteWithStripe>>

/** A checkout that this site has opened but its database does not know, as after a restore. */
async function strayCheckout({ deps }: StripeSite) {
  const expiresAt = new Date(TEST_NOW + 3_600_000)
  return deps.payments.openCheckout(checkoutOrder({ reference: 'SPN-7K3F9', expiresAt }))
}

const rowsOf = async ({ deps }: StripeSite) => [
  await deps.db.read.$count(payments),
  await deps.db.read.$count(mails),
]

test('a payment for a booking that the database does not know is stored for the operator', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  expect(await site.deps.db.read.select().from(payments)).toMatchObject([
    {
      bookingId: null,
      status: 'needs_attention',
      sessionId,
      amountSatang: 530_000,
      receivedSatang: 530_000,
      attentionReason: { code: 'unknown-booking', reference: 'SPN-7K3F9' },
    },
  ])
  await site.sendMails()
  expect(await site.mailbox()).toMatchObject([
    { toAddress: 'hello@saphan.example', text: expect.stringContaining('SPN-7K3F9') },
  ])
})

test('repeated settlements of such a payment make one row and one email', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  await site.payAsGuest(sessionId)
  const deps = { ...site.deps, db: racing(site.deps.db, 5) }
  await Promise.all([1, 2, 3, 4, 5].map(() => settlePayment(deps, sessionId)))
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  expect(await rowsOf(site)).toEqual([1, 1])
})

test('concurrent settlements of such a payment all answer that it needs attention', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  await site.payAsGuest(sessionId)
  const deps = { ...site.deps, db: racing(site.deps.db, 5) }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => settlePayment(deps, sessionId)))
  expect(answers.map(({ state }) => state)).toEqual(Array(5).fill('needs_attention'))
})

test('an unknown checkout is not stored while it is unpaid', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  expect(await settlePayment(site.deps, sessionId)).toEqual({ state: 'unknown' })
  expect(await rowsOf(site)).toEqual([0, 0])
})

test('a payment of another shop on the same Stripe account is ignored', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  site.fake.tamper(sessionId, { metadata: {} })
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toEqual({ state: 'unknown' })
  expect(await rowsOf(site)).toEqual([0, 0])
})

test('a payment id of another shop that is not a UUID is ignored', async () => {
  await using site = await siteWithStripe()
  const { sessionId } = await strayCheckout(site)
  site.fake.tamper(sessionId, { metadata: { paymentId: 'invoice 17' } })
  await site.payAsGuest(sessionId)
  expect(await settlePayment(site.deps, sessionId)).toEqual({ state: 'unknown' })
  expect(await rowsOf(site)).toEqual([0, 0])
})
