import { unlessDatabaseAway } from '#platform/database/unless-database-away.ts'
import type { Deps } from '#platform/deps.ts'
import type { Catalogue } from '../catalogue.rules.ts'
import type { TourPhoto } from '../tour.rules.ts'
import { photoAddress } from './photo.rules.ts'
import { listTourPhotos, type TourPhotoRow } from './tour-photos.store.ts'

/** The catalogue with the photographs that are stored for its trips, for pages with cards or galleries. */
export async function withPhotos(deps: Pick<Deps, 'catalogue' | 'db' | 'alarms'>): Promise<Catalogue> {
  const { catalogue } = deps
  const rows = await unlessDatabaseAway(deps, [], () => listTourPhotos(deps.db.read))
  const byTour = Map.groupBy(rows, ({ tourId }) => tourId)
  const tours = catalogue.tours.map((tour) => {
    const own = byTour.get(tour.id)
    return own ? { ...tour, photos: photosIn(own).map(({ id: _, ...photo }) => photo) } : tour
  })
  return { ...catalogue, tours }
}

/** The photographs of one trip with their ids, for the desk. */
export async function listPhotosOfTour(
  { db }: Pick<Deps, 'db'>,
  tourId: string,
): Promise<(TourPhoto & { id: string })[]> {
  return photosIn(await listTourPhotos(db.read, tourId))
}

function photosIn(rows: readonly TourPhotoRow[]) {
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, files]) => ({
    id,
    caption: files[0]?.caption ?? '',
    files: files.map(({ fileId, width }) => ({ src: photoAddress(fileId), width: width ?? 0 })),
  }))
}
