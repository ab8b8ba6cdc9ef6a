import type { MiddlewareHandler } from 'hono'

const SECONDS = '5'

/** Whoever is told "not now" is told when to come back, whichever page says it. */
export function sayWhen(): MiddlewareHandler {
  return async function sayWhen(c, next) {
    await next()
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', SECONDS)
  }
}
