import { freePort } from '#tests/free-port.ts'
import { type Server, withServer } from '../server.ts'

/** Runs Node's HTTP server over the site's own home page: no server written for Node can answer much sooner. */
export async function withBareNode<Result>(
  site: Server,
  work: (bareNode: Server) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const env = { PORT: String(port), ORIGIN: site.url }
  return withServer(
    { program: process.execPath, args: ['scripts/bench/references/bare-server.ts'], env, port },
    work,
  )
}
