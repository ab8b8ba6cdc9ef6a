import type { Deps } from '../deps.ts'
import { redactPath } from '../text/redact-path.ts'
import { addDays, bangkokDay } from '../time/calendar.ts'
import { insertNotFoundCount, listNotFoundCountsSince } from './not-found-counts.store.ts'

export const NOT_FOUND_COUNTS_KEPT_DAYS = 30
const SHOWN = 12
/** Upper bound against a flood of invented paths. Paths already stored that day are still counted. */
const MAX_PATHS_A_DAY = 500

/** The suffix of React Router's requests for the data of a page. */
const DATA_SUFFIX = /(\/_root)?\.data$/

/** Counts a request for a page that does not exist, by its path without parts that may be personal data. */
export async function countNotFound(deps: Pick<Deps, 'db' | 'now'>, path: string): Promise<void> {
  const plain = redactPath(path.replace(DATA_SUFFIX, '')) || '/'
  await insertNotFoundCount(deps.db.read, bangkokDay(deps.now()), plain, MAX_PATHS_A_DAY)
}

/** The missing paths that were requested most often in the last 30 days. */
export async function listNotFoundCounts(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<{ path: string; count: number }[]> {
  return listNotFoundCountsSince(
    deps.db.read,
    addDays(bangkokDay(deps.now()), 1 - NOT_FOUND_COUNTS_KEPT_DAYS),
    SHOWN,
  )
}
