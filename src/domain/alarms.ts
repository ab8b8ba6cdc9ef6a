/** What is looked at while the site runs. Of what cannot be known at the moment, the last that was known. */
export type Readings = {
  databaseAnswers: boolean
  waitingMails: number
  /** How long the mail that has waited longest has done so; 0 when none waits. */
  oldestMailSeconds: number
  undeliverableMails: number
  /** Money that nobody expected, and disputes that wait for the operator's answer. */
  paymentsInAttention: number
  /** Of the payment attempt that has been open longest; 0 when none is. */
  oldestOpenPaymentSeconds: number
  /** Since a payment was found that no webhook had told of; undefined when that has not happened. */
  reconciledSecondsAgo: number | undefined
  /** Jobs of the last hour that nobody will try again by itself. */
  failedJobs: number
  /** How long the queue has had no answer when it asked for jobs; 0 while nothing is at work. */
  queueSilentSeconds: number
  /** Webhooks of the last five minutes that this process refused. */
  webhooksRefused: number
  /** By how much this machine's clock is before (-) or behind (+) the database's. */
  clockSkewSeconds: number
  /** Since `npm run backup` last finished, or since the database was made. */
  backupAgeSeconds: number
  /** Where the site's own database lives; undefined when it is somebody else's to watch. */
  freeBytes: number | undefined
}

/** How things stand before anybody has looked. */
export const NOTHING_KNOWN: Readings = {
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

/** Below this nothing more is taken in: the database needs room to write down what it has promised. */
export const LEAST_FREE_BYTES = 500_000_000

/** The queue asks for jobs every few seconds; a connection lost without a word is replaced within twenty. */
export const LONGEST_QUEUE_SILENCE_SECONDS = 30

const CONDITIONS = {
  database_away: ({ databaseAnswers }) => !databaseAnswers,
  mail_waiting: ({ oldestMailSeconds }) => oldestMailSeconds > 10 * MINUTE,
  mail_undeliverable: ({ undeliverableMails }) => undeliverableMails > 0,
  payment_attention: ({ paymentsInAttention }) => paymentsInAttention > 0,
  payment_reconciled: ({ reconciledSecondsAgo = Number.POSITIVE_INFINITY }) => reconciledSecondsAgo < HOUR,
  webhooks_refused: ({ webhooksRefused }) => webhooksRefused > 3,
  jobs_failed: ({ failedJobs }) => failedJobs > 0,
  queue_silent: ({ queueSilentSeconds }) => queueSilentSeconds > LONGEST_QUEUE_SILENCE_SECONDS,
  clock_skew: ({ clockSkewSeconds }) => Math.abs(clockSkewSeconds) > MINUTE,
  backup_old: ({ backupAgeSeconds }) => backupAgeSeconds > 26 * HOUR,
  disk_low: ({ freeBytes = Number.POSITIVE_INFINITY }) => freeBytes < LEAST_FREE_BYTES,
} as const satisfies Record<string, (readings: Readings) => boolean>

export type AlarmName = keyof typeof CONDITIONS
export const ALARM_NAMES = Object.keys(CONDITIONS) as AlarmName[]

/** What a person should look at; docs/operations.md says for each what to do. */
export function alarmsOf(readings: Readings): AlarmName[] {
  return ALARM_NAMES.filter((name) => CONDITIONS[name](readings))
}
