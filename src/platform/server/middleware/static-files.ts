import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { DRIVER_WORKER, PASS_WORKER } from '#web/shell/offline/worker-addresses.ts'

export const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** A drawing that is opened like a page may be styled by its own attributes, and nothing else. */
export const FILE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A service worker fetches what it keeps, from this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
const WORKERS: readonly string[] = [PASS_WORKER.address, DRIVER_WORKER.address]
/** The files of the pages of drivers keep their names, so they are asked for again each time. */
const OF_DRIVERS = /^\/driver\//
/** The name of such a file changes with its content: those of the bundler, and the sizes of photos. */
const NAMED_BY_CONTENT = /^\/(assets|photos)\//

function lifetimeOf(path: string): string {
  if (NAMED_BY_CONTENT.test(path)) return A_YEAR
  return OF_DRIVERS.test(path) ? 'no-cache' : A_DAY
}

/** The files of the build in this folder, compressed as the build has left them. */
export function staticFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  return async function staticFiles(c, next) {
    let isFile = true
    const response = await serve(c, () => {
      isFile = false
      return next()
    })
    if (!isFile || !response) return
    const { headers } = response
    headers.set('cache-control', lifetimeOf(c.req.path))
    headers.set('x-content-type-options', 'nosniff')
    headers.set('content-security-policy', WORKERS.includes(c.req.path) ? WORKER_POLICY : FILE_POLICY)
    if (c.req.header('if-modified-since') !== headers.get('last-modified')) return response
    await response.body?.cancel()
    return new Response(null, { status: 304, headers })
  }
}
