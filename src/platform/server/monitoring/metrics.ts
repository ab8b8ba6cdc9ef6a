import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { ALARM_NAMES } from './alarms.rules.ts'
import type { Monitor } from './monitor.ts'
import { formatMetrics, type Metric, type Sample } from './prometheus-format.ts'
import type { RequestCounts } from './request-counts.ts'
import { requestMetrics } from './request-metrics.ts'

type Sources = {
  requests: RequestCounts
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  monitor: Pick<Monitor, 'readings' | 'alarms'>
}

const LAG_RESOLUTION_MS = 20

/** Returns a function that writes the current metrics. It makes no database query. */
export function createMetrics({ requests, pool, monitor }: Sources): () => string {
  const delays = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delays.enable()
  return () =>
    formatMetrics([
      ...requestMetrics(requests),
      ...poolMetrics(pool),
      ...processMetrics(delays),
      ...healthMetrics(monitor),
    ])
}

function poolMetrics({ totalCount, idleCount, waitingCount }: Sources['pool']): Metric[] {
  return [
    gauges('saphan_pool_connections', 'Connections to the database.', [
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
    ]),
    gauge('saphan_pool_waiting', 'Queries that wait for a connection.', waitingCount),
  ]
}

/** The lag is the longest since the previous scrape. */
function processMetrics(delays: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  const lag = Math.max(0, delays.max / 1e9 - LAG_RESOLUTION_MS / 1e3)
  delays.reset()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const startedAt = Date.now() / 1_000 - process.uptime()
  return [
    gauge('saphan_event_loop_lag_seconds', 'Longest lag of the event loop since this was last asked.', lag),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory in use on the heap.', heapUsed),
    gauge('process_start_time_seconds', 'When the process began; it changes with each restart.', startedAt),
    {
      ...gauge('process_cpu_seconds_total', 'Time of the processor.', (user + system) / 1e6),
      type: 'counter',
    },
  ]
}

function healthMetrics({ readings, alarms }: Sources['monitor']): Metric[] {
  const now = readings()
  const active = alarms()
  return [
    gauge(
      'saphan_database_up',
      'Did the database answer when it was last looked at?',
      Number(now.databaseAnswers),
    ),
    gauges('saphan_mails', 'Emails waiting to be sent, or undeliverable.', [
      { labels: { state: 'waiting' }, value: now.waitingMails },
      { labels: { state: 'undeliverable' }, value: now.undeliverableMails },
    ]),
    gauge('saphan_oldest_mail_seconds', 'How long the oldest email has been waiting.', now.oldestMailSeconds),
    gauge('saphan_payments_in_attention', 'Payments that someone has to look at.', now.paymentsInAttention),
    gauge(
      'saphan_oldest_open_payment_seconds',
      'How long the oldest payment attempt has been open.',
      now.oldestOpenPaymentSeconds,
    ),
    gauge('saphan_failed_jobs', 'Jobs given up in the last hour.', now.failedJobs),
    gauge(
      'saphan_queue_silent_seconds',
      'Since the database last answered a worker of the queue that asked for jobs.',
      now.queueSilentSeconds,
    ),
    gauge(
      'saphan_clock_skew_seconds',
      "The database's clock, seen from that of this machine.",
      now.clockSkewSeconds,
    ),
    gauge('saphan_backup_age_seconds', 'Since the last finished backup.', now.backupAgeSeconds),
    gauges(
      'saphan_disk_free_bytes',
      "Space left for the site's own database.",
      now.freeBytes === undefined ? [] : [{ value: now.freeBytes }],
    ),
    gauges(
      'saphan_alarm',
      '1 while something needs attention; see docs/operations.md.',
      ALARM_NAMES.map((name) => ({ labels: { name }, value: Number(active.includes(name)) })),
    ),
  ]
}

function gauge(name: string, help: string, value: number): Metric {
  return gauges(name, help, [{ value }])
}

function gauges(name: string, help: string, samples: Sample[]): Metric {
  return { name, help, type: 'gauge', samples }
}
