import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/database/database.ts'
import { openTcpProxy } from '#tests/tcp-proxy.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { HOUR_MS } from '../time/duration.ts'
import { createQueue, type JobName, type JobQueue } from './queue.ts'

const DAY_SECONDS = 24 * 60 * 60

/** A started queue in a database of its own. */
async function startedQueue() {
  const database = await testDatabase()
  const queue = createQueue(database.url, () => {})
  await queue.start()
  return {
    ...database,
    queue,
    enqueue: (job: JobName, ...payloads: object[]) =>
      database.db.transaction((tx) => queue.enqueue(tx, job, payloads)),
    async [Symbol.asyncDispose]() {
      await queue.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

type StartedQueue = Awaited<ReturnType<typeof startedQueue>>

async function listJobs({ pool }: Pick<TestDatabase, 'pool'>, job: JobName) {
  const { rows } = await pool.query('select data, state, output from pgboss.job where name = $1', [job])
  return rows
}

const numbered = (count: number) => Array.from({ length: count }, (_, number) => ({ number }))

async function countOf(site: StartedQueue, state: string): Promise<number> {
  return (await listJobs(site, 'settle-payment')).filter((job) => job.state === state).length
}

/** Ends the wait for the next try of all jobs. */
async function skipWaiting({ pool }: StartedQueue) {
  await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
}

/** A handler that collects its payloads. */
async function collect(queue: JobQueue, job: JobName) {
  const arrived: unknown[] = []
  await queue.work(job, async (payload) => arrived.push(payload))
  return arrived
}

test('a job added in a transaction that is rolled back never runs, a committed one does', async () => {
  await using site = await startedQueue()
  const arrived = await collect(site.queue, 'settle-payment')
  const undone = site.db.transaction(async (tx) => {
    await site.queue.enqueue(tx, 'settle-payment', [{ sessionId: 'undone' }])
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await site.enqueue('settle-payment', { sessionId: 'kept' })
  await expect.poll(() => arrived).toEqual([{ sessionId: 'kept' }])
  expect(await listJobs(site, 'settle-payment')).toMatchObject([{ data: { sessionId: 'kept' } }])
})

test('a clock that is set back again and again does not stop the workers', async () => {
  const machineNow = Date.now
  let hours = 0
  Date.now = () => machineNow() - hours++ * HOUR_MS
  try {
    await using site = await startedQueue()
    const arrived = await collect(site.queue, 'settle-payment')
    await site.enqueue('settle-payment', { sessionId: 'first' })
    await expect.poll(() => arrived).toHaveLength(1)
    await site.enqueue('settle-payment', { sessionId: 'second' })
    await expect.poll(() => arrived, { timeout: 10_000 }).toHaveLength(2)
    expect(site.queue.silentSeconds()).toBeLessThan(HOUR_MS / 1_000)
  } finally {
    Date.now = machineNow
  }
})

test('a job is not taken before its transaction has committed', async () => {
  await using site = await startedQueue()
  const arrived = await collect(site.queue, 'settle-payment')
  await site.db.transaction(async (tx) => {
    await site.queue.enqueue(tx, 'settle-payment', [{ sessionId: 'early' }])
    await site.enqueue('settle-payment', { sessionId: 'late' })
    await expect.poll(() => arrived).toEqual([{ sessionId: 'late' }])
  })
  await expect.poll(() => arrived).toEqual([{ sessionId: 'late' }, { sessionId: 'early' }])
})

test('every job runs once, also with two instances', async () => {
  await using site = await startedQueue()
  const other = createQueue(site.url, () => {})
  await other.start()
  const [here, there] = [await collect(site.queue, 'settle-payment'), await collect(other, 'settle-payment')]
  await site.enqueue('settle-payment', ...numbered(8))
  await expect.poll(() => countOf(site, 'completed')).toBe(8)
  await other.stop()
  expect([...here, ...there]).toHaveLength(8)
  expect([...here, ...there]).toEqual(expect.arrayContaining(numbered(8)))
})

test('a backlog is worked off without waiting for another job to arrive', async () => {
  await using site = await startedQueue()
  await site.enqueue('settle-payment', ...numbered(12))
  const arrived = await collect(site.queue, 'settle-payment')
  await expect.poll(() => countOf(site, 'completed')).toBe(12)
  expect(arrived).toHaveLength(12)
})

test('a handler that throws is called again later with the same payload', async () => {
  await using site = await startedQueue()
  const tries: unknown[] = []
  await site.queue.work('settle-payment', async (payload) => {
    tries.push(payload)
    if (tries.length === 1) throw new Error('not now')
  })
  await site.enqueue('settle-payment', { sessionId: 'cs_1' })
  await expect.poll(() => listJobs(site, 'settle-payment')).toMatchObject([{ state: 'retry' }])
  expect(tries).toHaveLength(1)
  await skipWaiting(site)
  await expect.poll(() => listJobs(site, 'settle-payment')).toMatchObject([{ state: 'completed' }])
  expect(tries).toEqual([{ sessionId: 'cs_1' }, { sessionId: 'cs_1' }])
})

test('of the jobs of a batch only the failed one is tried again', async () => {
  await using site = await startedQueue()
  await site.enqueue('settle-payment', ...numbered(4))
  const arrived: unknown[] = []
  await site.queue.work('settle-payment', async (payload) => {
    arrived.push(payload)
    if (JSON.stringify(payload) === '{"number":2}') throw new TypeError('guest@example.com is not here')
  })
  await expect.poll(() => countOf(site, 'retry')).toBe(1)
  expect(await countOf(site, 'completed')).toBe(3)
  expect(arrived).toEqual(expect.arrayContaining(numbered(4)))
  expect(arrived).toHaveLength(4)
  const failed = (await listJobs(site, 'settle-payment')).find((job) => job.state === 'retry')
  expect(failed).toMatchObject({ data: { number: 2 }, output: { error: 'TypeError' } })
})

test('an email that fails at its last try becomes undeliverable', async () => {
  await using site = await startedQueue()
  await site.enqueue('send-mail', { mailId: 'm1' })
  await site.pool.query(`update pgboss.job set retry_count = retry_limit where name = 'send-mail'`)
  const undeliverable = await collect(site.queue, 'undeliverable-mail')
  await site.queue.work('send-mail', async () => {
    throw new Error('still no mail server')
  })
  await expect.poll(() => undeliverable).toEqual([{ mailId: 'm1' }])
  expect(await listJobs(site, 'send-mail')).toMatchObject([{ state: 'failed' }])
})

test('an email is tried for more than a day, never more than a quarter of an hour apart, before it is given up', async () => {
  await using site = await startedQueue()
  await site.enqueue('send-mail', { mailId: 'm1' })
  const boss = new PgBoss({ connectionString: site.url, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  const waits: number[] = []
  for (;;) {
    const [job] = await boss.fetch('send-mail')
    if (!job) break
    await boss.fail('send-mail', job.id)
    const { rows } = await site.pool.query(`
      update pgboss.job old set start_after = now() from pgboss.job before
      where old.id = before.id and old.name = 'send-mail' and before.name = 'send-mail' and old.state = 'retry'
      returning extract(epoch from before.start_after - now())::float8 as seconds`)
    waits.push(...rows.map(({ seconds }) => seconds))
  }
  await boss.stop()
  expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(DAY_SECONDS)
  expect(Math.max(...waits)).toBeLessThanOrEqual(900)
  expect(await listJobs(site, 'undeliverable-mail')).toMatchObject([{ data: { mailId: 'm1' } }])
})

test('a waiting email is stored for longer than it is tried', async () => {
  await using site = await startedQueue()
  const { rows } = await site.pool.query(
    `select retention_seconds as kept from pgboss.queue where name = 'send-mail'`,
  )
  expect(rows[0].kept).toBeGreaterThan(2 * DAY_SECONDS)
})

test('stopping lets a running job finish', async () => {
  await using site = await startedQueue()
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const happened: string[] = []
  await site.queue.work('settle-payment', async () => {
    started.resolve()
    await mayEnd.promise
    happened.push('the job ended')
  })
  await site.enqueue('settle-payment', { sessionId: 'cs_1' })
  await started.promise
  const stopping = site.queue.stop().then(() => happened.push('the queue stopped'))
  // A stop that does not wait would be over by then.
  await Promise.race([stopping, sleep(500)])
  mayEnd.resolve()
  await stopping
  expect(happened).toEqual(['the job ended', 'the queue stopped'])
  expect(await listJobs(site, 'settle-payment')).toMatchObject([{ state: 'completed' }])
})

test('jobs wait while no worker runs, also for a queue that is started later', async () => {
  await using database = await testDatabase()
  const first = createQueue(database.url, () => {})
  await first.start()
  await database.db.transaction((tx) => first.enqueue(tx, 'settle-payment', [{ sessionId: 'cs_1' }]))
  await first.stop()
  const second = createQueue(database.url, () => {})
  await second.start()
  const arrived = await collect(second, 'settle-payment')
  await expect.poll(() => arrived).toEqual([{ sessionId: 'cs_1' }])
  await second.stop()
})

test('before its start and after its stop the queue accepts no jobs', async () => {
  await using database = await testDatabase()
  const queue = createQueue(database.url, () => {})
  const enqueue = () => database.db.transaction((tx) => queue.enqueue(tx, 'settle-payment', [{}]))
  await expect(enqueue()).rejects.toThrow(Unavailable)
  await queue.start()
  await enqueue()
  await queue.stop()
  await expect(enqueue()).rejects.toThrow(Unavailable)
  expect(await listJobs(database, 'settle-payment')).toHaveLength(1)
})

test('the settings of the queues are right when several instances start at once', async () => {
  await using database = await testDatabase()
  const queues = [1, 2, 3].map(() => createQueue(database.url, () => {}))
  await Promise.all(queues.map((queue) => queue.start()))
  await Promise.all(queues.map((queue) => queue.stop()))
  const { rows } = await database.pool.query(
    `select name, dead_letter from pgboss.queue where name not like '\\_\\_%' order by name`,
  )
  expect(rows).toEqual([
    { name: 'complete-bookings', dead_letter: null },
    { name: 'expire-bookings', dead_letter: null },
    { name: 'forget-old-requests', dead_letter: null },
    { name: 'invite-reviews', dead_letter: null },
    { name: 'reconcile-payments', dead_letter: null },
    { name: 'reconcile-reversals', dead_letter: null },
    { name: 'remind-of-quotes', dead_letter: null },
    { name: 'send-digest', dead_letter: null },
    { name: 'send-mail', dead_letter: 'undeliverable-mail' },
    { name: 'send-refunds', dead_letter: null },
    { name: 'settle-payment', dead_letter: null },
    { name: 'tell-who-drives', dead_letter: null },
    { name: 'undeliverable-mail', dead_letter: null },
  ])
})

test('the reconcile job is scheduled once, in Bangkok time, however many instances ask for it', async () => {
  await using site = await startedQueue()
  const other = createQueue(site.url, () => {})
  await other.start()
  for (const queue of [site.queue, other]) await queue.schedule('reconcile-payments', '*/3 * * * *')
  await other.stop()
  const { rows } = await site.pool.query('select name, cron, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'reconcile-payments', cron: '*/3 * * * *', timezone: 'Asia/Bangkok' }])
})

/** A queue whose connections go through a TCP proxy. */
async function queueOverWire(site: StartedQueue, onProblem: (error: Error) => void = () => {}) {
  const { pathname, searchParams } = new URL(site.url)
  const wire = await openTcpProxy(() => [
    { path: path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432') },
  ])
  const queue = createQueue(`postgres://saphan@127.0.0.1:${wire.port}${pathname}`, onProblem)
  await queue.start()
  return {
    wire,
    queue,
    async [Symbol.asyncDispose]() {
      await queue.stop()
      await wire[Symbol.asyncDispose]()
    },
  }
}

test('the queue notices silently dropped connections, and works again after reconnecting', async () => {
  await using site = await startedQueue()
  await using other = await queueOverWire(site)
  const arrived = await collect(other.queue, 'settle-payment')
  await site.enqueue('settle-payment', { sessionId: 'before' })
  await expect.poll(() => arrived).toEqual([{ sessionId: 'before' }])
  other.wire.loseConnections()
  await expect.poll(() => other.queue.silentSeconds()).toBeGreaterThan(7)
  await site.enqueue('settle-payment', { sessionId: 'after' })
  await expect.poll(() => arrived).toEqual([{ sessionId: 'before' }, { sessionId: 'after' }])
})

test('a background problem is reported as an error with a message and without query values', async () => {
  await using site = await startedQueue()
  const reported: Error[] = []
  await using other = await queueOverWire(site, (error) => reported.push(error))
  await other.queue.work('settle-payment', async () => {})
  await site.pool.query('alter table pgboss.job rename column priority to urgency')
  await expect.poll(() => reported).not.toEqual([])
  expect(reported[0]).toBeInstanceOf(Error)
  expect(reported[0]?.message).toMatch(/Queue: settle-payment/)
})
