import type { MiddlewareHandler } from 'hono'

const SECONDS = '5'

/** Every 503 says when to come back. */
export function retryAfter(): MiddlewareHandler {
  return async function retryAfter(c, next) {
    await next()
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', SECONDS)
  }
}
