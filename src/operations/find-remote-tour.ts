import { type RemoteTour, readRemoteTour } from '#domain/remote-tour.ts'
import type { Origin } from '#domain/tour.ts'
import { Unavailable } from '#domain/unavailable.ts'
import type { Deps } from './deps.ts'

export type RemoteTourResult =
  | { ok: true; tour: RemoteTour }
  | { ok: false; reason: 'invalid' | 'not-found' | 'unavailable'; message: string }

/** A tour as the outside source has it, or the sentence that the page shows instead. */
export async function findRemoteTour(
  { tourSource, log }: Pick<Deps, 'tourSource' | 'log'>,
  origin: Origin,
  id: string,
): Promise<RemoteTourResult> {
  if (!/^[a-z0-9-]{1,64}$/.test(id))
    return { ok: false, reason: 'invalid', message: 'Invalid tour parameters' }
  try {
    const record = await tourSource.findTour(origin, id)
    const tour = record && readRemoteTour(record.fields)
    if (!tour) return { ok: false, reason: 'not-found', message: 'Tour not found' }
    return { ok: true, tour: { ...tour, id: tour.id || id } }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    log.warn({ err: error, tourId: id }, 'a remote tour could not be loaded')
    return { ok: false, reason: 'unavailable', message: 'Failed to load tour data' }
  }
}
