import path from 'node:path'
import { Writable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sendMail } from '#messages/outbox/send-mail.ts'
import { reconcilePayments } from '#money/payments/reconcile-payments.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { createDatabase, type Database, openPool } from '#platform/database/database.ts'
import { lastTimes, mails, payments } from '#platform/database/schema/schema.ts'
import { MailRefused } from '#platform/mail/contract.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import type { AlarmName } from '#platform/server/monitoring/alarms.rules.ts'
import { createMetrics } from '#platform/server/monitoring/metrics.ts'
import { createMonitor } from '#platform/server/monitoring/monitor.ts'
import { createRequestCounts } from '#platform/server/monitoring/request-counts.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { bookingAtCheckout, placedBooking } from '../../factories.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { runScript } from '../fixtures/run-script.ts'
import { dataFolder } from '../fixtures/site-process.ts'

const BY_MAIL = 'erawan-death-railway'
const PLENTY = 40_000_000_000

/** A site with its watch, on the real clock unless a test moves it. */
async function watchedSite() {
  const site = await builtSite()
  const log = collectedLog()
  const conditions = {
    clockAheadMs: 0,
    freeBytes: PLENTY,
    queueSilentSeconds: 0,
    db: site.deps.db as Database,
  }
  const now = () => Date.now() + conditions.clockAheadMs
  const requests = createRequestCounts(now)
  const monitor = createMonitor({
    db: {
      get read() {
        return conditions.db.read
      },
    },
    queue: { ...site.resources.queue, silentSeconds: () => conditions.queueSilentSeconds },
    log: log.logger,
    now,
    requests,
    freeBytes: async () => conditions.freeBytes,
    setClock: () => {},
  })
  const metrics = createMetrics({ requests, pool: site.database.pool, monitor })
  return {
    ...site,
    conditions,
    requests,
    /** The alarms at this moment; metrics, log and dashboard have to agree. */
    async alarms(): Promise<AlarmName[]> {
      await monitor.check()
      const told = Array.from(metrics().matchAll(/^saphan_alarm\{name="(\w+)"\} 1$/gm), ([, name]) => name)
      expect(told).toEqual(monitor.alarms())
      expect(log.on()).toEqual(new Set(told))
      return [...monitor.alarms()]
    },
    said: log.said,
  }
}

type WatchedSite = Awaited<ReturnType<typeof watchedSite>>

function collectedLog() {
  const said: string[] = []
  const on = new Set<string>()
  const lines = new Writable({
    write(line, _, done) {
      const { alarm, msg } = JSON.parse(line)
      if (alarm) said.push(`${msg}: ${alarm}`)
      if (msg === 'alarm begins') on.add(alarm)
      if (msg === 'alarm ends') on.delete(alarm)
      done()
    },
  })
  return { logger: pino({ level: 'warn' }, lines), said, on: () => on }
}

