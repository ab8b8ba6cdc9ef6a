import { setTimeout as wait } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { updateAuthenticatedAt } from '#guests/accounts/accounts.store.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import type { AccountProblem, Accounts, Caller } from './contract.ts'
import { type AccountSettings, CALLER_ADDRESS, createLibrary } from './library.ts'
import { createPasswordHashQueue } from './password-hash-queue.ts'
import { parseResponse } from './responses.ts'
import { parseCode } from './second-factor.ts'

/** The library's paths that are open to the web, with their methods. */
export const OPEN_PATHS: Readonly<Record<string, 'GET' | 'POST'>> = {
  '/get-session': 'GET',
  '/ok': 'GET',
  '/request-password-reset': 'POST',
  '/reset-password': 'POST',
  '/revoke-sessions': 'POST',
  '/sign-in/email': 'POST',
  '/sign-out': 'POST',
  '/sign-up/email': 'POST',
}

/** Paths that hash a password. */
const HASHING_PATHS = [
  '/confirm-email',
  '/reset-password',
  '/sign-in/email',
  '/sign-up/email',
  '/two-factor/disable',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
]

/** Minimum response time, so that timing does not reveal whether an address has an account. */
const MIN_RESET_MS = 250

const STEP_EXPIRED: AccountProblem = {
  ok: false,
  reason: 'step-expired',
  message: 'There is nothing to confirm.',
}

/** Accounts by Better Auth. Emails are queued in the transaction that the library works in, when it has one. */
export function createAccounts(settings: AccountSettings): Accounts {
  const { db, now, publicUrl } = settings
  const auth = createLibrary(settings)
  const queued = createPasswordHashQueue()

  /** Calls the library by requests, because its functions bypass the rate limits. */
  async function call(caller: Caller, path: string, body?: object) {
    const request = new Request(`${publicUrl}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: headersOf(caller),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return parseResponse(await respond(request, path))
  }

  function headersOf({ address, cookies }: Caller) {
    return new Headers({
      'content-type': 'application/json',
      origin: publicUrl,
      cookie: cookies,
      [CALLER_ADDRESS]: address,
    })
  }

  async function respond(request: Request, path: string): Promise<Response> {
    const answer = () => withoutQueries(auth.handler(request))
    if (path === '/request-password-reset') return (await Promise.all([answer(), wait(MIN_RESET_MS)]))[0]
    return HASHING_PATHS.includes(path) ? queued(answer) : answer()
  }

  const findSession: Accounts['findSession'] = async (caller) => {
    if (!caller.cookies.includes('session=')) return undefined
    const headers = new Headers({ cookie: caller.cookies })
    const found = await withoutQueries(auth.api.getSession({ headers }))
    if (!found) return undefined
    const { session, user } = found
    return {
      id: session.id,
      userId: user.id,
      email: user.email,
      signedInAt: session.createdAt,
      authenticatedAt: session.authenticatedAt ?? session.createdAt,
      hasSecondFactor: user.twoFactorEnabled === true,
    }
  }

  return {
    signUp: (caller, { email, password }) => call(caller, '/sign-up/email', { name: '', email, password }),
    async signIn(caller, { email, password }) {
      const answer = await call(caller, '/sign-in/email', { email, password })
      return answer.ok ? { ...answer, needsCode: answer.body.twoFactorRedirect === true } : answer
    },
    async finishSignIn(caller, typed) {
      if (await findSession(caller)) return STEP_EXPIRED
      const { path, code } = parseCode(typed)
      return call(caller, path, { code })
    },
    async signOutEverywhere(caller) {
      if (await findSession(caller)) {
        const ended = await call(caller, '/revoke-sessions', {})
        // A concurrent request may have ended the session.
        if (!ended.ok && (await findSession(caller))) return ended
      }
      return call(caller, '/sign-out', {})
    },
    requestPasswordReset: (caller, email) =>
      call(caller, '/request-password-reset', { email: email.toLowerCase() }),
    resetPassword: (caller, { token, password }) =>
      call(caller, '/reset-password', { token, newPassword: password }),
    confirmEmail: (caller, { token, password }) => call(caller, '/confirm-email', { token, password }),
    async confirmPassword(caller, password) {
      // Not a web endpoint of the library; the attempts are counted by its hooks all the same.
      const question = { body: { password }, headers: headersOf(caller) }
      const verify = () => auth.api.verifyPassword(question).then(() => Response.json({}), toResponse)
      const answer = await parseResponse(await queued(() => withoutQueries(verify())))
      const session = answer.ok ? await findSession(caller) : undefined
      if (session) await updateAuthenticatedAt(db.read, session.id, new Date(now()))
      return answer
    },
    async beginSecondFactor(caller, password) {
      const enable = () => call(caller, '/two-factor/enable', { password })
      // A concurrent request may be faster; the retry replaces its result.
      const answer = await enable().catch((error) => {
        if (error instanceof Unavailable) throw error
        return enable()
      })
      return answer.ok ? { ok: true, uri: String(answer.body.totpURI) } : answer
    },
    async confirmSecondFactor(caller, typed) {
      const session = await findSession(caller)
      // Backup codes are shown only at the set-up, never to an existing second factor.
      if (!session || session.hasSecondFactor) return STEP_EXPIRED
      const answer = await call(caller, '/two-factor/verify-totp', { code: parseCode(typed).code })
      if (!answer.ok) return answer
      const { backupCodes } = await withoutQueries(
        auth.api.viewBackupCodes({ body: { userId: session.userId } }),
      )
      return { ok: true, cookies: answer.cookies, backupCodes }
    },
    async renewBackupCodes(caller, password) {
      const answer = await call(caller, '/two-factor/generate-backup-codes', { password })
      return answer.ok ? { ok: true, backupCodes: answer.body.backupCodes as string[] } : answer
    },
    endSecondFactor: (caller, password) => call(caller, '/two-factor/disable', { password }),
    findSession,
    async handle(request, callerAddress) {
      const { pathname, search } = new URL(request.url)
      const path = pathname.slice('/api/auth'.length)
      const method = Object.hasOwn(OPEN_PATHS, path) ? OPEN_PATHS[path] : undefined
      if (!method) return problem(404, 'There is nothing at this address.')
      const isReading = ['GET', 'HEAD'].includes(request.method)
      if (isReading !== (method === 'GET'))
        return problem(405, `Please use ${method} here.`, { allow: method })
      const body = isReading ? undefined : await request.text()
      if (NUL.test(search + (body ?? '')))
        return problem(400, 'This request holds characters that cannot be stored.')
      const headers = new Headers(request.headers)
      headers.set(CALLER_ADDRESS, callerAddress)
      return respond(new Request(request.url, { method, headers, ...(body ? { body } : {}) }), path)
    },
  }
}

/** An error in the library's format. */
function problem(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, ...(headers && { headers }) })
}

/** The NUL character: raw, in JSON and in a URL. */
const NUL = /\0|\\u0000|%00/i

function toResponse(error: unknown): Response {
  if (isAPIError(error)) return Response.json(error.body, { status: error.statusCode })
  throw error
}

/** Removes queries and their parameters from errors, because they contain personal data. */
async function withoutQueries<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw withoutQuery(error)
  }
}

function withoutQuery(error: unknown): Error {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unavailable) return new Unavailable('the database did not answer')
  }
  return new Error(`the account library failed: ${error instanceof Error ? error.name : typeof error}`)
}
