import { countDeadAddressOn, listDeadAddressesSince } from '#adapters/database/dead-addresses.ts'
import { addDays, bangkokDay } from '#domain/time/calendar.ts'
import { redactPath } from '#text/redact-path.ts'
import type { Deps } from './deps.ts'

export const DAYS_KEPT = 30
const SHOWN = 12
/** A flood of made-up addresses fills no more than this; what is known that day is still counted. */
const MOST_A_DAY = 500

/** Scripts ask for the data of a page under an address of its own. */
const DATA_OF_PAGE = /(\/_root)?\.data$/

/** Counts an address that leads nowhere, without what may be about somebody. */
export async function countDeadAddress(deps: Pick<Deps, 'db' | 'now'>, path: string): Promise<void> {
  const asked = redactPath(path.replace(DATA_OF_PAGE, '')) || '/'
  await countDeadAddressOn(deps.db.read, bangkokDay(deps.now()), asked, MOST_A_DAY)
}

/** The dead addresses that were asked for most often in the last 30 days, with how often. */
export async function listDeadAddresses(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ path: string; count: number }[]> {
  return listDeadAddressesSince(deps.db.read, addDays(bangkokDay(deps.now()), 1 - DAYS_KEPT), SHOWN)
}
