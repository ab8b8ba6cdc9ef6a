import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { photos } from '#platform/database/schema/schema.ts'
import type { PhotoSubject } from './photo.rules.ts'

/** Which photo shows which vehicle or driver. */
export type PhotoOf = { id: string; vehicleId: string | null; driverId: string | null }

const isOf = ({ kind, id }: PhotoSubject) => eq(kind === 'vehicle' ? photos.vehicleId : photos.driverId, id)

export async function listPhotos(db: Queryable): Promise<PhotoOf[]> {
  const { id, vehicleId, driverId } = photos
  return db.select({ id, vehicleId, driverId }).from(photos).where(isNull(photos.tourPhotoId))
}

/** The id of the photo of a vehicle or a driver. */
export async function findPhotoId(db: Queryable, subject: PhotoSubject): Promise<string | undefined> {
  const [photo] = await db.select({ id: photos.id }).from(photos).where(isOf(subject))
  return photo?.id
}

export async function findPhotoBytes(db: Queryable, id: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const [photo] = await db.select({ bytes: photos.bytes }).from(photos).where(eq(photos.id, id))
  return photo?.bytes
}

/** @returns the id; `undefined` when the vehicle or driver has a photo already */
export async function insertPhoto(
  tx: Queryable,
  { kind, id }: PhotoSubject,
  bytes: Buffer<ArrayBuffer>,
): Promise<string | undefined> {
  const [photo] = await tx
    .insert(photos)
    .values({ ...(kind === 'vehicle' ? { vehicleId: id } : { driverId: id }), bytes })
    .onConflictDoNothing()
    .returning({ id: photos.id })
  return photo?.id
}

/** @returns whether the vehicle or driver had this photo */
export async function deletePhoto(tx: Queryable, subject: PhotoSubject, photoId: string): Promise<boolean> {
  const condition = and(isOf(subject), eq(photos.id, photoId))
  const deleted = await tx.delete(photos).where(condition).returning({ id: photos.id })
  return deleted.length > 0
}
