import type { Handler } from 'hono'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from '#operations/deps.ts'
import { noteAccountAct } from '#operations/note-account-act.ts'
import type { Visitors } from '../http/clients.ts'
import { atPublicAddress } from '../http/public-url.ts'
import type { Admission } from '../middleware/concurrency-limit.ts'
import type { Site } from '../site-context.ts'

/** Accounts and sessions for programs, under `/api/auth`. */
export function accountsDoor({
  deps,
  admission,
  visitors,
}: {
  deps: Pick<Deps, 'accounts' | 'db' | 'publicUrl'>
  admission: Admission
  visitors: Pick<Visitors, 'addressOf'>
}): Handler<Site> {
  return async function accountsDoor(c) {
    const leave = admission.enter(c.env?.incoming)
    try {
      if (!leave) throw new Unavailable('too many requests at once')
      const address = visitors.addressOf(c)
      const response = await deps.accounts.handle(atPublicAddress(c.req.raw, deps.publicUrl), address)
      if (response.ok && c.req.path.endsWith('/sign-in/email'))
        await noteAccountAct(
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
