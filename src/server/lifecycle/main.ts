import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, openPool } from '#adapters/database/database.ts'
import { migrateDatabase } from '#adapters/database/maintenance/migrate.ts'
import { listenToPublicChanges } from '#adapters/database/public-changes.ts'
import { createQueue } from '#adapters/queue/queue.ts'
import type { AppResources } from '../app.ts'
import { explainRefusal } from '../commands/file-permission-error.ts'
import { type LoadedApp, requestListener } from '../http/request-listener.ts'
import { createSiteServer, drain, listen } from '../http/server.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { createMetricsServer } from '../monitoring/metrics-endpoint.ts'
import { createWatch } from '../monitoring/monitor.ts'
import { createReadiness } from '../monitoring/readiness.ts'
import { createRequestCounts } from '../monitoring/request-counts.ts'
import { authSecretOf } from '../settings/auth-secret.ts'
import { type Env, isPublic, readEnv } from '../settings/env.ts'
import { stopInOrder } from './graceful-shutdown.ts'
import { openSiteDatabase } from './site-database.ts'

const RETRY_MS = 1_000
/** First come those who waited for the start. */
const WARM_UP_AFTER_MS = 5_000
/** A load balancer that asks `/readyz` each second has noticed twice by then. */
const NOTICE_MS = 3_000
/** Less than the half minute that a service manager is told to wait. */
const STOP_WITHIN_MS = 25_000
type StopSignal = 'SIGINT' | 'SIGTERM'

/** Where the site comes from: the build, or its sources while they are being edited. */
export type LoadApp = (resources: AppResources, server: Server) => Promise<LoadedApp>

/** The whole program: reads the settings and runs the site until it is told to stop. */
export async function main(loadApp: LoadApp): Promise<void> {
  const settings = readEnv(process.env)
  if (!settings.ok) return leave(settings.problems)
  await run(settings.env, loadApp).catch((error: Error) => leave([explainRefusal(error) ?? error.message]))
}

/** Opens the port, then the rest: pages are served, and forms answer "in a moment", while the database comes up. */
async function run(env: Env, loadApp: LoadApp): Promise<void> {
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
    const left = await stopInOrder(steps, STOP_WITHIN_MS, (name, error) =>
      log.error({ err: error, part: name }, 'a part could not be stopped'),
    )
    if (left.length > 0) log.error({ parts: left }, 'not everything stopped in time; the process ends anyway')
    process.exit(left.length > 0 ? 1 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))

  const authSecret = authSecretOf(env.AUTH_SECRET, env.DATA_DIR)
  const database = await openSiteDatabase(env, log)
  onStop('database', () => database.stop())
  const pool = openPool(database.url)
  onStop('connections', () => pool.end())
  const queue = createQueue(database.url, (error) => log.warn({ err: error }, 'queue'))
  onStop('queue', () => queue.stop())
  const changes = listenToPublicChanges(database.url, (error) => log.warn({ err: error }, 'changes'))
  onStop('news of changed pages', () => changes.stop())

  let prepared = false
  const isReady = createReadiness({ isOpen: () => prepared && !stopping, pool, queue })
  const db = createDatabase(pool)
  const now = Date.now
  const requests = createRequestCounts(now)
  const watch = createWatch({ db, queue, log, now, requests, freeBytes: database.freeBytes })
  const metrics = createMetrics({ requests, pool, watch })
  const resources = { env, log, queue, authSecret, db, changes, now, isReady, watch, metrics }
  const server = createSiteServer()
  const app = await loadApp(resources, server)
  onStop('site', () => app.close())
  server.on('request', requestListener(app, requests))
  await listen(server, 'PORT', env.PORT, env.HOST)
  onStop('server', (signal) => drain(server, isOneOfSeveral(env, signal) ? NOTICE_MS : 0))
  watch.start()
  onStop('watch', async () => watch.stop())
  if (env.METRICS_PORT) onStop('metrics', await openMetricsPort(metrics, env, env.METRICS_PORT))
  announce(env)

  while (!prepared && !stopping) {
    try {
      await migrateDatabase(database.url)
      await queue.start()
      await (await app.current()).startJobs()
      prepared = true
      log.info('ready')
      void watch.look()
      setTimeout(async () => (await app.current()).warmUp(), WARM_UP_AFTER_MS).unref()
    } catch (error) {
      log.error({ err: error }, 'the database cannot be prepared yet')
      await sleep(RETRY_MS)
    }
  }
}

/** Beside a database of its own there is no other instance to go to, and nobody waits for it at a terminal. */
function isOneOfSeveral({ DATABASE_URL }: Env, signal: StopSignal): boolean {
  return DATABASE_URL !== undefined && signal === 'SIGTERM'
}

/** @returns how it is closed */
async function openMetricsPort(metrics: () => string, { HOST }: Env, port: number) {
  const server = createMetricsServer(metrics)
  await listen(server, 'METRICS_PORT', port, HOST)
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

function announce(env: Env): void {
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

function leave(lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}