/** A time in the past, for the database. */
const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`

/** A guest who pays at the checkout and does not come back. */
async function paidUnseen(site: WatchedSite) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  expect(await site.deps.sandboxCheckouts?.act(sessionId, 'pay')).toBe(true)
  return { booking, sessionId }
}

test('a healthy site has no alarm and logs none', async () => {
  await using site = await watchedSite()
  await placedBooking(site, BY_MAIL)
  expect(await site.alarms()).toEqual([])
  expect(site.said).toEqual([])
})

test('an email that waits for more than ten minutes is an alarm until it is sent, logged once', async () => {
  await using site = await watchedSite()
  await placedBooking(site, BY_MAIL)
  await site.deps.db.read.update(mails).set({ createdAt: ago(9) })
  expect(await site.alarms()).toEqual([])
  await site.deps.db.read.update(mails).set({ createdAt: ago(11) })
  expect(await site.alarms()).toEqual(['mail_waiting'])
  expect(await site.alarms()).toEqual(['mail_waiting'])
  await site.sendMails()
  expect(await site.alarms()).toEqual([])
  expect(site.said).toEqual(['alarm begins: mail_waiting', 'alarm ends: mail_waiting'])
})

test('a permanently refused email is an alarm', async () => {
  await using site = await watchedSite()
  await placedBooking(site, BY_MAIL)
  const [mail] = await site.deps.db.read.select().from(mails)
  const mailServer = { deliver: () => Promise.reject(new MailRefused('550')) }
  await sendMail({ ...site.deps, mail: mailServer }, mail?.id ?? '')
  expect(await site.alarms()).toEqual(['mail_undeliverable'])
})

test('a payment that needs attention is an alarm', async () => {
  await using site = await watchedSite()
  const { booking, sessionId } = await paidUnseen(site)
  await site.deps.db.transaction(
    (tx) => tx.update(payments).set({ amountSatang: 100 }).where(eq(payments.bookingId, booking.id)),
    { actor: 'provider' },
  )
  expect(await settlePayment(site.deps, sessionId)).toMatchObject({ state: 'needs_attention' })
  expect(await site.alarms()).toEqual(['payment_attention'])
})

test('a payment found by the reconcile job is an alarm for an hour', async () => {
  await using site = await watchedSite()
  await paidUnseen(site)
  site.letTimePass(30 * 24 * 60 * MINUTE_MS)
  expect(await reconcilePayments(site.deps)).toEqual({ settled: 1 })
  expect(await site.alarms()).toEqual(['payment_reconciled'])
  await site.deps.db.read.update(lastTimes).set({ at: ago(61) })
  expect(await site.alarms()).toEqual([])
})

test('more than three refused webhooks in five minutes are an alarm', async () => {
  await using site = await watchedSite()
  const port = await serve(requestListener(site.app, site.requests))
  const forge = async () =>
    expect((await requestOnPort(port, '/webhooks/stripe', {}, 'POST')).status).toBe(400)
  for (let times = 0; times < 3; times++) await forge()
  expect(await site.alarms()).toEqual([])
  await forge()
  expect(await site.alarms()).toEqual(['webhooks_refused'])
  site.conditions.clockAheadMs = 6 * MINUTE_MS
  expect(await site.alarms()).not.toContain('webhooks_refused')
})

test('a failed job is an alarm', async () => {
  await using site = await watchedSite()
  const queue = createQueue(site.database.url, () => {})
  await queue.start()
  onTestFinished(() => queue.stop())
  await queue.work('reconcile-payments', () => Promise.reject(new Error('no such thing')))
  await site.deps.db.transaction((tx) => queue.enqueue(tx, 'reconcile-payments', [{}]))
  await expect.poll(site.alarms).toEqual(['jobs_failed'])
})

test('a queue without an answer for more than half a minute is an alarm', async () => {
  await using site = await watchedSite()
  site.conditions.queueSilentSeconds = 31
  expect(await site.alarms()).toEqual(['queue_silent'])
  site.conditions.queueSilentSeconds = 1
  expect(await site.alarms()).toEqual([])
})

test.for([61, -61])('a clock that is %i seconds away from the database is an alarm', async (seconds) => {
  await using site = await watchedSite()
  site.conditions.clockAheadMs = seconds * 1_000
  expect(await site.alarms()).toEqual(['clock_skew'])
  site.conditions.clockAheadMs = 0
  expect(await site.alarms()).toEqual([])
})

test('no backup for 26 hours is an alarm until the next backup', async () => {
  await using site = await watchedSite()
  await site.deps.db.read.insert(lastTimes).values({ event: 'made', at: ago(26 * 60 - 1) })
  expect(await site.alarms()).toEqual([])
  await site.deps.db.read.update(lastTimes).set({ at: ago(26 * 60 + 1) })
  expect(await site.alarms()).toEqual(['backup_old'])
  const file = path.join(dataFolder(), 'saphan.gz')
  expect(await runScript('backup', [file], { DATABASE_URL: site.database.url })).toMatchObject({ code: 0 })
  expect(await site.alarms()).toEqual([])
})

test('less than 500 MB of free disk space is an alarm', async () => {
  await using site = await watchedSite()
  site.conditions.freeBytes = 500_000_000
  expect(await site.alarms()).toEqual([])
  site.conditions.freeBytes = 499_999_999
  expect(await site.alarms()).toEqual(['disk_low'])
  site.conditions.freeBytes = PLENTY
  expect(await site.alarms()).toEqual([])
})

test('an unreachable database is an alarm, and earlier alarms stay on', async () => {
  await using site = await watchedSite()
  await placedBooking(site, BY_MAIL)
  await site.deps.db.read.update(mails).set({ createdAt: ago(11) })
  expect(await site.alarms()).toEqual(['mail_waiting'])
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  onTestFinished(() => pool.end())
  site.conditions.db = createDatabase(pool)
  expect(await site.alarms()).toEqual(['database_away', 'mail_waiting'])
  site.conditions.db = site.deps.db
  expect(await site.alarms()).toEqual(['mail_waiting'])
})
