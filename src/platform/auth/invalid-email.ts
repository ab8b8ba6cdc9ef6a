import { APIError } from 'better-auth/api'
import { isEmailAddress } from '#guests/contact/contact.rules.ts'
import type { LibraryRequest } from './library-request.ts'

/**
 * Refuses to create an account with an invalid address. The library's validation is laxer than the site's, and emails to
 * such an address would be undeliverable.
 */
export function refuseInvalidEmail({ path, body }: LibraryRequest): void {
  if (path !== '/sign-up/email' || typeof body?.email !== 'string' || isEmailAddress(body.email)) return
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'Please enter a valid email address' })
}
