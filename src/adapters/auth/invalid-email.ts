import { APIError } from 'better-auth/api'
import { isEmailAddress } from '#domain/contact.ts'
import type { LibraryRequest } from './library-request.ts'

/**
 * Refuses an account for an address that no mail can reach: the library takes more than the site's own forms do, and
 * its mail would be given up and stand before the operator.
 */
export function refuseInvalidEmail({ path, body }: LibraryRequest): void {
  if (path !== '/sign-up/email' || typeof body?.email !== 'string' || isEmailAddress(body.email)) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address' })
}
