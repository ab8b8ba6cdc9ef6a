import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { reachableBinaries } from './binaries.ts'
import { createCluster, locateCluster, makeHome } from './cluster.ts'
import { createDatabase } from './create-database.ts'
import { takeLock } from './lock.ts'
import { startPostmaster } from './postmaster.ts'

export type Log = (event: string, detail?: object) => void

export type EmbeddedPostgres = {
  /** Superuser and database `saphan`, for the `pg` client, through a Unix socket only this site can open. */
  url: string
  /** The directory with its files. */
  cluster: string
  socketDirectory: string
  /** Disconnects every client and resolves when the server has ended. Safe to call twice. */
  stop(): Promise<void>
  /** Resolves when the server process ends for any reason. */
  exited: Promise<void>
}

/** The cause of the error when another running copy of the site has the database. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
}

/**
 * Starts the site's own PostgreSQL 18 over `<dataDir>/postgres`, creating cluster and database when absent.
 * Leftovers of an earlier run (an orphaned server, a stale pid file, an incomplete first start) are cleaned up first.
 *
 * - `dataDir` belongs to one running site; relative paths count from the working directory. As root, when the
 *   server's unprivileged account cannot enter it, `<dataDir>/postgres-is-at.txt` names the cluster's place.
 * - `socketDirectory` is that of a server that has ended: the new one is then reached under the same address.
 * - `flags` are arguments for `postgres`, such as `['-c', 'fsync=off']`; they win over the adapter's settings.
 * - The server writes to `<dataDir>/postgres.log`.
 *
 * Call it from the main thread, and after the handlers for SIGINT and SIGTERM are in place.
 *
 * Throws an Error with one sentence that names the directory and the reason, such as another copy of the site
 * running on it, or a server that is not ready after 60 seconds (then with the end of the server's log).
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  socketDirectory?: string
  flags?: string[]
  log?: Log
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  try {
    mkdirSync(dataDir, { recursive: true })
    return await start(realpathSync(dataDir), {
      flags: options.flags ?? [],
      log: options.log ?? (() => {}),
      socketDirectory: options.socketDirectory,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database in ${dataDir} cannot start: ${reason}`, { cause: error })
  }
}

type StartOptions = { flags: string[]; log: Log; socketDirectory: string | undefined }

async function start(
  dataDir: string,
  { flags, log, socketDirectory }: StartOptions,
): Promise<EmbeddedPostgres> {
  const { cluster, account } = locateCluster(dataDir)
  makeHome(dirname(cluster))
  accessSync(dirname(cluster), constants.W_OK)
  const lock = takeLock(join(dirname(cluster), 'postgres.lock'), account)
  if (!lock) throw new DataDirInUse('another running copy of the site is using it')
  try {
    const programs = reachableBinaries(dataDir, account, log)
    await createCluster({ dataDir, cluster, account, programs, flags, log })
    const postmaster = await startPostmaster({
      dataDir,
      cluster,
      account,
      programs,
      flags,
      log,
      socketDirectory,
    })
    const exited = postmaster.exited.then(lock.release)
    try {
      await createDatabase(postmaster.socketFile, log)
    } catch (error) {
      await postmaster.stop()
      throw error
    }
    const directory = dirname(postmaster.socketFile)
    const url = `postgres://saphan@localhost/saphan?host=${encodeURIComponent(directory)}`
    return {
      url,
      cluster,
      socketDirectory: directory,
      exited,
      stop: () => postmaster.stop().then(() => exited),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
