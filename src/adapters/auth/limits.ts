import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Database } from '#adapters/database/database.ts'
import { countTry, deleteTries, keyAbout } from '#adapters/database/rate-limits.ts'

/** How often one network address may try, by the library's paths. Guests of one hotel share an address. */
export const LIMITS_BY_PATH = {
  '/sign-in/email': { window: 60, max: 30 },
  '/sign-up/email': { window: 60, max: 30 },
  '/request-password-reset': { window: 60, max: 10 },
  '/reset-password': { window: 60, max: 10 },
}

/** How often anybody may try the password of one account; signing in begins anew. */
const BY_ACCOUNT = { window: 15 * 60, max: 5 }

/**
 * The counting of the library's limiter, in our table. Its own counts on as long as tries come closer together
 * than the window, so that a busy hotel would never be let in again.
 */
export function limitStorage(db: Database) {
  return {
    async consume(key: string, rule: { window: number; max: number }) {
      const retryAfter = await countTry(db.read, key, rule, Date.now())
      return { allowed: retryAfter === null, retryAfter }
    },
    // The limiter asks for these only where `consume` is missing.
    get: async () => undefined,
    set: async () => {},
  }
}

/** Stops guessing at one account from many addresses, by whichever door. What is no pair at all is no guess. */
export function accountLimit(db: Database) {
  return {
    before: createAuthMiddleware(async ({ path, body }) => {
      if (path !== '/sign-in/email' || !isPair(body)) return
      const wait = await countTry(db.read, accountKey(body.email), BY_ACCOUNT, Date.now())
      if (wait !== null) throw new APIError('TOO_MANY_REQUESTS', { message: `Please wait ${wait} seconds.` })
    }),
    after: createAuthMiddleware(async ({ path, body, context }) => {
      if (path === '/sign-in/email' && context.newSession) await forgetTries(db, body.email)
    }),
  }
}

/** The owner of the mailbox has shown to be the owner: strangers' guesses do not count any more. */
export async function forgetTries(db: Database, email: string): Promise<void> {
  await deleteTries(db.read, accountKey(email))
}

function isPair(body: unknown): body is { email: string; password: string } {
  const { email, password } = (body ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof password === 'string' && password !== ''
}

function accountKey(email: string): string {
  return keyAbout('sign-in', email.trim().toLowerCase())
}
