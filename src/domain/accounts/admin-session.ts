const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

/** How long an admin stays signed in, whatever happens meanwhile. Guests who signed up stay longer. */
const ADMIN_SESSION_MS = 12 * HOUR_MS
/** How long after giving the password an admin may carry data away and change what protects the account. */
const FRESH_MS = 30 * MINUTE_MS

/** Has an admin to sign in again? Half a working day later whoever sits there may be somebody else. */
export function isAdminSessionOver(signedInAt: Date, nowMs: number): boolean {
  return nowMs - signedInAt.getTime() >= ADMIN_SESSION_MS
}

/** Was the password given so lately that it need not be asked for again? */
export function isFresh(authenticatedAt: Date, nowMs: number): boolean {
  return nowMs - authenticatedAt.getTime() < FRESH_MS
}
