import { setTimeout as wait } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import { updateAuthenticatedAt } from '#adapters/database/accounts.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { AccountProblem, Accounts, Caller } from './contract.ts'
import { type AccountSettings, CALLER_ADDRESS, createLibrary } from './library.ts'
import { createPasswordHashQueue } from './password-hash-queue.ts'
import { answerOf } from './responses.ts'
import { stepOf } from './second-factor.ts'

/** What of the library's addresses stands open, and how it is asked; the rest nobody uses. */
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

/** Where a password is hashed. */
const HASHING = [
  '/confirm-email',
  '/reset-password',
  '/sign-in/email',
  '/sign-up/email',
  '/two-factor/disable',
  '/two-factor/enable',
  '/two-factor/generate-backup-codes',
]

/** Queueing a mail takes a moment; nobody shall read from it whether an address has an account. */
const RESET_TAKES_MS = 250

const STEP_OVER: AccountProblem = { ok: false, reason: 'step-over', message: 'There is nothing to confirm.' }

/** Accounts by Better Auth. Mails are queued in the transaction that the library works in, when it has one. */
export function createAccounts(settings: AccountSettings): Accounts {
  const { db, now, publicUrl } = settings
  const auth = createLibrary(settings)
  const inQueue = createPasswordHashQueue()

  /** Asks by the library's own door, never by its functions: those go past the limits. */
  async function ask(caller: Caller, path: string, body?: object) {
    const request = new Request(`${publicUrl}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: headersOf(caller),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return answerOf(await answerTo(request, path))
  }

  function headersOf({ address, cookies }: Caller) {
    return new Headers({
      'content-type': 'application/json',
      origin: publicUrl,
      cookie: cookies,
      [CALLER_ADDRESS]: address,
    })
  }

  async function answerTo(request: Request, path: string): Promise<Response> {
    const answer = () => withoutQueries(auth.handler(request))
    if (path === '/request-password-reset') return (await Promise.all([answer(), wait(RESET_TAKES_MS)]))[0]
    return HASHING.includes(path) ? inQueue(answer) : answer()
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
    signUp: (caller, { email, password }) => ask(caller, '/sign-up/email', { name: '', email, password }),
    async signIn(caller, { email, password }) {
      const answer = await ask(caller, '/sign-in/email', { email, password })
      return answer.ok ? { ...answer, needsCode: answer.said.twoFactorRedirect === true } : answer
    },
    async finishSignIn(caller, typed) {
      if (await findSession(caller)) return STEP_OVER
      const { path, code } = stepOf(typed)
      return ask(caller, path, { code })
    },
    async signOutEverywhere(caller) {
      if (await findSession(caller)) {
        const ended = await ask(caller, '/revoke-sessions', {})
        // Pressed twice, the other press has ended it meanwhile.
        if (!ended.ok && (await findSession(caller))) return ended
      }
      return ask(caller, '/sign-out', {})
    },
    requestPasswordReset: (caller, email) =>
      ask(caller, '/request-password-reset', { email: email.toLowerCase() }),
    resetPassword: (caller, { token, password }) =>
      ask(caller, '/reset-password', { token, newPassword: password }),
    confirmEmail: (caller, { token, password }) => ask(caller, '/confirm-email', { token, password }),
    async confirmPassword(caller, password) {
      // The library does not open this one to the web; the tries are counted all the same.
      const question = { body: { password }, headers: headersOf(caller) }
      const verify = () => auth.api.verifyPassword(question).then(() => Response.json({}), toResponse)
      const answer = await answerOf(await inQueue(() => withoutQueries(verify())))
      const session = answer.ok ? await findSession(caller) : undefined
      if (session) await updateAuthenticatedAt(db.read, session.id, new Date(now()))
      return answer
    },
    async beginSecondFactor(caller, password) {
      const enable = () => ask(caller, '/two-factor/enable', { password })
      // Pressed twice, the other press may be faster; then this one takes its place.
      const answer = await enable().catch((error) => {
        if (error instanceof Unavailable) throw error
        return enable()
      })
      return answer.ok ? { ok: true, uri: String(answer.said.totpURI) } : answer
    },
    async confirmSecondFactor(caller, typed) {
      const session = await findSession(caller)
      // The codes are shown to whoever sets it up, not to whoever knows a code later.
      if (!session || session.hasSecondFactor) return STEP_OVER
      const answer = await ask(caller, '/two-factor/verify-totp', { code: stepOf(typed).code })
      if (!answer.ok) return answer
      const { backupCodes } = await withoutQueries(
        auth.api.viewBackupCodes({ body: { userId: session.userId } }),
      )
      return { ok: true, cookies: answer.cookies, backupCodes }
    },
    async renewBackupCodes(caller, password) {
      const answer = await ask(caller, '/two-factor/generate-backup-codes', { password })
      return answer.ok ? { ok: true, backupCodes: answer.said.backupCodes as string[] } : answer
    },
    endSecondFactor: (caller, password) => ask(caller, '/two-factor/disable', { password }),
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
      return answerTo(new Request(request.url, { method, headers, ...(body ? { body } : {}) }), path)
    },
  }
}

/** A refusal in the library's own form. */
function problem(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, ...(headers && { headers }) })
}

/** As a character, in JSON and in an address. */
const NUL = /\0|\\u0000|%00/i

function toResponse(error: unknown): Response {
  if (isAPIError(error)) return Response.json(error.body, { status: error.statusCode })
  throw error
}

/** A failure comes without the query and its parameters, which hold what people typed. */
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
