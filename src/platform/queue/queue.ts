import { type Clock, type JobResult, PgBoss, type Queue, systemClock } from 'pg-boss'
import { type Limits, openPool, type Queryable } from '../database/database.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { silentSeconds } from './heartbeat.ts'

/**
 * The jobs of the site. An email is tried for more than a day, at most a quarter of an hour apart; a payment
 * event is tried until the reconcile job would find it anyway.
 */
const QUEUES = {
  'undeliverable-mail': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 },
  'send-mail': {
    retryLimit: 120,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    deadLetter: 'undeliverable-mail',
  },
  'settle-payment': {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 60,
  },
  'reconcile-payments': { retryLimit: 0, expireInSeconds: 300 },
  'expire-bookings': { retryLimit: 0, expireInSeconds: 300 },
  'remind-of-quotes': { retryLimit: 0, expireInSeconds: 300 },
  'tell-who-drives': { retryLimit: 0, expireInSeconds: 300 },
  'send-refunds': { retryLimit: 0, expireInSeconds: 300 },
  'reconcile-reversals': { retryLimit: 0, expireInSeconds: 900 },
  'complete-bookings': { retryLimit: 3, retryDelay: 300, expireInSeconds: 600 },
  'send-digest': { retryLimit: 3, retryDelay: 300, expireInSeconds: 300 },
  'invite-reviews': { retryLimit: 3, retryDelay: 300, expireInSeconds: 300 },
  'forget-old-requests': { retryLimit: 3, retryDelay: 300, expireInSeconds: 600 },
} satisfies Record<string, Omit<Queue, 'name'>>

export type JobName = keyof typeof QUEUES

export type JobQueue = {
  /** Creates or updates the tables and starts their maintenance. */
  start(): Promise<void>
  /** Adds jobs in the caller's transaction; they are taken after `afterSeconds`, or at once. */
  enqueue(tx: Queryable, job: JobName, payloads: object[], wait?: { afterSeconds: number }): Promise<void>
  /** Deletes the jobs that have not started, in the caller's transaction. */
  deleteWaiting(tx: Queryable, job: JobName): Promise<void>
  /**
   * Hands each job to `handler`, several at once across instances, never the same job twice at a time.
   * A throw means "try again later", as often and as late as the queue says above.
   */
  work(job: JobName, handler: (payload: unknown) => Promise<unknown>): Promise<void>
  /** Runs a job on a cron schedule (Bangkok time), once for all instances. */
  schedule(job: JobName, cron: string): Promise<void>
  /** The number of jobs that failed for good in this period. */
  countFailed(withinSeconds: number): Promise<number>
  /**
   * The heartbeat of the queue: seconds since the last successful poll of the idle worker that has waited longest.
   * Workers poll every second.
   */
  silentSeconds(): number
  /** Waits for running jobs, then closes the connections. */
  stop(): Promise<void>
}

/** Jobs are fetched and completed in batches, which spares the database most of its work: four of each kind a second. */
const BATCH_SIZE = 4
const POLL_SECONDS = 1
const STOP_TIMEOUT_MS = 10_000
const CONNECTIONS = 4
/** Longer than for pages, because no guest waits for a job. */
const LIMITS: Limits = { connectMs: 10_000, statementMs: 10_000 }
/**
 * Runs only forward. By the machine's clock, a worker whose poll began before the clock was set back an hour would wait
 * that hour for its next poll, and no mail would leave.
 */
const CLOCK: Clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }
const FAILED_SINCE = `select count(*) as failed from pgboss.job
  where state = 'failed' and completed_on > now() - make_interval(secs => $1)`

/**
 * The job queue in the database at `url`; its tables have a schema of their own. It uses our own pool with its timeouts,
 * so that dropped connections are replaced. It does not LISTEN, because workers poll every second.
 * @param onProblem called with background errors, such as a lost connection; the queue recovers by itself
 */
export function createQueue(url: string, onProblem: (error: Error) => void): JobQueue {
  const pool = openPool(url, CONNECTIONS, LIMITS, 'saphan-queue')
  const boss = new PgBoss({ clock: CLOCK, db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => onProblem(asError(error)))
  boss.on('warning', (warning) => onProblem(asError(warning)))
  let running = false
  return {
    async start() {
      await boss.start()
      for (const [name, options] of Object.entries(QUEUES)) {
        await boss.createQueue(name, options)
        await boss.updateQueue(name, options)
      }
      running = true
    },
    async enqueue(tx, job, payloads, { afterSeconds } = { afterSeconds: 0 }) {
      if (!running) throw new Unavailable('the queue has not started yet')
      const jobs = payloads.map((data) => ({ data, startAfter: afterSeconds }))
      await boss.insert(job, jobs, { db: { executeSql: (text, values) => tx.$client.query(text, values) } })
    },
    async deleteWaiting(tx, job) {
      await tx.$client.query("delete from pgboss.job where name = $1 and state in ('created', 'retry')", [
        job,
      ])
    },
    async work(job, handler) {
      const options = {
        batchSize: BATCH_SIZE,
        perJobResults: true,
        pollingIntervalSeconds: POLL_SECONDS,
      } as const
      await boss.work(job, options, (taken) =>
        Promise.all(taken.map(({ id, data }) => resultOf(id, handler(data)))),
      )
    },
    async schedule(job, cron) {
      await boss.schedule(job, cron, null, { tz: 'Asia/Bangkok' })
    },
    async countFailed(withinSeconds) {
      if (!running) return 0
      const { rows } = await pool.query(FAILED_SINCE, [withinSeconds])
      return Number(rows[0]?.failed)
    },
    silentSeconds: () => silentSeconds(boss.getWipData({ includeInternal: true }), CLOCK.now()),
    async stop() {
      if (running) await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
      running = false
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * pg-boss often reports plain objects. Only message and code are used, because the rest may contain query values.
 */
function asError(reported: { message: string; code?: string; stack?: string | undefined }): Error {
  if (reported instanceof Error) return reported
  const { message, code, stack = '' } = reported
  return Object.assign(new Error(message), { name: 'pg-boss', code, stack })
}

/** Only the name of a failed job's error is stored, because its message may contain personal data. */
async function resultOf(id: string, handled: Promise<unknown>): Promise<JobResult> {
  try {
    await handled
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { error: error instanceof Error ? error.name : 'unknown' } }
  }
}
