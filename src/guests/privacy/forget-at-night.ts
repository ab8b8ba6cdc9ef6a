import { findClockHistory, updateClockHistory } from '#platform/database/maintenance/last-times.store.ts'
import type { Deps } from '#platform/deps.ts'
import { addNight, isClockTrusted } from '#platform/time/trusted-clock.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

/** Forgets old data every night, unless the clock of the machine may be wrong: a deletion cannot be undone. */
export async function forgetAtNight(deps: Pick<Deps, 'db' | 'now' | 'log' | 'mustConfirm'>): Promise<void> {
  const history = addNight(await findClockHistory(deps.db.read), deps.now())
  await updateClockHistory(deps.db.read, history)
  if (isClockTrusted(history)) await forgetOldRequests(deps)
  else
    deps.log.warn(
      { firstNight: new Date(history.first) },
      'nothing is forgotten until the clock has gone evenly for a week',
    )
}
