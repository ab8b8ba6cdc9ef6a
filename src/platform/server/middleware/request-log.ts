import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { isClientGone } from '#api/aborted-request.ts'
import { redactPath } from '../../text/redact-path.ts'

/**
 * Gives each request an id and logs method, path, status and milliseconds. Never the query, nor path segments that may
 * contain personal data or tokens. A 5xx after the client has disconnected counts as 400.
 */
export function requestLog({ log }: { log: Logger }): MiddlewareHandler {
  return async function requestLog(c, next) {
    const requestId = randomUUID()
    const startedAt = performance.now()
    await next()
    if (c.res.status >= 500 && isClientGone(c)) c.res = new Response(null, { status: 400 })
    c.header('x-request-id', requestId)
    const line = {
      requestId,
      method: c.req.method,
      path: redactPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    }
    // The cause of a 503 is logged elsewhere, and clients can provoke one, so it is only a warning.
    if (c.res.status === 503) log.warn(line, 'request')
    else if (c.res.status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  }
}
