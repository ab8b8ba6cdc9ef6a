import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { JobQueue } from '../../queue/queue.ts'
import type { DatabaseClock } from '../database-clock.ts'
import { type AlarmName, alarmsOf, INITIAL_READINGS, MIN_FREE_BYTES, type Readings } from './alarms.rules.ts'
import { findHealth } from './health.store.ts'
import type { RequestCounts } from './request-counts.ts'

export type Monitor = {
  /** The latest readings. */
  readings(): Readings
  /** The active alarms. */
  alarms(): readonly AlarmName[]
  /** Is the disk so full that writes must be refused? */
  isDiskFull(): boolean
  check(): Promise<void>
  /** Checks periodically until `stop`. */
  start(): void
  stop(): void
}

const CHECK_INTERVAL_MS = 15_000
/** A disk can fill up fast, and this check is cheap. */
const DISK_CHECK_INTERVAL_MS = 3_000
const REFUSAL_WINDOW_MS = 5 * 60_000
const FAILED_JOB_WINDOW_SECONDS = 60 * 60

/**
 * Health checks of the running site, from which alarms follow. Each alarm is logged when it begins and when it ends.
 * @param freeBytes free disk space of the embedded database; undefined with `DATABASE_URL`
 */
export function createMonitor({
  db,
  queue,
  log,
  now,
  freeBytes,
  requests,
  setClock,
}: {
  db: Pick<Database, 'read'>
  queue: Pick<JobQueue, 'countFailed' | 'silentSeconds'>
  log: Logger
  /** The clock of this machine. */
  now: () => number
  /** Sets the site's clock to what the database tells. */
  setClock: DatabaseClock['set']
  freeBytes: () => Promise<number | undefined>
  requests: Pick<RequestCounts, 'webhookRefusals'>
}): Monitor {
  let readings = INITIAL_READINGS
  let alarms: readonly AlarmName[] = []
  const timers: NodeJS.Timeout[] = []

  function update(changed: Partial<Readings>) {
    readings = { ...readings, ...changed }
    const before = alarms
    alarms = alarmsOf(readings)
    for (const alarm of alarms) if (!before.includes(alarm)) log.warn({ alarm }, 'alarm begins')
    for (const alarm of before) if (!alarms.includes(alarm)) log.warn({ alarm }, 'alarm ends')
  }

  async function checkDiskSpace() {
    update({ freeBytes: await freeBytes().catch(() => undefined) })
  }

  async function checkDatabase() {
    const startedAt = now()
    try {
      const { nowMs, ...health } = await findHealth(db.read)
      setClock(nowMs)
      const failedJobs = await queue.countFailed(FAILED_JOB_WINDOW_SECONDS)
      const clockSkewSeconds = (nowMs - startedAt) / 1_000
      update({ ...health, failedJobs, clockSkewSeconds, databaseAnswers: true })
    } catch (error) {
      if (readings.databaseAnswers) log.warn({ err: error }, 'the database does not answer the health check')
      update({ databaseAnswers: false })
    }
  }

  function checkWebhooks() {
    const since = now() - REFUSAL_WINDOW_MS
    update({ webhooksRefused: requests.webhookRefusals().latest.filter((at) => at > since).length })
  }

  function checkQueue() {
    update({ queueSilentSeconds: queue.silentSeconds() })
  }

  async function check() {
    checkWebhooks()
    checkQueue()
    await Promise.all([checkDiskSpace(), checkDatabase()])
  }

  return {
    readings: () => readings,
    alarms: () => alarms,
    isDiskFull: () => (readings.freeBytes ?? Number.POSITIVE_INFINITY) < MIN_FREE_BYTES,
    check,
    start() {
      void checkDiskSpace()
      timers.push(setInterval(check, CHECK_INTERVAL_MS), setInterval(checkDiskSpace, DISK_CHECK_INTERVAL_MS))
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
