import * as build from 'virtual:react-router/server-build'
import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { depsContext, nonceContext, retryAfterContext, visitorContext } from '#app/context.ts'
import type { Deps } from '#operations/deps.ts'
import type { Visitors } from '../http/clients.ts'
import { atPublicAddress } from '../http/public-url.ts'
import type { Admission } from '../middleware/concurrency-limit.ts'
import { VERY_MANY_ARE_LOOKING } from '../middleware/render-queue.ts'
import { tryAgain } from '../middleware/retry-later.ts'
import { closable } from '../read-only-mode.ts'
import type { Site } from '../site-context.ts'

/**
 * The website.
 * @param forms the world in which forms are taken, or answered with why not
 */
export function pagesDoor({
  deps,
  forms,
  admission,
  development,
  visitors,
}: {
  deps: Deps
  forms: Deps
  admission: Admission
  development: boolean
  visitors: Visitors
}): Handler<Site> {
  const pages = createRequestHandler(build, development ? 'development' : 'production')
  const crowded = closable(deps, () => 'crowded')

  return async function pagesDoor(c) {
    const leave = admission.enter(c.env?.incoming)
    const isForm = c.req.method === 'POST'
    if (!leave && !isForm) return tryAgain(c, 503, { seconds: 3, because: VERY_MANY_ARE_LOOKING })
    const context = new RouterContextProvider()
    // A form that is not taken is still answered with what was typed.
    context.set(depsContext, isForm ? (leave ? forms : crowded) : deps)
    context.set(nonceContext, development ? '' : (c.get('secureHeadersNonce') ?? ''))
    context.set(visitorContext, {
      isOnThisMachine: () => visitors.isOnThisMachine(c),
      address: visitors.addressOf(c),
      network: visitors.networkOf(c),
    })
    try {
      const response = await pages(atPublicAddress(c.req.raw, deps.publicUrl), context)
      const wait = context.get(retryAfterContext)
      if (wait !== null) response.headers.set('retry-after', String(wait))
      return response
    } finally {
      leave?.()
    }
  }
}
