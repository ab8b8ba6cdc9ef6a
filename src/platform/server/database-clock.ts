/** The site's clock, and how it is set. */
export type DatabaseClock = {
  /** Milliseconds since the epoch, by the clock of the database. */
  now(): number
  /** Sets it to the time that the database has just told, in milliseconds since the epoch. */
  set(databaseMs: number): void
}

/**
 * A clock that shows the time of the database, whatever the clock of this machine says: what ends, frees or forgets by it
 * does so at the same moment on every instance. Between two settings it follows a timer that nobody can set forward or
 * back. Before the first one it shows the machine's time, for pages that are shown while the database is away.
 * @param machineMs the clock of this machine; @param elapsedMs a timer that only runs forward
 */
export function createDatabaseClock(
  machineMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): DatabaseClock {
  let told: { databaseMs: number; atMs: number } | undefined
  return {
    now: () => (told ? Math.round(told.databaseMs + elapsedMs() - told.atMs) : machineMs()),
    set(databaseMs) {
      told = { databaseMs, atMs: elapsedMs() }
    },
  }
}
