import { accessSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pg } from '../postgres-client.ts'
import { isCluster, locateCluster } from './cluster.ts'

const TIMEOUT_MS = 3_000

/**
 * The state of the database in `dataDir`. Changes nothing.
 * - `running`: a server is running; `url` is for the `pg` client
 * - `stopped`: there is a database, and no server that answers
 * - `absent`: no database, or no directory
 *
 * Throws an Error with the reason when this user may not look.
 */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<{ state: 'running'; url: string } | { state: 'stopped' | 'absent' }> {
  const directory = resolve(dataDir)
  if (!existsSync(directory)) return { state: 'absent' }
  const { cluster } = locateCluster(realpathSync(directory))
  if (!existsSync(cluster)) return { state: 'absent' }
  checkReadable(cluster)
  if (!isCluster(cluster)) return { state: 'absent' }
  const url = addressOf(cluster)
  return url && (await isServerOf(url, cluster)) ? { state: 'running', url } : { state: 'stopped' }
}

/** Without this check an unreadable database would look absent. */
function checkReadable(cluster: string): void {
  try {
    accessSync(cluster, constants.R_OK | constants.X_OK)
  } catch {
    throw new Error(`this user may not read ${cluster}, the user who runs the site may`)
  }
}

/**
 * The fourth line of a server's pid file is its port, which may be that of an older version of the site, the fifth
 * the directory of its socket.
 */
function addressOf(cluster: string): string | undefined {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [, , , port, directory] = readFileSync(pidFile, 'utf8').split('\n')
  return port && directory
    ? `postgres://saphan@localhost:${Number(port)}/saphan?host=${encodeURIComponent(directory)}`
    : undefined
}

/** The pid file can be stale, and its socket can belong to another site by now, so the server is queried. */
async function isServerOf(url: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0]?.data_directory === cluster
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
