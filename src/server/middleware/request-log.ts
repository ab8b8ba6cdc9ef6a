import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { plainPath } from '#domain/plain-path.ts'
import { hasGone } from '#functions/cut-off.ts'

/**
 * Gives each request an id and writes one line when it is answered: method, path, status, milliseconds.
 * Never the query, nor parts of a path in which a guest's details or token may stand. What was not finished because the visitor has gone is no
 * failure of the site.
 */
export function requestLog({ log }: { log: Logger }): MiddlewareHandler {
  return async function requestLog(c, next) {
    const requestId = randomUUID()
    const began = performance.now()
    await next()
    if (c.res.status >= 500 && hasGone(c)) c.res = new Response(null, { status: 400 })
    c.header('x-request-id', requestId)
    const line = {
      requestId,
      method: c.req.method,
      path: plainPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    }
    // "Not now" is no fault of ours: it is told where its reason lies, and strangers can bring it about.
    if (c.res.status === 503) log.warn(line, 'request')
    else if (c.res.status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  }
}
