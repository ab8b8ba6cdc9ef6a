import { freePort } from '#tests/free-port.ts'
import { type Server, withServer } from '../server.ts'

/**
 * Serves `static-page/`: the first view of the home page with the same picture, fonts and words, and what follows
 * in plain markup, written by hand without a framework. No page of the site can be expected to show sooner.
 */
export async function withStaticPage<Result>(work: (server: Server) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const env = { PORT: String(port) }
  return withServer(
    { program: process.execPath, args: ['scripts/bench/references/static-server.ts'], env, port },
    work,
  )
}
