import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '#platform/deps.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { findTour } from './catalogue.rules.ts'
import { isRemoteTourId, type RemoteTour, readRemoteTour } from './remote-tour.rules.ts'
import { ORIGINS, type Origin } from './tour.rules.ts'

/** A tour that only the external source has, and where it starts. */
export type ListedRemoteTour = RemoteTour & { origin: Origin }

/** A page with a list does not wait longer for the external source. */
const LIST_TIMEOUT_MS = 1_500

/**
 * The remote tours from these towns, without those that the catalogue has as well.
 * @returns `undefined` when the source fails or is too slow; an empty list means that it has no tours
 */
export async function listRemoteTours(
  deps: Pick<Deps, 'tourSource' | 'catalogue' | 'log'>,
  origins: readonly Origin[] = ORIGINS,
): Promise<ListedRemoteTour[] | undefined> {
  const listing = Promise.all(origins.map((origin) => listOf(deps, origin))).then((lists) => lists.flat())
  return whenUnavailable(
    () => Promise.race([listing, sleep(LIST_TIMEOUT_MS, undefined, { ref: false })]),
    (error) => {
      deps.log.warn({ err: error }, 'the remote tours could not be listed')
      return undefined
    },
  )
}

async function listOf(
  { tourSource, catalogue }: Pick<Deps, 'tourSource' | 'catalogue'>,
  origin: Origin,
): Promise<ListedRemoteTour[]> {
  const records = await tourSource.listTours(origin)
  return records.flatMap(({ fields }) => {
    const tour = readRemoteTour(fields)
    const isListed = tour && isRemoteTourId(tour.id) && !findTour(catalogue, tour.id)
    return isListed ? [{ ...tour, origin }] : []
  })
}
