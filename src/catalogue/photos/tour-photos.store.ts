import { and, asc, eq, max } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { photos, tourPhotos } from '#platform/database/schema/schema.ts'

/** A file of a photograph of a trip: its photo, and the id and width of the file. */
export type TourPhotoRow = {
  id: string
  tourId: string
  caption: string
  fileId: string
  width: number | null
}

/** The files of all photographs, or of one trip, in the order of each trip, the smallest file of each photo first. */
export async function listTourPhotos(db: Queryable, tourId?: string): Promise<TourPhotoRow[]> {
  const { id, caption } = tourPhotos
  return db
    .select({ id, tourId: tourPhotos.tourId, caption, fileId: photos.id, width: photos.width })
    .from(tourPhotos)
    .innerJoin(photos, eq(photos.tourPhotoId, id))
    .where(tourId === undefined ? undefined : eq(tourPhotos.tourId, tourId))
    .orderBy(asc(tourPhotos.tourId), asc(tourPhotos.position), asc(id), asc(photos.width))
}

/** The ids of the photographs of a trip in their order, locked until the transaction ends. */
export async function listTourPhotoIdsForUpdate(tx: Queryable, tourId: string): Promise<string[]> {
  const found = await tx
    .select({ id: tourPhotos.id })
    .from(tourPhotos)
    .where(eq(tourPhotos.tourId, tourId))
    .orderBy(asc(tourPhotos.position), asc(tourPhotos.id))
    .for('update')
  return found.map(({ id }) => id)
}

/** Adds a photograph after the others of its trip. @returns false when this one is there already */
export async function insertTourPhoto(
  tx: Queryable,
  photo: { id: string; tourId: string; caption: string },
  files: readonly { width: number; bytes: Buffer<ArrayBuffer> }[],
): Promise<boolean> {
  const [last] = await tx
    .select({ position: max(tourPhotos.position) })
    .from(tourPhotos)
    .where(eq(tourPhotos.tourId, photo.tourId))
  const position = (last?.position ?? 0) + 1
  const added = await tx
    .insert(tourPhotos)
    .values({ ...photo, position })
    .onConflictDoNothing()
    .returning({ id: tourPhotos.id })
  if (added.length === 0) return false
  await tx.insert(photos).values(files.map((file) => ({ ...file, tourPhotoId: photo.id })))
  return true
}

/** @returns whether the trip has this photograph */
export async function updateTourPhotoCaption(
  tx: Queryable,
  { id, tourId, caption }: { id: string; tourId: string; caption: string },
): Promise<boolean> {
  const isIt = and(eq(tourPhotos.id, id), eq(tourPhotos.tourId, tourId))
  const changed = await tx.update(tourPhotos).set({ caption }).where(isIt).returning({ id: tourPhotos.id })
  return changed.length > 0
}

export async function updateTourPhotoOrder(tx: Queryable, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(tourPhotos)
      .set({ position: index + 1 })
      .where(eq(tourPhotos.id, id))
}

/** @returns whether the trip had this photograph */
export async function deleteTourPhoto(
  tx: Queryable,
  { id, tourId }: { id: string; tourId: string },
): Promise<boolean> {
  const isIt = and(eq(tourPhotos.id, id), eq(tourPhotos.tourId, tourId))
  return (await tx.delete(tourPhotos).where(isIt).returning({ id: tourPhotos.id })).length > 0
}
