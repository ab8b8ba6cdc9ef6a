import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findEmbeddedPostgres } from '#platform/database/embedded/find-running.ts'
import { freePort } from '#tests/free-port.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Core } from './cpu-cores.ts'
import { type Server, withServer } from './server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** `npm start` without npm; it runs the `node` on the path. */
const START = packageJson.scripts.start
const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
const RETRY_MS = 20

/** Runs the built site, as `npm start` does, with a new embedded database. */
export function withSite<Result>(work: (site: Server) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder((dataDir) => withSiteOver(dataDir, work))
}

/** Runs the built site on the database in this folder. `work` begins when the site is ready and idle. */
export async function withSiteOver<Result>(
  dataDir: string,
  work: (site: Server) => Promise<Result>,
  { core = 'server', env: more = {} }: { core?: Core; env?: Record<string, string> } = {},
): Promise<Result> {
  const port = await freePort()
  const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir }
  const env = { PATH, ...settings, ...more }
  return withServer({ program: 'sh', args: ['-c', START], env, port, core }, async (site) => {
    while (!(await fetch(`${site.url}/readyz`)).ok) await sleep(RETRY_MS)
    await waitUntilIdle(site.pid)
    return work(site)
  })
}

/** The address of the database of the site that runs in this folder, for the `pg` client. */
export async function databaseUrlIn(dataDir: string): Promise<string> {
  const found = await findEmbeddedPostgres(dataDir)
  if (found.state !== 'running') throw new Error('the database of the measured site was not found')
  return found.url
}
