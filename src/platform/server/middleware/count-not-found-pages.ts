import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { countNotFound } from '../../not-found/not-found-counts.ts'
import { Unavailable } from '../../problems/unavailable.rules.ts'
import type { AlarmName } from '../monitoring/alarms.rules.ts'

const UNCOUNTED: readonly AlarmName[] = ['database_away', 'disk_low']

/** Counts the paths of pages that were not found. A failure to count does not change the response. */
export function countNotFoundPages(deps: Pick<Deps, 'db' | 'now' | 'alarms' | 'log'>): MiddlewareHandler {
  return async function countNotFoundPages(c, next) {
    await next()
    if (c.res.status !== 404 || c.req.method !== 'GET') return
    if (deps.alarms().some((alarm) => UNCOUNTED.includes(alarm))) return
    try {
      await countNotFound(deps, c.req.path)
    } catch (error) {
      if (!(error instanceof Unavailable))
        deps.log.warn({ err: error }, 'a request for a missing page could not be counted')
    }
  }
}
