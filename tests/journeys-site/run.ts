// The built site behind a port, or SITES copies of it over one database that take turns: node tests/journeys-site/run.ts
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts'
import { updateLastTime } from '#platform/database/maintenance/last-times.store.ts'
import { freePort } from '../free-port.ts'
import { createForwarder } from './forwarder.ts'

const { PORT = '3210', DATA_DIR = 'test-results/site', SITES = '1' } = process.env
const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])

const database = await startEmbeddedPostgres({
  dataDir: DATA_DIR,
  // Journeys with a fleet start sites of their own beside these.
  flags: ['-c', 'max_connections=200'],
})
const ports = await Promise.all(Array.from({ length: Number(SITES) }, freePort))
const sites = ports.map(startSite)
const forwarder = createForwarder(() => ports)
await Promise.race([Promise.all(ports.map(untilReady)), stopped, ...sites.map(untilEnded)])
await recordBackup()
await seed()
forwarder.listen(Number(PORT), '127.0.0.1')

await Promise.race([stopped, ...sites.map(untilEnded)])
forwarder.close()
forwarder.closeAllConnections()
for (const site of sites) site.kill('SIGINT')
await Promise.all(sites.map(untilEnded))
await database.stop()

function startSite(port: number): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${PORT}`,
    DATABASE_URL: database.url,
    DATA_DIR,
  }
  return spawn(process.execPath, ['build/server/index.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Without it the dashboard of a database older than a day shows the backup alarm. */
async function recordBackup(): Promise<void> {
  const pool = openPool(database.url)
  await updateLastTime(createDatabase(pool).read, 'backed_up')
  await pool.end()
}

/**
 * Seeds the database, because some page states need guests. Its vehicles are taken out of service: most journeys book
 * the same day, and none of them may find it sold out.
 */
async function seed(): Promise<void> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR }
  await promisify(execFile)(process.execPath, ['scripts/seed.ts'], { env })
  const pool = openPool(database.url)
  await pool.query(`set saphan.actor = 'command'; update vehicles set active = false`)
  await pool.end()
}

async function untilReady(port: number): Promise<void> {
  while (
    sites.every(isRunning) &&
    !(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok
  )
    await sleep(50)
}

async function untilEnded(site: ChildProcess): Promise<void> {
  if (isRunning(site)) await once(site, 'exit')
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
