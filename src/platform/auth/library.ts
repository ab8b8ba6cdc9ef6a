import { AsyncLocalStorage } from 'node:async_hooks'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
import type { Logger } from 'pino'
import { updateConfirmed } from '#guests/accounts/accounts.store.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#guests/accounts/password.rules.ts'
import type { Database, Queryable } from '../database/database.ts'
import { accounts, sessions, twoFactors, users, verifications } from '../database/schema/account-tables.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { emailConfirmation } from './email-confirmation.ts'
import { refuseInvalidEmail } from './invalid-email.ts'
import { KNOWN_DEVICE, rememberDevice, rememberOwner } from './known-device.ts'
import { refuseChangedPassword, rememberPassword } from './password-change-race.ts'
import {
  clearFailedAttempts,
  clearFailedAttemptsOfOwner,
  countCodeAttempt,
  countPasswordAttempt,
  DEFAULT_LIMIT,
  LIMITS_BY_PATH,
  limitStorage,
} from './rate-limits.ts'
import { secondFactor } from './second-factor.ts'

export const CALLER_ADDRESS = 'x-caller-address'
const DAY_SECONDS = 24 * 60 * 60

type AccountMail = { userId: string; email: string }

export type AccountSettings = {
  db: Database
  log: Logger
  /** Milliseconds since the epoch. */
  now: () => number
  secret: string
  /** Shown in authenticator apps; refused as a password. */
  siteName: string
  publicUrl: string
  /** Further origins of the same site. */
  otherOrigins: string[]
  /** Sign-in requires a confirmed address. */
  mustConfirm: boolean
  queueConfirmation: (tx: Queryable | undefined, mail: AccountMail) => Promise<void>
  queuePasswordReset: (tx: Queryable | undefined, mail: AccountMail & { token: string }) => Promise<void>
}

/** Better Auth as this site uses it, on its tables. */
export function createLibrary({
  db,
  log,
  now,
  secret,
  siteName,
  publicUrl,
  otherOrigins,
  mustConfirm,
  queueConfirmation,
  queuePasswordReset,
}: AccountSettings) {
  const current = new AsyncLocalStorage<Queryable>()
  const isHttps = publicUrl.startsWith('https:')
  return betterAuth({
    baseURL: publicUrl,
    secret,
    trustedOrigins: [publicUrl, ...otherOrigins],
    telemetry: { enabled: false },
    // Arguments and text after a colon may contain input of clients. Internal errors are thrown, see onAPIError.
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
        twoFactor: twoFactors,
      },
    }),
    // Otherwise the library logs failed queries with personal data.
    onAPIError: { throw: true },
    advanced: {
      // Explicit, because the library disables both in test environments.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS] },
      useSecureCookies: false,
      cookies: {
        session_token: { name: isHttps ? '__Host-session' : 'session' },
        two_factor: { name: isHttps ? '__Host-second-step' : 'second-step' },
        [KNOWN_DEVICE]: { name: isHttps ? '__Host-known-device' : 'known-device' },
      },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
    },
    session: {
      expiresIn: 7 * DAY_SECONDS,
      disableSessionRefresh: true,
      additionalFields: { authenticatedAt: { type: 'date', required: false, input: false } },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: '', image: null } }) } },
      session: {
        create: {
          before: async (session) => {
            const moment = new Date(now())
            const data = { ipAddress: null, userAgent: null, createdAt: moment, authenticatedAt: moment }
            return { data: { ...session, ...data } }
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      requireEmailVerification: mustConfirm,
      onPasswordReset: async ({ user }) => {
        await db.transaction((tx) => updateConfirmed(tx, user))
        await clearFailedAttempts(db, user.email)
      },
      resetPasswordTokenExpiresIn: DAY_SECONDS,
      sendResetPassword: ({ user, token }) =>
        queuePasswordReset(current.getStore(), { userId: user.id, email: user.email, token }),
    },
    emailVerification: {
      sendOnSignUp: mustConfirm,
      sendOnSignIn: mustConfirm,
      // The library's own link is not sent, because it confirms without a password.
      sendVerificationEmail: ({ user }) =>
        queueConfirmation(current.getStore(), { userId: user.id, email: user.email }),
    },
    plugins: [emailConfirmation(db), secondFactor(siteName), afterHooks(db)],
    hooks: {
      before: createAuthMiddleware(async (request) => {
        await countPasswordAttempt({ db, now }, request)
        await refuseCommonPassword(siteName, request)
        await countCodeAttempt({ db, now }, request)
        refuseInvalidEmail(request)
        await rememberPassword(db, request)
        await rememberOwner(request)
      }),
    },
    rateLimit: {
      enabled: true,
      ...DEFAULT_LIMIT,
      customRules: LIMITS_BY_PATH,
      customStorage: limitStorage({ db, now }),
    },
  })
}

/** Hooks that run after all others: the last plugin, because `hooks.after` runs before the plugins' hooks. */
function afterHooks(db: Database) {
  const handler = createAuthMiddleware(async (request) => {
    await refuseChangedPassword(db, request)
    await clearFailedAttemptsOfOwner(db, request)
    await rememberDevice(db, request)
  })
  return { id: 'afterwards', hooks: { after: [{ matcher: () => true, handler }] } } satisfies BetterAuthPlugin
}

/** The database for the library, with our transaction wrapper, which always releases its connection. */
function transactionsOf(db: Database, current: AsyncLocalStorage<Queryable>): Queryable {
  return Object.create(db.read, {
    transaction: {
      value: <Result>(work: (tx: Queryable) => Promise<Result>) =>
        db.transaction((tx) => current.run(tx, () => work(tx))),
    },
  })
}
