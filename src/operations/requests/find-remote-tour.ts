import { isRemoteTourId, type RemoteTour, readRemoteTour } from '#domain/catalogue/remote-tour.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

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
