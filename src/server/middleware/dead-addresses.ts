import type { MiddlewareHandler } from 'hono'
import { Unavailable } from '#domain/unavailable.ts'
import { countDeadAddress } from '#operations/dead-addresses.ts'
import type { Deps } from '#operations/deps.ts'

/** Counts the addresses of pages that lead nowhere. The answer is the same when that is not possible. */
export function deadAddresses(deps: Pick<Deps, 'db' | 'now' | 'alarms' | 'log'>): MiddlewareHandler {
  return async function deadAddresses(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET' || deps.alarms().includes('database_away')) return
    try {
      await countDeadAddress(deps, c.req.path)
    } catch (error) {
      if (!(error instanceof Unavailable))
        deps.log.warn({ err: error }, 'a dead address could not be counted')
    }
  }
}
