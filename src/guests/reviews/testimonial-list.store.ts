import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { type Page, type PageRequest, readPage } from '#platform/database/pagination.ts'
import { reviewPhotos, testimonials } from '#platform/database/schema/schema.ts'

const { searchText, ...columns } = getTableColumns(testimonials)

export type ListedTestimonial = Omit<typeof testimonials.$inferSelect, 'searchText'> & {
  /** Of the guest's picture; null without one. */
  photoId: string | null
}

const listed = (db: Queryable) =>
  db
    .select({ ...columns, photoId: reviewPhotos.id })
    .from(testimonials)
    .leftJoin(reviewPhotos, eq(reviewPhotos.testimonialId, testimonials.id))

/** A page of testimonials. */
export function listTestimonials(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedTestimonial> | undefined> {
  return readPage(db, { table: testimonials }, request, (ids) =>
    listed(db).where(inArray(testimonials.id, ids)),
  )
}

export async function findListedTestimonial(
  db: Queryable,
  id: string,
): Promise<ListedTestimonial | undefined> {
  const [review] = await listed(db).where(eq(testimonials.id, id))
  return review
}
