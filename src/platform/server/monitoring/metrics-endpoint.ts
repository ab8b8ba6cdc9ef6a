import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { METRICS_CONTENT_TYPE } from './prometheus-format.ts'

/** `/metrics` on the site's own port, for requests with the bearer token; 404 for all others. */
export function metricsWithToken(token: string, metrics: () => string): MiddlewareHandler {
  const expected = digest(`Bearer ${token}`)
  return async function metricsWithToken(c, next) {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return next()
    return c.body(metrics(), 200, { 'content-type': METRICS_CONTENT_TYPE, 'cache-control': 'no-store' })
  }
}

/** Digests have the same length, which `timingSafeEqual` requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** `/metrics` on a port of its own, which only the operator's network should reach. */
export function createMetricsServer(metrics: () => string): Server {
  return createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isMetrics ? 200 : 404, { 'content-type': METRICS_CONTENT_TYPE })
    response.end(isMetrics ? metrics() : 'There is nothing here but /metrics.\n')
  })
}
