import { APIError, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#adapters/database/database.ts'
import { countAttempt, deleteAttempts, hashedKey, type RateLimit } from '#adapters/database/rate-limits.ts'
import { BUDGETS, type BudgetName, budgetsOf, DOORS } from '#domain/door-budgets.ts'
import { findKnownDevice } from './known-device.ts'
import { findLinkOwner, findPendingUser, type LibraryRequest } from './library-request.ts'

const OPEN_TO_THE_WEB = '/api/auth'

/** How often one network may try, by the library's paths; any other path has the budget of a session. */
export const LIMITS_BY_PATH: Readonly<Record<string, RateLimit>> = {
  ...Object.fromEntries(
    Object.keys(DOORS)
      .filter((door) => door.startsWith(OPEN_TO_THE_WEB))
      .map((door) => [door.slice(OPEN_TO_THE_WEB.length), limitAt(door)]),
  ),
  '/confirm-email': limitOf('sign-in'),
  '/two-factor/*': limitOf('code'),
}
export const DEFAULT_LIMIT = limitOf('session')

/**
 * How often the password of one account may be tried: by all strangers together, and by each device that has signed in
 * to it before. The right one begins anew.
 */
const BY_ACCOUNT = { window: 15 * 60, max: 5 }

/** How often anybody may try a code of one account before it takes none for a while; shared by all instances. */
export const CODES_BY_ACCOUNT = { enabled: true, maxFailedAttempts: 5, durationSeconds: 15 * 60 }

/** A code of an app stands for half a minute, and is taken a little earlier and later too. */
const EACH_CODE = { window: 120, max: 1 }

/** How often somebody may try the first code of an app; on a small phone one mistypes. */
const FIRST_CODES = { window: 15 * 60, max: 10 }

/** Where somebody who is signed in gives the password again. */
const PASSWORD_AGAIN = [
  '/verify-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
]

type Counting = { db: Database; now: () => number }

/** What the account library counts at this door. */
function limitAt(door: string): RateLimit {
  const name = budgetsOf(door).find((budget) => BUDGETS[budget].countedBy === 'accounts')
  if (!name) throw new Error(`the account library counts nothing at ${door}`)
  return limitOf(name)
}

function limitOf(name: BudgetName): RateLimit {
  const { windowSeconds, max } = BUDGETS[name]
  return { window: windowSeconds, max }
}

/**
 * The counting of the library's limiter, in our table. Its own counts on as long as tries come closer together
 * than the window, so that a busy hotel would never be let in again.
 */
export function limitStorage({ db, now }: Counting) {
  return {
    async consume(key: string, rule: { window: number; max: number }) {
      const retryAfter = await countAttempt(db.read, key, rule, now())
      return { allowed: retryAfter === null, retryAfter }
    },
    // The limiter asks for these only where `consume` is missing.
    get: async () => undefined,
    set: async () => {},
  }
}

/** Stops guessing at one account from many addresses, by whichever door. */
export async function countPasswordAttempt({ db, now }: Counting, request: LibraryRequest): Promise<void> {
  const email = await emailTried(request)
  if (!email) return
  const key = accountKey(email, await findKnownDevice(db, request, email))
  const wait = await countAttempt(db.read, key, BY_ACCOUNT, now())
  if (wait !== null) throw new APIError('TOO_MANY_REQUESTS', { message: `Please wait ${wait} seconds.` })
}

/**
 * Afterwards: the right password begins anew, also when a code is still to come. On a known device that ends only the
 * device's own count.
 */
export async function clearFailedAttemptsOfOwner(db: Database, request: LibraryRequest): Promise<void> {
  if (isAPIError(request.context.returned)) return
  const email = await emailTried(request)
  if (email) await clearFailedAttempts(db, email, await findKnownDevice(db, request, email))
}

/**
 * Whoever looks over a shoulder cannot use the same code a second time, and nobody who found a browser open can try
 * the codes of an app that is being set up in it.
 */
export async function countCodeAttempt({ db, now }: Counting, request: LibraryRequest): Promise<void> {
  if (request.path !== '/two-factor/verify-totp') return
  const userId = await findPendingUser(request)
  if (userId) {
    const used = hashedKey('code', `${userId}|${request.body?.code}`)
    if ((await countAttempt(db.read, used, EACH_CODE, now())) !== null)
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
  } else {
    const session = await getSessionFromCtx(request)
    const setUp = `set-up|${session?.user.id}`
    const wait = session ? await countAttempt(db.read, setUp, FIRST_CODES, now()) : null
    if (wait !== null) throw new APIError('TOO_MANY_REQUESTS', { message: `Please wait ${wait} seconds.` })
  }
}

/** Begins the count of strangers at an account anew, or of one device that is known to it. */
export async function clearFailedAttempts(db: Database, email: string, device?: string): Promise<void> {
  await deleteAttempts(db.read, [accountKey(email, device)])
}

/** The address whose password a request tries. What is no pair at all is no guess. */
async function emailTried(request: LibraryRequest): Promise<string | undefined> {
  const { email, password } = (request.body ?? {}) as Record<string, unknown>
  if (typeof password !== 'string' || password === '') return undefined
  if (request.path === '/sign-in/email') return typeof email === 'string' ? email : undefined
  if (request.path === '/confirm-email')
    return (await findLinkOwner(request.context, String(request.body?.token)))?.email
  if (PASSWORD_AGAIN.includes(request.path))
    return (request.context.newSession ?? (await getSessionFromCtx(request)))?.user.email
  return undefined
}

function accountKey(email: string, device = ''): string {
  return hashedKey('sign-in', `${email.trim().toLowerCase()}${device && `|${device}`}`)
}
