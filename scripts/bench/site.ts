import { freePort } from '#tests/free-port.ts'
import { type Server, withServer } from './server.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Runs the built site, as `npm start` does, with a new database of its own. */
export function withSite<Result>(work: (site: Server) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder((dataDir) => withSiteOver(dataDir, work))
}

/** Runs the built site over the database in this folder. */
export async function withSiteOver<Result>(
  dataDir: string,
  work: (site: Server) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const env = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir }
  return withServer(
    { program: process.execPath, args: ['--max-semi-space-size=16', 'src/server/index.ts'], env, port },
    work,
  )
}
