import type { MiddlewareHandler } from 'hono'

const SECONDS = '5'

/** Adds `Retry-After` to every 503 without one. */
export function retryAfter(): MiddlewareHandler {
  return async function retryAfter(c, next) {
    await next()
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', SECONDS)
  }
}
