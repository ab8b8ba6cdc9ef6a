import type { Deps } from '#platform/deps.ts'
import { findDatabaseTime } from '#platform/server/monitoring/health.store.ts'
import { clocksAgree } from '#platform/time/trusted-clock.ts'

/**
 * Runs irreversible work that depends on the day, such as an email on the day after a trip, unless the clocks of this
 * machine and of the database differ: then nobody knows which is right. The next run of the job tries again.
 */
export async function ifClocksAgree(
  { db, machineNow, log }: Pick<Deps, 'db' | 'machineNow' | 'log'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const databaseMs = await findDatabaseTime(db.read)
  const siteMs = machineNow()
  if (clocksAgree(siteMs, databaseMs)) await work()
  else {
    const skewSeconds = Math.round((databaseMs - siteMs) / 1_000)
    log.warn({ skewSeconds }, 'the clocks of site and database differ: what cannot be undone waits')
  }
}
