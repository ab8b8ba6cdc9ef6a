import type { Handler } from 'hono'
import { auditAccountEvent } from '#guests/accounts/audit-account-event.ts'
import type { Deps } from '../../deps.ts'
import { Unavailable } from '../../problems/unavailable.rules.ts'
import type { Clients } from '../http/clients.ts'
import { atPublicUrl } from '../http/public-url.ts'
import type { ConcurrencyLimit } from '../middleware/concurrency-limit.ts'
import type { Site } from '../site-context.ts'

/** The account API under `/api/auth`. */
export function accountsRoute({
  deps,
  concurrency,
  clients,
}: {
  deps: Pick<Deps, 'accounts' | 'db' | 'publicUrl'>
  concurrency: ConcurrencyLimit
  clients: Pick<Clients, 'addressOf'>
}): Handler<Site> {
  return async function accountsRoute(c) {
    const leave = concurrency.enter(c.env?.incoming)
    try {
      if (!leave) throw new Unavailable('too many requests at once')
      const address = clients.addressOf(c)
      const response = await deps.accounts.handle(atPublicUrl(c.req.raw, deps.publicUrl), address)
      if (response.ok && c.req.path.endsWith('/sign-in/email'))
        await auditAccountEvent(
          deps,
          'admin-signed-in',
          { address, cookies: '' },
          response.headers.getSetCookie(),
        )
      return response
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return c.json({ message: 'Please try again in a moment.' }, 503)
    } finally {
      leave?.()
    }
  }
}
