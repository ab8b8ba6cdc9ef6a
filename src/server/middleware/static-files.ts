import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** The files of the build in this folder, for as long as browsers may keep them. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    onFound: (file, c) =>
      c.header('cache-control', isNamedByContent(path.relative(root, file)) ? A_YEAR : A_DAY),
  })
}

/** Its name changes with what is in it: the files of the bundler, and the sizes of photos. */
function isNamedByContent(file: string): boolean {
  return /^(assets|photos)\//.test(file)
}
