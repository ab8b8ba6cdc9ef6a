import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { isRemoteTourId, type RemoteTour, readRemoteTour } from './remote-tour.rules.ts'
import type { Origin } from './tour.rules.ts'

/** A tour of the external source, or why it cannot be shown. */
export async function findRemoteTour(
  { tourSource, log }: Pick<Deps, 'tourSource' | 'log'>,
  origin: Origin,
  id: string,
): Promise<{ ok: true; tour: RemoteTour } | Refusal> {
  if (!isRemoteTourId(id)) return refuse('not-found', { code: 'tour-parameters-invalid' })
  return refuseIfUnavailable(
    { code: 'tour-not-loaded' },
    async () => {
      const record = await tourSource.findTour(origin, id)
      const tour = record && readRemoteTour(record.fields)
      if (!tour) return refuse('not-found', { code: 'tour-not-found' })
      return { ok: true, tour: { ...tour, id: tour.id || id } }
    },
    (error) => log.warn({ err: error, tourId: id }, 'a remote tour could not be loaded'),
  )
}
