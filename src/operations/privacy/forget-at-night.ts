import { findClockNights, updateClockNights } from '#adapters/database/maintenance/last-times.ts'
import { isBelieved, withNight } from '#domain/time/trusted-clock.ts'
import type { Deps } from '../deps.ts'
import { forgetOldRequests } from './forget-old-requests.ts'

/** Forgets old data every night, unless the clock of the machine may be wrong: a deletion cannot be undone. */
export async function forgetAtNight(deps: Pick<Deps, 'db' | 'now' | 'log' | 'mustConfirm'>): Promise<void> {
  const nights = withNight(await findClockNights(deps.db.read), deps.now())
  await updateClockNights(deps.db.read, nights)
  if (isBelieved(nights)) await forgetOldRequests(deps)
  else
    deps.log.warn(
      { firstNight: new Date(nights.first) },
      'nothing is forgotten until the clock has gone evenly for a week',
    )
}
