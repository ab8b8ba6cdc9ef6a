import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStripeWebhook } from '#api/stripe-webhook.ts'
import { bookings, mails, payments } from '#platform/database/schema/schema.ts'
import type { Deps } from '#platform/deps.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import {
  barrier,
  bookingAtCheckout,
  PROVIDERS,
  racing,
  recordOf,
  siteWithPayments,
  siteWithStripe,
} from '#tests/factories.ts'
import { TEST_NOW, type TestSite } from '#tests/site.ts'
import { findPaymentOfSession } from './payments.store.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settlePayment } from './settle-payment.ts'

const WEBHOOKS = 5
/** The webhooks, the return page and the reconcile job. */
const RACERS = WEBHOOKS + 2

const CONFIRMED_ONCE = {
  status: 'confirmed',
  payments: ['paid'],
  steps: ['create', 'start_payment', 'settle'],
  mails: ['guest-booking-confirmed', 'operator-booking-paid'],
}

test.each(PROVIDERS)(
  '%s: five notifications, the return page and the reconcile job at once confirm once and mail once',
  async (provider) => {
    await using site = await siteWithPayments(provider)
    const { booking, sessionId } = await bookingAtCheckout(site)
    await lookOld(site, sessionId)
    await site.payAsGuest(sessionId)
    const deps = { ...site.deps, db: racing(site.deps.db, RACERS) }
    const [{ settled }, ...answers] = await Promise.all([
      reconcilePayments(deps),
      ...Array.from({ length: RACERS - 1 }, () => settlePayment(deps, sessionId)),
    ])
    expect(settled).toBe(1)
    expect(answers.map(({ state }) => state)).toEqual(Array(RACERS - 1).fill('paid'))
    expect(await recordOf(site, booking.id)).toEqual(CONFIRMED_ONCE)
    await site.sendMails()
    expect(await site.mailbox()).toHaveLength(2)
  },
)

test('five copies of Stripe’s event over the network, the return page and the reconcile job confirm once', async () => {
  await using site = await siteWithStripe()
  const { booking, sessionId } = await bookingAtCheckout(site)
  await lookOld(site, sessionId)
  const deps = { ...site.deps, db: racing(site.deps.db, RACERS) }
  await using door = await webhookDoor(deps)
  Object.assign(site.fake.controls, {
    webhookUrl: door.url,
    copies: WEBHOOKS,
    paymentEvents: ['checkout.session.completed'],
  })
  await site.payAsGuest(sessionId)
  await Promise.all([settlePayment(deps, sessionId), reconcilePayments(deps), site.fake.quiet()])
  expect(door.answered).toEqual(Array(WEBHOOKS).fill(200))
  expect(await recordOf(site, booking.id)).toEqual(CONFIRMED_ONCE)
})

test('control: the same race without the guards confirms and emails once for each racer', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  await site.database.pool.query('drop index mails_once')
  const together = barrier(RACERS)
  await Promise.all(Array.from({ length: RACERS }, () => settleUnguarded(site.deps, sessionId, together)))
  const record = await recordOf(site, booking.id)
  expect(record).not.toEqual(CONFIRMED_ONCE)
  expect(record.mails).toHaveLength(2 * RACERS)
  await site.sendMails()
  expect(await site.mailbox()).toHaveLength(2 * RACERS)
})

test('control: only the unique key of emails, without the other guards, still confirms for each racer', async () => {
  await using site = await siteWithPayments('sandbox')
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const together = barrier(RACERS)
  const confirmed = await Promise.all(
    Array.from({ length: RACERS }, () => settleUnguarded(site.deps, sessionId, together)),
  )
  expect(confirmed).toEqual(Array(RACERS).fill(1))
  expect((await recordOf(site, booking.id)).mails).toEqual(CONFIRMED_ONCE.mails)
})

/** `settlePayment` without row lock and compare-and-set: it reads, lets the other calls read, and writes. */
async function settleUnguarded({ db, queue }: Deps, sessionId: string, othersHaveRead: () => Promise<void>) {
  const payment = await findPaymentOfSession(db.read, sessionId, undefined)
  if (!payment?.bookingId || payment.status === 'paid') return
  const bookingId = payment.bookingId
  await othersHaveRead()
  return db.transaction(
    async (tx) => {
      await tx.update(payments).set({ status: 'paid' }).where(eq(payments.id, payment.id))
      const confirmed = await tx
        .update(bookings)
        .set({ status: 'confirmed' })
        .where(eq(bookings.id, bookingId))
      const queued = await tx
        .insert(mails)
        .values([
          { kind: 'operator-booking-paid', subjectId: bookingId, toAddress: 'hello@saphan.example' },
          { kind: 'guest-booking-confirmed', subjectId: bookingId, toAddress: 'ada@example.com' },
        ])
        .onConflictDoNothing()
        .returning()
      const jobs = queued.map(({ id }) => ({ mailId: id }))
      if (jobs.length > 0) await queue.enqueue(tx, 'send-mail', jobs)
      return confirmed.rowCount
    },
    { actor: 'provider' },
  )
}

/** Old enough for the reconcile job, whatever the day is outside the test. */
async function lookOld({ deps }: TestSite, sessionId: string) {
  const createdAt = new Date(TEST_NOW - 5 * MINUTE_MS)
  await deps.db.read.update(payments).set({ createdAt }).where(eq(payments.sessionId, sessionId))
}

/** The webhook on a port of its own, with its responses. */
async function webhookDoor(deps: Deps) {
  const answered: number[] = []
  const webhook = createStripeWebhook(deps)
  const listener = getRequestListener(async (request) => {
    const answer = await webhook.fetch(request)
    answered.push(answer.status)
    return answer
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const close = async () => server.close().closeAllConnections()
  return { answered, url: `http://127.0.0.1:${port}/`, [Symbol.asyncDispose]: close }
}
