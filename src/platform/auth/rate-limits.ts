import { APIError, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '../database/database.ts'
import { countAttempt, deleteAttempts, hashedKey, type RateLimit } from '../limits/rate-limits.store.ts'
import { BUDGETS, type BudgetName, budgetsOf, ROUTE_BUDGETS } from '../limits/request-budgets.rules.ts'
import { findKnownDevice } from './known-device.ts'
import { findLinkOwner, findPendingUser, type LibraryRequest } from './library-request.ts'

const API_PREFIX = '/api/auth'

/** Rate limits per network, by the library's paths; all other paths have `DEFAULT_LIMIT`. */
export const LIMITS_BY_PATH: Readonly<Record<string, RateLimit>> = {
  ...Object.fromEntries(
    Object.keys(ROUTE_BUDGETS)
      .filter((route) => route.startsWith(API_PREFIX))
      .map((route) => [route.slice(API_PREFIX.length), limitOfRoute(route)]),
  ),
  '/confirm-email': limitOf('sign-in'),
  '/two-factor/*': limitOf('code'),
}
export const DEFAULT_LIMIT = limitOf('session')

/** Password attempts per account: for all unknown devices together, and for each known device. A success resets it. */
const PASSWORD_ATTEMPTS = { window: 15 * 60, max: 5 }

/** Account lockout after failed second factor codes; shared by all instances. */
export const CODES_BY_ACCOUNT = { enabled: true, maxFailedAttempts: 5, durationSeconds: 15 * 60 }

/** Each TOTP code works once. It is valid for half a minute, with some tolerance. */
const CODE_REUSE = { window: 120, max: 1 }

/** Attempts at the first code while a second factor is set up. */
const SETUP_CODES = { window: 15 * 60, max: 10 }

/** Paths that ask a signed-in user for the password again. */
const REAUTHENTICATION_PATHS = [
  '/verify-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]

type CounterDeps = { db: Database; now: () => number }

/** The limit of this route that the account library counts. */
function limitOfRoute(route: string): RateLimit {
  const name = budgetsOf(route).find((budget) => BUDGETS[budget].countedBy === 'accounts')
  if (!name) throw new Error(`the account library counts nothing at ${route}`)
  return limitOf(name)
}

function limitOf(name: BudgetName): RateLimit {
  const { windowSeconds, max } = BUDGETS[name]
  return { window: windowSeconds, max }
}

/**
 * Storage of the library's rate limiter in our table, with fixed windows. The library's own window restarts with each
 * attempt, so that a busy hotel would be locked out for good.
 */
export function limitStorage({ db, now }: CounterDeps) {
  return {
    async consume(key: string, rule: { window: number; max: number }) {
      const retryAfter = await countAttempt(db.read, key, rule, now())
      return { allowed: retryAfter === null, retryAfter }
    },
    // Not used when `consume` is present.
    get: async () => undefined,
    set: async () => {},
  }
}

/** Limits password attempts at one account from many networks. */
export async function countPasswordAttempt({ db, now }: CounterDeps, request: LibraryRequest): Promise<void> {
  const email = await attemptedEmail(request)
  if (!email) return
  const key = accountKey(email, await findKnownDevice(db, request, email))
  const wait = await countAttempt(db.read, key, PASSWORD_ATTEMPTS, now())
  if (wait !== null) throw new APIError('TOO_MANY_REQUESTS', { message: `Please wait ${wait} seconds.` })
}

/** Resets the count after a correct password, even when a code is still required; on a known device only its own. */
export async function clearFailedAttemptsOfOwner(db: Database, request: LibraryRequest): Promise<void> {
  if (isAPIError(request.context.returned)) return
  const email = await attemptedEmail(request)
  if (email) await clearFailedAttempts(db, email, await findKnownDevice(db, request, email))
}

/** Prevents the reuse of a TOTP code, and limits attempts at the first code of a set-up. */
export async function countCodeAttempt({ db, now }: CounterDeps, request: LibraryRequest): Promise<void> {
  if (request.path !== '/two-factor/verify-totp') return
  const userId = await findPendingUser(request)
  if (userId) {
    const used = hashedKey('code', `${userId}|${request.body?.code}`)
    if ((await countAttempt(db.read, used, CODE_REUSE, now())) !== null)
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
  } else {
    const session = await getSessionFromCtx(request)
    const setUp = `set-up|${session?.user.id}`
    const wait = session ? await countAttempt(db.read, setUp, SETUP_CODES, now()) : null
    if (wait !== null) throw new APIError('TOO_MANY_REQUESTS', { message: `Please wait ${wait} seconds.` })
  }
}

/** Resets the count of an account: of unknown devices, or of one known device. */
export async function clearFailedAttempts(db: Database, email: string, device?: string): Promise<void> {
  await deleteAttempts(db.read, [accountKey(email, device)])
}

/** The address of the account whose password the request tries; undefined without a password. */
async function attemptedEmail(request: LibraryRequest): Promise<string | undefined> {
  const { email, password } = (request.body ?? {}) as Record<string, unknown>
  if (typeof password !== 'string' || password === '') return undefined
  if (request.path === '/sign-in/email') return typeof email === 'string' ? email : undefined
  if (request.path === '/confirm-email')
    return (await findLinkOwner(request.context, request.body?.token))?.email
  if (REAUTHENTICATION_PATHS.includes(request.path))
    return (request.context.newSession ?? (await getSessionFromCtx(request)))?.user.email
  return undefined
}

function accountKey(email: string, device = ''): string {
  return hashedKey('sign-in', `${email.trim().toLowerCase()}${device && `|${device}`}`)
}
