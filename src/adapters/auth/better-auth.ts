import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { accounts, sessions, users, verifications } from '#adapters/database/account-schema.ts'
import type { Database, Queryable } from '#adapters/database/database.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { AccountAnswer, Accounts, Caller } from './contract.ts'
import { accountLimit, LIMITS_BY_PATH, limitStorage } from './limits.ts'

const CALLER_ADDRESS = 'x-caller-address'
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** What the library offers and this site does not: nothing that nobody uses stands open. */
const CLOSED_PATHS = [
  '/account-info',
  '/change-email',
  '/change-password',
  '/delete-user',
  '/delete-user/callback',
  '/get-access-token',
  '/link-social',
  '/list-accounts',
  '/refresh-token',
  '/sign-in/social',
  '/unlink-account',
  '/update-session',
  '/update-user',
]

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
    // The library's messages hold addresses of people.
    logger: { level: 'error', log: (_level, message) => log.error({ says: message }, 'accounts') },
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
    disabledPaths: CLOSED_PATHS,
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
    const response = await auth.handler(
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
    if (response.status >= 500) throw new Unavailable('accounts did not answer')
    return response
  }

  const findSession: Accounts['findSession'] = async (caller) => {
    if (!caller.cookies.includes('session=')) return undefined
    const found = await auth.api.getSession({ headers: new Headers({ cookie: caller.cookies }) })
    return found ? { userId: found.user.id, email: found.user.email } : undefined
  }

  return {
    signUp: async (caller, { email, password }) =>
      answerOf(await ask(caller, '/sign-up/email', { name: '', email, password })),
    signIn: async (caller, { email, password }) =>
      answerOf(await ask(caller, '/sign-in/email', { email, password })),
    async signOutEverywhere(caller) {
      if (await findSession(caller)) await ask(caller, '/revoke-sessions', {})
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
      const headers = new Headers(request.headers)
      headers.set(CALLER_ADDRESS, callerAddress)
      return auth.handler(new Request(request, { headers }))
    },
  }
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
