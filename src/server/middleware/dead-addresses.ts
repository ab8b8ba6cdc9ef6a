import type { MiddlewareHandler } from 'hono'
import type { AlarmName } from '#domain/alarms.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { countDeadAddress } from '#operations/dead-addresses.ts'
import type { Deps } from '#operations/deps.ts'

const UNCOUNTED: readonly AlarmName[] = ['database_away', 'disk_low']

/** Counts the paths of pages that were not found. A failure to count does not change the response. */
export function deadAddresses(deps: Pick<Deps, 'db' | 'now' | 'alarms' | 'log'>): MiddlewareHandler {
  return async function deadAddresses(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET') return
    if (deps.alarms().some((alarm) => UNCOUNTED.includes(alarm))) return
    try {
      await countDeadAddress(deps, c.req.path)
    } catch (error) {
      if (!(error instanceof Unavailable))
        deps.log.warn({ err: error }, 'a dead address could not be counted')
    }
  }
}
