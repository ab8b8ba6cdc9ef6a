import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database, openPool } from '#adapters/database/database.ts'
import { findEmbeddedPostgres } from '#adapters/database/embedded/find-running.ts'
import { type EmbeddedPostgres, InUse, startEmbeddedPostgres } from '#adapters/database/embedded/start.ts'
import { isMigrated, migrateDatabase } from '#adapters/database/maintenance/migrate.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { DatabaseEnv } from '../settings/env.ts'

/** Why a command cannot work with the database, in a sentence for the person at the terminal. */
export class NoDatabase extends Error {
  override name = 'NoDatabase'
}

/** A database for the time of one command. */
type Opened = { url: string; isOurs: boolean; stop(): Promise<void> }

const CONNECTIONS = 2
/** A site that is just starting has the lock before it has a server. */
const STARTING_SITE_TRIES = 20
const RETRY_MS = 500
const ENDED_BY_SIGNAL = 130

/**
 * Lets a command work with the site's database: that of DATABASE_URL, or the site's own in DATA_DIR, beside a
 * running site as well as without one. Without one a server runs until `work` is done.
 * @param prepare makes the database when there is none, and brings it up to date; otherwise only a server that
 *   was started for this command is brought up to date, because a running site does that by itself
 * @throws {NoDatabase} when there is none to work with, or it goes away meanwhile
 */
export async function withCommandDatabase<Result>(
  env: DatabaseEnv,
  work: (database: { url: string; db: Database }) => Promise<Result>,
  { prepare = false }: { prepare?: boolean } = {},
): Promise<Result> {
  const opened = env.DATABASE_URL
    ? { url: env.DATABASE_URL, isOurs: false, stop: async () => {} }
    : await openEmbedded(path.resolve(env.DATA_DIR), prepare).catch(refuse)
  try {
    await bringUpToDate(opened.url, prepare || opened.isOurs)
    const pool = openPool(opened.url, CONNECTIONS)
    try {
      return await work({ url: opened.url, db: createDatabase(pool) })
    } finally {
      await pool.end()
    }
  } catch (error) {
    throw error instanceof Unavailable ? new NoDatabase('The database did not answer in time.') : error
  } finally {
    await opened.stop()
  }
}

async function bringUpToDate(url: string, mayMigrate: boolean): Promise<void> {
  if (await isMigrated(url).catch(refuse)) return
  if (!mayMigrate)
    throw new NoDatabase(
      'The database is not prepared for this version: start the site once, then try again.',
    )
  await migrateDatabase(url)
}

async function openEmbedded(dataDir: string, mayCreate: boolean): Promise<Opened> {
  for (let tries = 1; ; tries++) {
    const found = await findEmbeddedPostgres(dataDir)
    if (found.state === 'running') return { url: found.url, isOurs: false, stop: async () => {} }
    if (found.state === 'absent' && !mayCreate)
      throw new NoDatabase(
        `There is no database in ${dataDir}: start the site once, or set DATA_DIR or DATABASE_URL as the site has it.`,
      )
    try {
      return await startForNow(dataDir)
    } catch (error) {
      const isStarting = error instanceof Error && error.cause instanceof InUse
      if (!isStarting || tries === STARTING_SITE_TRIES) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** A server that ends with the command, also when that is interrupted. */
async function startForNow(dataDir: string): Promise<Opened> {
  let starting: Promise<EmbeddedPostgres> | undefined
  function interrupt() {
    void Promise.resolve(starting)
      .then((server) => server?.stop())
      .finally(() => process.exit(ENDED_BY_SIGNAL))
  }
  function letGo() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt)
  starting = startEmbeddedPostgres({ dataDir })
  const server = await starting.catch((error) => {
    letGo()
    throw error
  })
  return { url: server.url, isOurs: true, stop: () => server.stop().finally(letGo) }
}

/** What the database or the system says, without the trace that helps nobody at a terminal. */
function refuse(error: unknown): never {
  if (error instanceof NoDatabase) throw error
  // Two refused connections, to ::1 and 127.0.0.1, come as one error without a message.
  const { message = '', code = '' } = error as { message?: string; code?: string }
  throw new NoDatabase(`The database cannot be used: ${message || code || error}`, { cause: error })
}
