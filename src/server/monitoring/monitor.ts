import type { Logger } from 'pino'
import type { Database } from '#adapters/database/database.ts'
import { findStanding } from '#adapters/database/maintenance/health.ts'
import type { JobQueue } from '#adapters/queue/queue.ts'
import { type AlarmName, alarmsOf, LEAST_FREE_BYTES, NOTHING_KNOWN, type Readings } from '#domain/alarms.ts'
import type { RequestCounts } from './request-counts.ts'

export type Watch = {
  /** What was found when it last looked. */
  readings(): Readings
  /** What a person should look at now. */
  alarms(): readonly AlarmName[]
  /** Is there too little space left to take in anything more? */
  isFull(): boolean
  look(): Promise<void>
  /** Looks again and again, until it is told to stop. */
  start(): void
  stop(): void
}

const LOOK_EVERY_MS = 15_000
/** A disk can fill up fast, and asking it costs nothing. */
const LOOK_AT_SPACE_EVERY_MS = 3_000
const REFUSALS_COUNT_FOR_MS = 5 * 60_000
const FAILURES_COUNT_FOR_SECONDS = 60 * 60

/**
 * Looks after the site while it runs. Each alarm is one line in the log when it begins and one when it ends.
 * @param freeBytes where the site's own database lives; undefined when there is none
 */
export function createWatch({
  db,
  queue,
  log,
  now,
  freeBytes,
  requests,
}: {
  db: Pick<Database, 'read'>
  queue: Pick<JobQueue, 'countFailed' | 'silentSeconds'>
  log: Logger
  now: () => number
  freeBytes: () => Promise<number | undefined>
  requests: Pick<RequestCounts, 'webhookRefusals'>
}): Watch {
  let readings = NOTHING_KNOWN
  let alarms: readonly AlarmName[] = []
  const timers: NodeJS.Timeout[] = []

  function note(found: Partial<Readings>) {
    readings = { ...readings, ...found }
    const before = alarms
    alarms = alarmsOf(readings)
    for (const alarm of alarms) if (!before.includes(alarm)) log.warn({ alarm }, 'alarm begins')
    for (const alarm of before) if (!alarms.includes(alarm)) log.warn({ alarm }, 'alarm ends')
  }

  async function lookAtSpace() {
    note({ freeBytes: await freeBytes().catch(() => undefined) })
  }

  async function lookAtDatabase() {
    const asked = now()
    try {
      const { nowMs, ...standing } = await findStanding(db.read)
      const failedJobs = await queue.countFailed(FAILURES_COUNT_FOR_SECONDS)
      const clockSkewSeconds = (nowMs - asked) / 1_000
      note({ ...standing, failedJobs, clockSkewSeconds, databaseAnswers: true })
    } catch (error) {
      if (readings.databaseAnswers) log.warn({ err: error }, 'the database cannot be looked at')
      note({ databaseAnswers: false })
    }
  }

  function lookAtWebhooks() {
    const since = now() - REFUSALS_COUNT_FOR_MS
    note({ webhooksRefused: requests.webhookRefusals().latest.filter((at) => at > since).length })
  }

  function lookAtQueue() {
    note({ queueSilentSeconds: queue.silentSeconds() })
  }

  async function look() {
    lookAtWebhooks()
    lookAtQueue()
    await Promise.all([lookAtSpace(), lookAtDatabase()])
  }

  return {
    readings: () => readings,
    alarms: () => alarms,
    isFull: () => (readings.freeBytes ?? Number.POSITIVE_INFINITY) < LEAST_FREE_BYTES,
    look,
    start() {
      void lookAtSpace()
      timers.push(setInterval(look, LOOK_EVERY_MS), setInterval(lookAtSpace, LOOK_AT_SPACE_EVERY_MS))
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
