/** What the monitor measures while the site runs. A figure that cannot be measured now keeps its last value. */
export type Readings = {
  databaseAnswers: boolean
  waitingMails: number
  /** The age of the oldest queued email; 0 when none is queued. */
  oldestMailSeconds: number
  undeliverableMails: number
  /** Payments that do not match their booking, failed refunds, and disputes that wait for the operator's answer. */
  paymentsInAttention: number
  /** The age of the oldest open payment attempt; 0 when none is open. */
  oldestOpenPaymentSeconds: number
  /** Since the reconcile job last found a payment without a webhook; undefined when it never has. */
  reconciledSecondsAgo: number | undefined
  /** Jobs that failed for good in the last hour: they are not tried again automatically. */
  failedJobs: number
  /** Since the last successful poll of the idle worker that has waited longest; 0 without idle workers. */
  queueSilentSeconds: number
  /** Webhooks that this process refused in the last five minutes. */
  webhooksRefused: number
  /** This machine's clock compared with the database's: below 0 it is ahead, above 0 behind. */
  clockSkewSeconds: number
  /** Since `npm run backup` last finished, or since the database was created. */
  backupAgeSeconds: number
  /** Free disk space beside the embedded database; undefined when an external database is used. */
  freeBytes: number | undefined
}

/** The readings before the first measurement: no alarm is on. */
export const INITIAL_READINGS: Readings = {
  databaseAnswers: true,
  waitingMails: 0,
  oldestMailSeconds: 0,
  undeliverableMails: 0,
  paymentsInAttention: 0,
  oldestOpenPaymentSeconds: 0,
  reconciledSecondsAgo: undefined,
  failedJobs: 0,
  queueSilentSeconds: 0,
  webhooksRefused: 0,
  clockSkewSeconds: 0,
  backupAgeSeconds: 0,
  freeBytes: undefined,
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** With less free space the site accepts no new requests, because the database needs room to finish committed work. */
export const MIN_FREE_BYTES = 500_000_000

/** Workers poll every second, and a connection that was lost silently is replaced within twenty seconds. */
export const MAX_QUEUE_SILENCE_SECONDS = 30

const CONDITIONS = {
  database_away: ({ databaseAnswers }) => !databaseAnswers,
  mail_waiting: ({ oldestMailSeconds }) => oldestMailSeconds > 10 * MINUTE,
  mail_undeliverable: ({ undeliverableMails }) => undeliverableMails > 0,
  payment_attention: ({ paymentsInAttention }) => paymentsInAttention > 0,
  payment_reconciled: ({ reconciledSecondsAgo = Number.POSITIVE_INFINITY }) => reconciledSecondsAgo < HOUR,
  webhooks_refused: ({ webhooksRefused }) => webhooksRefused > 3,
  jobs_failed: ({ failedJobs }) => failedJobs > 0,
  queue_silent: ({ queueSilentSeconds }) => queueSilentSeconds > MAX_QUEUE_SILENCE_SECONDS,
  clock_skew: ({ clockSkewSeconds }) => Math.abs(clockSkewSeconds) > MINUTE,
  backup_old: ({ backupAgeSeconds }) => backupAgeSeconds > 26 * HOUR,
  disk_low: ({ freeBytes = Number.POSITIVE_INFINITY }) => freeBytes < MIN_FREE_BYTES,
} as const satisfies Record<string, (readings: Readings) => boolean>

export type AlarmName = keyof typeof CONDITIONS
export const ALARM_NAMES = Object.keys(CONDITIONS) as AlarmName[]

/** The alarms that are on with these readings; docs/operations.md says what to do about each. */
export function alarmsOf(readings: Readings): AlarmName[] {
  return ALARM_NAMES.filter((name) => CONDITIONS[name](readings))
}
