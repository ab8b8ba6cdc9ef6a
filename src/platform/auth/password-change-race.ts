import { APIError, isAPIError } from 'better-auth/api'
import { deletePendingSignIns, deleteSession, findCredential } from '#guests/accounts/accounts.store.ts'
import type { Database } from '../database/database.ts'
import { findPendingUser, type LibraryRequest } from './library-request.ts'

type Credential = { userId: string; password: string }

/** The account of a sign-in, with its password hash when the sign-in began. */
const credentials = new WeakMap<Request, Credential>()

/** Runs before both steps of a sign-in, because comparing the password takes a tenth of a second. */
export async function rememberPassword(db: Database, request: LibraryRequest): Promise<void> {
  const credential = request.request && (await attemptedCredential(db, request))
  if (request.request && credential) credentials.set(request.request, credential)
}

async function attemptedCredential(db: Database, request: LibraryRequest): Promise<Credential | undefined> {
  const { path, body } = request
  if (path === '/sign-in/email')
    return typeof body?.email === 'string' ? findCredential(db.read, body.email) : undefined
  const userId = path.startsWith('/two-factor/verify-') ? await findPendingUser(request) : undefined
  const password = userId && (await passwordOf(request, userId))
  return userId && password ? { userId, password } : undefined
}

async function passwordOf({ context }: LibraryRequest, userId: string) {
  return (await context.internalAdapter.findCredentialAccount(userId))?.password ?? undefined
}

/**
 * Revokes the session or pending sign-in of a sign-in whose password was changed while it ran. A password change revokes
 * all existing sessions, but this one may be stored a moment later. Runs after the library has stored it.
 */
export async function refuseChangedPassword(db: Database, request: LibraryRequest): Promise<void> {
  const { context } = request
  const before = request.request && credentials.get(request.request)
  if (!before || isAPIError(context.returned)) return
  if ((await passwordOf(request, before.userId)) === before.password) return
  if (context.newSession) await deleteSession(db.read, context.newSession.session.id)
  await deletePendingSignIns(db.read, before.userId)
  throw new APIError('UNAUTHORIZED', {
    code: request.path === '/sign-in/email' ? 'INVALID_EMAIL_OR_PASSWORD' : 'INVALID_TWO_FACTOR_COOKIE',
    message: 'The password has just been changed.',
  })
}
