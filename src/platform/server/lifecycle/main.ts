import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, openPool } from '../../database/database.ts'
import { migrateDatabase } from '../../database/maintenance/migrate.ts'
import { requireOwnSession, TransactionPooling } from '../../database/maintenance/session-pooling.ts'
import { listenToPublicChanges } from '../../database/public-changes.ts'
import { createQueue } from '../../queue/queue.ts'
import type { AppResources } from '../app.ts'
import { explainPermissionError } from '../commands/file-permission-error.ts'
import { revokedLinkList } from '../commands/restore-lists.ts'
import { createDatabaseClock } from '../database-clock.ts'
import { type LoadedApp, requestListener } from '../http/request-listener.ts'
import { createHttpServer, drain, listen } from '../http/server.ts'
import { findDatabaseTime } from '../monitoring/health.store.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { createMetricsServer } from '../monitoring/metrics-endpoint.ts'
import { createMonitor } from '../monitoring/monitor.ts'
import { createReadiness } from '../monitoring/readiness.ts'
import { createRequestCounts } from '../monitoring/request-counts.ts'
import { readOrCreateAuthSecret } from '../settings/auth-secret.ts'
import { type Env, isPublic, readEnv } from '../settings/env.ts'
import { stopInOrder } from './graceful-shutdown.ts'
import { openSiteDatabase } from './site-database.ts'

const RETRY_MS = 1_000
/** The first requests after a start go before the warm-up of the page cache. */
const WARM_UP_AFTER_MS = 5_000
/** Long enough for a load balancer that checks `/readyz` each second to see two failures. */
const DRAIN_NOTICE_MS = 3_000
/** Less than the 30 seconds that a service manager waits before it kills the process. */
const STOP_WITHIN_MS = 25_000
type StopSignal = 'SIGINT' | 'SIGTERM'

/** Loads the site: from the build, or in development from its sources. */
type LoadApp = (resources: AppResources, server: Server) => Promise<LoadedApp>

/** The program: reads the settings and runs the site until SIGINT or SIGTERM. */
export async function main(loadApp: LoadApp): Promise<void> {
  const settings = readEnv(process.env)
  if (!settings.ok) return exitWithError(settings.problems)
  await run(settings.env, loadApp).catch((error: Error) =>
    exitWithError([explainPermissionError(error) ?? error.message]),
  )
}

/** Opens the port first: pages are served while the database comes up; forms answer "in a moment". */
async function run(env: Env, loadApp: LoadApp): Promise<void> {
  // What the addresses below or a library prints is dropped like a line of the log when it cannot be written.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
  const log = createLogger(env.LOG_LEVEL)
  let stopping = false
  const started: { name: string; stop(signal: StopSignal): Promise<unknown> }[] = []
  function onStop(name: string, stop: (signal: StopSignal) => Promise<unknown>) {
    started.push({ name, stop })
  }
  async function stop(signal: StopSignal) {
    if (stopping) return
    stopping = true
    log.info('stopping')
    const steps = started.map(({ name, stop }) => ({ name, stop: () => stop(signal) }))
    const unfinished = await stopInOrder(steps, STOP_WITHIN_MS, (name, error) =>
      log.error({ err: error, part: name }, 'a part could not be stopped'),
    )
    if (unfinished.length > 0)
      log.error({ parts: unfinished }, 'not everything stopped in time; the process ends anyway')
    process.exit(unfinished.length > 0 ? 1 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

  const authSecret = readOrCreateAuthSecret(env.AUTH_SECRET, env.DATA_DIR)
  const database = await openSiteDatabase(env, log)
  onStop('database', () => database.stop())
  const pool = openPool(database.url)
  onStop('connections', () => pool.end())
  const queue = createQueue(database.url, (error) => log.warn({ err: error }, 'queue'))
  onStop('queue', () => queue.stop())
  const changes = listenToPublicChanges(database.url, (error) => log.warn({ err: error }, 'changes'))
  onStop('change notifications', () => changes.stop())

  let isPrepared = false
  const isReady = createReadiness({ isOpen: () => isPrepared && !stopping, pool, queue })
  const db = createDatabase(pool)
  const clock = createDatabaseClock()
  // Before the port is open; while the database is away, nothing can be changed by a wrong clock.
  await findDatabaseTime(db.read).then(clock.set, () => {})
  const { now } = clock
  const machineNow = Date.now
  const requests = createRequestCounts(machineNow)
  const watched = { db, queue, requests, freeBytes: database.freeBytes }
  const monitor = createMonitor({ ...watched, log, now: machineNow, setClock: clock.set })
  const metrics = createMetrics({ requests, pool, monitor })
  const revokedLinks = revokedLinkList(env.DATA_DIR)
  const given = { env, log, queue, authSecret, db, changes, now, machineNow, revokedLinks }
  const resources = { ...given, isReady, monitor, metrics, requests }
  const server = createHttpServer()
  const app = await loadApp(resources, server)
  onStop('site', () => app.close())
  server.on('request', requestListener(app, requests))
  await listen(server, 'PORT', env.PORT, env.HOST)
  onStop('server', (signal) => drain(server, mayHaveOtherInstances(env, signal) ? DRAIN_NOTICE_MS : 0))
  monitor.start()
  onStop('monitor', async () => monitor.stop())
  if (env.METRICS_PORT) onStop('metrics', await openMetricsPort(metrics, env, env.METRICS_PORT))
  printAddresses(env)

  while (!isPrepared && !stopping) {
    try {
      if (env.DATABASE_URL) await requireOwnSession(database.url)
      await migrateDatabase(database.url)
      clock.set(await findDatabaseTime(db.read))
      changes.start()
      await queue.start()
      await app.start()
      isPrepared = true
      log.info('ready')
      void monitor.check()
      setTimeout(() => void app.warmUp(), WARM_UP_AFTER_MS).unref()
    } catch (error) {
      if (error instanceof TransactionPooling) return exitWithError([error.message])
      log.error({ err: error }, 'the database cannot be prepared yet')
      await sleep(RETRY_MS)
    }
  }
}

/** With an embedded database there is no other instance; SIGINT is a Ctrl-C at a terminal, which should not wait. */
function mayHaveOtherInstances({ DATABASE_URL }: Env, signal: StopSignal): boolean {
  return DATABASE_URL !== undefined && signal === 'SIGTERM'
}

/** @returns a function that closes the port */
async function openMetricsPort(metrics: () => string, { HOST }: Env, port: number) {
  const server = createMetricsServer(metrics)
  await listen(server, 'METRICS_PORT', port, HOST)
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

function printAddresses(env: Env): void {
  const isOpen = isPublic(env.PUBLIC_URL)
  const lines = [
    `Saphan     ${env.PUBLIC_URL}`,
    env.SMTP_URL ? undefined : `Mailbox    ${env.PUBLIC_URL}/sandbox/mail`,
    env.STRIPE_SECRET_KEY ? undefined : 'Payments   sandbox: no card is charged',
    isOpen
      ? undefined
      : 'Visitors   of this machine only: set PUBLIC_URL before you put the site behind a proxy',
    isOpen && env.TRUST_PROXY.length === 0
      ? 'Visitors   behind a proxy count as one: TRUST_PROXY is not set'
      : undefined,
  ]
  process.stdout.write(`\n${lines.filter((line) => line !== undefined).join('\n')}\n\n`)
}

function exitWithError(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}
