import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type Database, openPool } from '../../database/database.ts'
import { findEmbeddedPostgres } from '../../database/embedded/find-running.ts'
import { DataDirInUse, type EmbeddedPostgres, startEmbeddedPostgres } from '../../database/embedded/start.ts'
import { isMigrated, migrateDatabase } from '../../database/maintenance/migrate.ts'
import { Unavailable } from '../../problems/unavailable.rules.ts'
import type { DatabaseEnv } from '../settings/env.ts'

/** Why a command cannot use the database; the message is shown at the terminal. */
export class CommandDatabaseError extends Error {
  override name = 'CommandDatabaseError'
}

/** A database connection for one command. `startedHere`: its server was started for this command. */
type Opened = { url: string; startedHere: boolean; stop(): Promise<void> }

const CONNECTIONS = 2
/** A starting site holds the lock before its server accepts connections. */
const STARTING_SITE_TRIES = 20
const RETRY_MS = 500
const ENDED_BY_SIGNAL = 130

/**
 * Gives a command access to the site's database: that of DATABASE_URL, or the embedded one in DATA_DIR, whether the
 * site is running or not. If it is not, an embedded server runs until `work` is done.
 * @param prepare creates and migrates the database if needed; otherwise only a server that was started for this
 *   command is migrated, because a running site migrates by itself
 * @throws {CommandDatabaseError} when there is no database, or it becomes unavailable
 */
export async function withCommandDatabase<Result>(
  env: DatabaseEnv,
  work: (database: { url: string; db: Database }) => Promise<Result>,
  { prepare = false }: { prepare?: boolean } = {},
): Promise<Result> {
  const opened = env.DATABASE_URL
    ? { url: env.DATABASE_URL, startedHere: false, stop: async () => {} }
    : await openEmbedded(path.resolve(env.DATA_DIR), prepare).catch(throwCommandError)
  try {
    await migrateIfNeeded(opened.url, prepare || opened.startedHere)
    const pool = openPool(opened.url, CONNECTIONS)
    try {
      return await work({ url: opened.url, db: createDatabase(pool) })
    } finally {
      await pool.end()
    }
  } catch (error) {
    throw error instanceof Unavailable
      ? new CommandDatabaseError('The database did not answer in time.')
      : error
  } finally {
    await opened.stop()
  }
}

async function migrateIfNeeded(url: string, mayMigrate: boolean): Promise<void> {
  if (await isMigrated(url).catch(throwCommandError)) return
  if (!mayMigrate)
    throw new CommandDatabaseError(
      'The database is not prepared for this version: start the site once, then try again.',
    )
  await migrateDatabase(url)
}

async function openEmbedded(dataDir: string, mayCreate: boolean): Promise<Opened> {
  for (let tries = 1; ; tries++) {
    const found = await findEmbeddedPostgres(dataDir)
    if (found.state === 'running') return { url: found.url, startedHere: false, stop: async () => {} }
    if (found.state === 'absent' && !mayCreate)
      throw new CommandDatabaseError(
        `There is no database in ${dataDir}: start the site once, or set DATA_DIR or DATABASE_URL as the site has it.`,
      )
    try {
      return await startTemporaryServer(dataDir)
    } catch (error) {
      const isStarting = error instanceof Error && error.cause instanceof DataDirInUse
      if (!isStarting || tries === STARTING_SITE_TRIES) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** Starts a server that stops with the command, also on SIGINT and SIGTERM. */
async function startTemporaryServer(dataDir: string): Promise<Opened> {
  let starting: Promise<EmbeddedPostgres> | undefined
  function onSignal() {
    void Promise.resolve(starting)
      .then((server) => server?.stop())
      .finally(() => process.exit(ENDED_BY_SIGNAL))
  }
  function removeSignalHandlers() {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal)
  starting = startEmbeddedPostgres({ dataDir })
  const server = await starting.catch((error) => {
    removeSignalHandlers()
    throw error
  })
  return { url: server.url, startedHere: true, stop: () => server.stop().finally(removeSignalHandlers) }
}

/** Rethrows an error as a message for the terminal, without a stack trace. */
function throwCommandError(error: unknown): never {
  if (error instanceof CommandDatabaseError) throw error
  // Refused connections to ::1 and 127.0.0.1 arrive as one AggregateError without a message.
  const { message = '', code = '' } = error as { message?: string; code?: string }
  throw new CommandDatabaseError(`The database cannot be used: ${message || code || error}`, { cause: error })
}
