import { APIError, isAPIError } from 'better-auth/api'
import { deleteSession, findCredential } from '#adapters/database/accounts.ts'
import type { Database } from '#adapters/database/database.ts'
import type { RequestOfLibrary } from './request-of-library.ts'

/** The hash of the password that an account had when a sign-in began. */
const hashes = new WeakMap<Request, string>()

/** Before the library compares the password, which takes a tenth of a second. */
export async function rememberPassword(
  db: Database,
  { path, body, request }: RequestOfLibrary,
): Promise<void> {
  if (path !== '/sign-in/email' || !request || typeof body?.email !== 'string') return
  const credential = await findCredential(db.read, body.email.toLowerCase())
  if (credential) hashes.set(request, credential.password)
}

/**
 * Ends a session that was begun with a password which was changed meanwhile: a new password ends all sessions that are
 * there, and this one may have come a moment later. Either this sees the new password, or that sees the session.
 */
export async function refuseChangedPassword(
  db: Database,
  { context, request }: RequestOfLibrary,
): Promise<void> {
  const session = isAPIError(context.returned) ? undefined : context.newSession
  const before = request && hashes.get(request)
  if (!session || before === undefined) return
  const now = await findCredential(db.read, session.user.email)
  if (now?.password === before) return
  await deleteSession(db.read, session.session.id)
  throw new APIError('UNAUTHORIZED', {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: 'The password has just been changed.',
  })
}
