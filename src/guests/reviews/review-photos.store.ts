import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { reviewPhotos, testimonials } from '#platform/database/schema/schema.ts'

type Bytes = Buffer<ArrayBuffer>

/** Gives a review this picture, in place of the one that it has. The new one has an id of its own. */
export async function saveReviewPhoto(tx: Queryable, testimonialId: string, bytes: Bytes): Promise<void> {
  await tx
    .insert(reviewPhotos)
    .values({ testimonialId, bytes })
    .onConflictDoUpdate({
      target: reviewPhotos.testimonialId,
      set: { id: sql`gen_random_uuid()`, bytes, createdAt: sql`now()` },
    })
}

/** The picture of a review, whatever was decided about it: for its guest and for admins. */
export async function findReviewPhoto(db: Queryable, testimonialId: string): Promise<Bytes | undefined> {
  const { bytes } = reviewPhotos
  const [photo] = await db
    .select({ bytes })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.testimonialId, testimonialId))
  return photo?.bytes
}

/** A picture by its own id, while its review is shown: for everybody. */
export async function findShownReviewPhoto(db: Queryable, id: string): Promise<Bytes | undefined> {
  const { bytes, testimonialId } = reviewPhotos
  const [photo] = await db
    .select({ bytes })
    .from(reviewPhotos)
    .innerJoin(testimonials, eq(testimonials.id, testimonialId))
    .where(and(eq(reviewPhotos.id, id), eq(testimonials.isApproved, true)))
  return photo?.bytes
}

export async function deleteReviewPhoto(tx: Queryable, testimonialId: string): Promise<void> {
  await tx.delete(reviewPhotos).where(eq(reviewPhotos.testimonialId, testimonialId))
}
