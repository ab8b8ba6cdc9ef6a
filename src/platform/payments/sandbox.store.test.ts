import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { testPaymentContract } from '#tests/payment-contract.ts'
import { sandboxRefunds } from '../database/schema/schema.ts'
import { createQueue } from '../queue/queue.ts'
import { createDeps } from '../server/deps.ts'
import { createLogger } from '../server/monitoring/logger.ts'
import { readEnv } from '../server/settings/env.ts'
import { insertMailboxMail, listMailbox } from './sandbox.store.ts'

testPaymentContract('the sandbox over the database', async () => {
  const database = await recycledDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const settings = readEnv({})
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  let aheadMs = 0
  const { payments, sandboxCheckouts } = createDeps({
    env: settings.env,
    db: database.db,
    queue: createQueue(database.url, () => {}),
    log: createLogger('silent'),
    authSecret: 'a secret that is used in tests only',
    monitor: { alarms: () => [], isDiskFull: () => false },
    requests: { countSuspicious: () => {} },
    revokedLinks: { append: () => {} },
    now: () => Date.now() + aheadMs,
    machineNow: Date.now,
  })
  return {
    provider: payments,
    async payAsGuest({ sessionId }) {
      if (!(await sandboxCheckouts?.act(sessionId, 'pay'))) return undefined
      return (await sandboxCheckouts?.findDetails(sessionId))?.successUrl
    },
    async finishByPromptPay({ sessionId }) {
      await sandboxCheckouts?.act(sessionId, 'scan')
    },
    async answerAsBank({ sessionId }, answer) {
      await sandboxCheckouts?.act(sessionId, answer === 'succeeded' ? 'arrive' : 'refuse')
    },
    letTimePass(ms) {
      aheadMs += ms
    },
    async changeRefund(providerId, status) {
      const isIt = eq(sandboxRefunds.refundId, providerId)
      await database.db.read.update(sandboxRefunds).set({ status }).where(isIt)
    },
  }
})

const mail = (messageId: string) => ({
  messageId,
  toAddress: 'ada@example.com',
  fromAddress: 'hello@example.com',
  subject: messageId,
  text: '',
  html: '',
})

test('an email that is delivered twice is in the mailbox once', async () => {
  await using database = await recycledDatabase()
  const db = database.db.read
  await Promise.all([1, 2, 3].map(() => insertMailboxMail(db, mail('<one@example.com>'))))
  expect(await listMailbox(db, 10)).toHaveLength(1)
})

test('the newest emails of the mailbox come first', async () => {
  await using database = await recycledDatabase()
  const db = database.db.read
  for (const id of ['<1@example.com>', '<2@example.com>', '<3@example.com>']) {
    await insertMailboxMail(db, mail(id))
  }
  const newest = await listMailbox(db, 2)
  expect(newest.map(({ messageId }) => messageId)).toEqual(['<3@example.com>', '<2@example.com>'])
})
