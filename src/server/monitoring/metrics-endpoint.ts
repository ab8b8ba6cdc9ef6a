import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { METRICS_TYPE } from './prometheus-format.ts'

/** On the site's own port the metrics are there for whoever has the token, and for nobody else. */
export function metricsWithToken(token: string, metrics: () => string): MiddlewareHandler {
  const expected = digest(`Bearer ${token}`)
  return async function metricsWithToken(c, next) {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return next()
    return c.body(metrics(), 200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
  }
}

/** Of one length, so that comparing tells nothing of the text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** A port for nothing else, which only the operator's own network should reach. */
export function createMetricsServer(metrics: () => string): Server {
  return createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': METRICS_TYPE })
    response.end(isAsked ? metrics() : 'There is nothing here but /metrics.\n')
  })
}
