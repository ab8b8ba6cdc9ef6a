import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { accounts, sessions, users, verifications } from '#adapters/database/account-schema.ts'
import { updateEmailVerified } from '#adapters/database/accounts.ts'
import type { Database, Queryable } from '#adapters/database/database.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/password.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { AccountAnswer, Accounts, Caller } from './contract.ts'
import { accountLimit, forgetTries, LIMITS_BY_PATH, limitStorage } from './limits.ts'

const CALLER_ADDRESS = 'x-caller-address'
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

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
  '/verify-email': 'GET',
}

type LinkMail = { userId: string; email: string; token: string }

/** Accounts by Better Auth. Mails are queued in the transaction that the library works in, when it has one. */
export function createAccounts({
  db,
  log,
  secret,
  publicUrl,
  otherOrigins,
  mustConfirm,
  queueConfirmation,
  queuePasswordReset,
}: {
  db: Database
  log: Logger
  secret: string
  publicUrl: string
  /** Other names under which the same site is opened, as origins. */
  otherOrigins: string[]
  /** Nobody signs in before the link in the confirmation mail was opened. */
  mustConfirm: boolean
  queueConfirmation: (tx: Queryable | undefined, mail: LinkMail) => Promise<void>
  queuePasswordReset: (tx: Queryable | undefined, mail: LinkMail) => Promise<void>
}): Accounts {
  const current = new AsyncLocalStorage<Queryable>()
  const isHttps = publicUrl.startsWith('https:')
  const auth = betterAuth({
    baseURL: publicUrl,
    secret,
    trustedOrigins: [publicUrl, ...otherOrigins],
    telemetry: { enabled: false },
    // What the library adds, and what stands behind a colon, was sent by somebody; what is wrong with us it throws.
    logger: {
      level: 'error',
      log: (_level, message) => log.warn({ says: message.split(':', 1)[0] }, 'accounts'),
    },
    database: drizzleAdapter(transactionsOf(db, current), {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
      },
    }),
    // Otherwise the library prints failed queries, with everybody's data in them.
    onAPIError: { throw: true },
    advanced: {
      // Said, because the library leaves both out by itself where tests run.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS] },
      useSecureCookies: false,
      cookies: { session_token: { name: isHttps ? '__Host-session' : 'session' } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
    },
    session: { expiresIn: 7 * DAY_SECONDS, disableSessionRefresh: true },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: '', image: null } }) } },
      session: {
        create: {
          before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      requireEmailVerification: mustConfirm,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await updateEmailVerified(db.read, user.id)
        await forgetTries(db, user.email)
      },
      resetPasswordTokenExpiresIn: HOUR_SECONDS,
      sendResetPassword: ({ user, token }) =>
        queuePasswordReset(current.getStore(), { userId: user.id, email: user.email, token }),
    },
    emailVerification: {
      sendOnSignUp: mustConfirm,
      sendOnSignIn: mustConfirm,
      autoSignInAfterVerification: false,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        queueConfirmation(current.getStore(), { userId: user.id, email: user.email, token }),
    },
    hooks: accountLimit(db),
    rateLimit: {
      enabled: true,
      window: 60,
      max: 300,
      customRules: LIMITS_BY_PATH,
      customStorage: limitStorage(db),
    },
  })

  /** Asks by the library's own door, never by its functions: those go past the limits. */
  async function ask(caller: Caller, path: string, body?: object): Promise<Response> {
    return answerTo(
      new Request(`${publicUrl}/api/auth${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          origin: publicUrl,
          cookie: caller.cookies,
          [CALLER_ADDRESS]: caller.address,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  }

  async function answerTo(request: Request): Promise<Response> {
    try {
      return await auth.handler(request)
    } catch (error) {
      throw withoutQuery(error)
    }
  }

  const findSession: Accounts['findSession'] = async (caller) => {
    if (!caller.cookies.includes('session=')) return undefined
    const headers = new Headers({ cookie: caller.cookies })
    const found = await auth.api.getSession({ headers }).catch((error) => {
      throw withoutQuery(error)
    })
    return found ? { userId: found.user.id, email: found.user.email } : undefined
  }

  return {
    signUp: async (caller, { email, password }) =>
      answerOf(await ask(caller, '/sign-up/email', { name: '', email, password })),
    signIn: async (caller, { email, password }) =>
      answerOf(await ask(caller, '/sign-in/email', { email, password })),
    async signOutEverywhere(caller) {
      if (await findSession(caller)) {
        const ended = await answerOf(await ask(caller, '/revoke-sessions', {}))
        // Pressed twice, the other press has ended it meanwhile.
        if (!ended.ok && (await findSession(caller))) return ended
      }
      return answerOf(await ask(caller, '/sign-out', {}))
    },
    requestPasswordReset: async (caller, email) =>
      answerOf(await ask(caller, '/request-password-reset', { email: email.toLowerCase() })),
    resetPassword: async (caller, { token, password }) =>
      answerOf(await ask(caller, '/reset-password', { token, newPassword: password })),
    confirmEmail: async (caller, token) =>
      answerOf(await ask(caller, `/verify-email?token=${encodeURIComponent(token)}`)),
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
      return answerTo(new Request(request.url, { method, headers, ...(body ? { body } : {}) }))
    },
  }
}

/** A refusal in the library's own form. */
function problem(status: number, message: string, headers?: HeadersInit): Response {
  return Response.json({ message }, { status, ...(headers && { headers }) })
}

/** As a character, in JSON and in an address. */
const NUL = /\0|\\u0000|%00/i

/** The same failure without the query and its parameters, which hold what people typed. */
function withoutQuery(error: unknown): Error {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unavailable) return new Unavailable('the database did not answer')
  }
  return new Error(`the account library failed: ${error instanceof Error ? error.name : typeof error}`)
}

/** The database as the library takes it, with the one wrapper for transactions that gives every connection back. */
function transactionsOf(db: Database, current: AsyncLocalStorage<Queryable>): Queryable {
  return Object.create(db.read, {
    transaction: {
      value: <Result>(work: (tx: Queryable) => Promise<Result>) =>
        db.transaction((tx) => current.run(tx, () => work(tx))),
    },
  })
}

const REASONS: Record<string, Extract<AccountAnswer, { ok: false }>['reason']> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  // Two at once with the same address: the second fails to be stored.
  FAILED_TO_CREATE_USER: 'taken',
  INVALID_TOKEN: 'link-invalid',
  TOKEN_EXPIRED: 'link-invalid',
  USER_NOT_FOUND: 'link-invalid',
}

async function answerOf(response: Response): Promise<AccountAnswer> {
  if (response.ok) return { ok: true, cookies: response.headers.getSetCookie() }
  const { code = '', message = 'The request was refused.' } = (await response.json().catch(() => ({}))) as {
    code?: string
    message?: string
  }
  return { ok: false, reason: response.status === 429 ? 'too-many' : (REASONS[code] ?? 'refused'), message }
}
