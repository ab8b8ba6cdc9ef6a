import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** The files of the build, for as long as browsers may keep them. */
export function staticFiles(): MiddlewareHandler {
  return serveStatic({
    root: './build/client',
    onFound: (file, c) => c.header('cache-control', isNamedByContent(file) ? A_YEAR : A_DAY),
  })
}

/** Its name changes with what is in it: the files of the bundler, and the sizes of photos. */
function isNamedByContent(file: string): boolean {
  return /\/(assets|photos)\//.test(file)
}
