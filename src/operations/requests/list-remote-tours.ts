import { setTimeout as sleep } from 'node:timers/promises'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { isRemoteTourId, readRemoteTour } from '#domain/catalogue/remote-tour.ts'
import { ORIGINS, type Origin } from '#domain/catalogue/tour.ts'
import { whenUnavailable } from '#domain/unavailable.ts'
import type { Deps } from '../deps.ts'

export type ListedRemoteTour = { origin: Origin; id: string; title: string }

/** How long a list waits for the outside source before it goes out without its tours, in milliseconds. */
const TIMEOUT_MS = 1_500

/**
 * The tours from these towns that only the outside source has; those of the catalogue are listed anyway.
 * @returns `undefined` when the source does not say in time, which is not the same as an empty list
 */
export async function listRemoteTours(
  deps: Pick<Deps, 'tourSource' | 'catalogue' | 'log'>,
  origins: readonly Origin[] = ORIGINS,
): Promise<ListedRemoteTour[] | undefined> {
  const listing = Promise.all(origins.map((origin) => listOf(deps, origin))).then((lists) => lists.flat())
  return whenUnavailable(
    () => Promise.race([listing, sleep(TIMEOUT_MS, undefined, { ref: false })]),
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
    return isListed ? [{ origin, id: tour.id, title: tour.title }] : []
  })
}
