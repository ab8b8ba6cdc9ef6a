import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { z } from 'zod'
import { updateConfirmed } from '#guests/accounts/accounts.store.ts'
import type { Database } from '../database/database.ts'
import { findLinkOwner } from './library-request.ts'
import { clearFailedAttempts } from './rate-limits.ts'

const body = z.object({ token: z.string(), password: z.string() })

/**
 * Confirms an address by its link and the password of the sign-up. The library's own endpoint asks for the link alone:
 * a stranger who signed up with another person's address would get in as soon as the owner, or the owner's mail scanner,
 * opens the link. A library endpoint, so that its rate limits apply.
 */
export function emailConfirmation(db: Database) {
  return {
    id: 'confirmation',
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', body },
        async ({ body, context, json }) => {
          const user = await findLinkOwner(context, body.token)
          if (!user) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' })
          const credential = await context.internalAdapter.findCredentialAccount(user.id)
          const hash = credential?.password
          if (!hash || !(await context.password.verify({ hash, password: body.password })))
            throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Invalid password' })
          await db.transaction((tx) => updateConfirmed(tx, user))
          await clearFailedAttempts(db, user.email)
          return json({ status: true })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
