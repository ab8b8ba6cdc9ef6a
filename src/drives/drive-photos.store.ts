import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { drivePhotos } from '#platform/database/schema/schema.ts'

/** Keeps the photo of a press; of two, the first. */
export async function insertDrivePhoto(
  tx: Queryable,
  photo: Pick<typeof drivePhotos.$inferInsert, 'stepId' | 'bytes' | 'takenAt' | 'receivedAt'>,
): Promise<void> {
  await tx.insert(drivePhotos).values(photo).onConflictDoNothing()
}

export async function findDrivePhoto(db: Queryable, pressId: string) {
  const [photo] = await db.select().from(drivePhotos).where(eq(drivePhotos.stepId, pressId))
  return photo
}
