import * as build from 'virtual:react-router/server-build'
import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { depsContext, nonceContext, retryAfterContext, visitorContext } from '#web/shell/context.ts'
import type { Deps } from '../../deps.ts'
import type { Clients } from '../http/clients.ts'
import { atPublicUrl } from '../http/public-url.ts'
import type { ConcurrencyLimit } from '../middleware/concurrency-limit.ts'
import { SITE_IS_BUSY } from '../middleware/render-queue.ts'
import { retryLater } from '../middleware/retry-later.ts'
import { withReadOnlyMode } from '../read-only-mode.ts'
import type { Site } from '../site-context.ts'

/**
 * The pages of the website, by React Router.
 * @param forms the dependencies of POST requests, which refuse writes in read-only mode
 */
export function pagesRoute({
  deps,
  forms,
  concurrency,
  development,
  clients,
}: {
  deps: Deps
  forms: Deps
  concurrency: ConcurrencyLimit
  development: boolean
  clients: Clients
}): Handler<Site> {
  const pages = createRequestHandler(build, development ? 'development' : 'production')
  const overloaded = withReadOnlyMode(deps, () => 'overloaded')

  return async function pagesRoute(c) {
    const leave = concurrency.enter(c.env?.incoming)
    const isForm = c.req.method === 'POST'
    if (!leave && !isForm) return retryLater(c, 503, { seconds: 3, reason: SITE_IS_BUSY })
    const context = new RouterContextProvider()
    // A refused form is still rendered with the values that were entered.
    context.set(depsContext, isForm ? (leave ? forms : overloaded) : deps)
    context.set(nonceContext, development ? '' : (c.get('secureHeadersNonce') ?? ''))
    context.set(visitorContext, {
      isOnThisMachine: () => clients.isOnThisMachine(c),
      address: clients.addressOf(c),
      network: clients.networkOf(c),
    })
    try {
      const response = await pages(atPublicUrl(c.req.raw, deps.publicUrl), context)
      const wait = context.get(retryAfterContext)
      if (wait !== null) response.headers.set('retry-after', String(wait))
      return response
    } finally {
      leave?.()
    }
  }
}
