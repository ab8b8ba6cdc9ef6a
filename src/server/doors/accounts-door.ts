import type { Handler } from 'hono'
import type { Accounts } from '#adapters/auth/contract.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Admission } from '../middleware/admission.ts'
import { atPublicAddress } from '../public-address.ts'
import type { Site } from '../site-context.ts'
import type { Visitors } from '../visitors.ts'

/** Accounts and sessions for programs, under `/api/auth`. */
export function accountsDoor({
  accounts,
  admission,
  publicUrl,
  visitors,
}: {
  accounts: Pick<Accounts, 'handle'>
  admission: Admission
  publicUrl: string
  visitors: Pick<Visitors, 'addressOf'>
}): Handler<Site> {
  return async function accountsDoor(c) {
    const leave = admission.enter(c.env?.incoming)
    try {
      if (!leave) throw new Unavailable('too many requests at once')
      return await accounts.handle(atPublicAddress(c.req.raw, publicUrl), visitors.addressOf(c))
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      return c.json({ message: 'Please try again in a moment.' }, 503)
    } finally {
      leave?.()
    }
  }
}
