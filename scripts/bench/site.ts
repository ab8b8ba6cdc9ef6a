import { findEmbeddedPostgres } from '#adapters/database/embedded/running.ts'
import { freePort } from '#tests/free-port.ts'
import type { Core } from './cores.ts'
import { type Server, withServer } from './server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Those of `npm start`. */
const FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=192']
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: 'build/compiled',
}

/** Runs the built site, as `npm start` does, with a new database of its own. */
export function withSite<Result>(work: (site: Server) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder((dataDir) => withSiteOver(dataDir, work))
}

/** Runs the built site over the database in this folder. */
export async function withSiteOver<Result>(
  dataDir: string,
  work: (site: Server) => Promise<Result>,
  { core = 'server', env: more = {} }: { core?: Core; env?: Record<string, string> } = {},
): Promise<Result> {
  const port = await freePort()
  const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir }
  const env = { ...ENVIRONMENT, ...settings, ...more }
  return withServer(
    { program: process.execPath, args: [...FLAGS, 'build/server/index.js'], env, port, core },
    work,
  )
}

/** For the `pg` client: the database of the site that runs over this folder. */
export async function databaseUrlIn(dataDir: string): Promise<string> {
  const found = await findEmbeddedPostgres(dataDir)
  if (found.state !== 'running') throw new Error('the database of the measured site was not found')
  return found.url
}
