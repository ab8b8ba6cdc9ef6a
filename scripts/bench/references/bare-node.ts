import { freePort } from '#tests/free-port.ts'
import { type Server, withServer } from '../server.ts'

/** Runs Node's plain HTTP server with the site's home page: no server on Node can be much faster. */
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
