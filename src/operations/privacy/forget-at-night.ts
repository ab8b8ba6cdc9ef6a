import { findClockHistory, updateClockHistory } from '#adapters/database/maintenance/last-times.ts'
import { addNight, isClockTrusted } from '#domain/time/trusted-clock.ts'
import type { Deps } from '../deps.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

/** Forgets what is old every night, unless the clock may be wrong: what is deleted by it does not come back. */
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
