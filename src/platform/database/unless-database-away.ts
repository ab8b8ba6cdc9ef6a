import type { Deps } from '../deps.ts'
import { whenUnavailable } from '../problems/unavailable.rules.ts'

/**
 * Asks the database for a part of a page that can be missing; `otherwise` while the database is away, at once when the
 * alarm is on, so that the page is shown without that part.
 */
export async function unlessDatabaseAway<Answer>(
  { alarms }: Pick<Deps, 'alarms'>,
  otherwise: Answer,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return alarms().includes('database_away') ? otherwise : whenUnavailable(ask, () => otherwise)
}
