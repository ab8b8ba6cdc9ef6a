import { HOUR_MS, MINUTE_MS } from '#platform/time/duration.ts'

/** The longest session of an admin, used or not. Sessions of other accounts last longer. */
const ADMIN_SESSION_MS = 12 * HOUR_MS
/** How long after entering the password an admin may export data and change the security of the account. */
const FRESH_MS = 30 * MINUTE_MS

/** Must the admin sign in again? After half a day, another person may sit at the computer. */
export function isAdminSessionOver(signedInAt: Date, nowMs: number): boolean {
  return nowMs - signedInAt.getTime() >= ADMIN_SESSION_MS
}

/** Is the session fresh: was the password entered in the last half hour? */
export function isFresh(authenticatedAt: Date, nowMs: number): boolean {
  return nowMs - authenticatedAt.getTime() < FRESH_MS
}
