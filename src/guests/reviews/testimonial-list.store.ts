import { getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { type Page, type PageRequest, readPage } from '#platform/database/pagination.ts'
import { testimonials } from '#platform/database/schema/schema.ts'

const { searchText, ...columns } = getTableColumns(testimonials)

export type ListedTestimonial = Omit<typeof testimonials.$inferSelect, 'searchText'>

/** A page of testimonials. */
export function listTestimonials(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedTestimonial> | undefined> {
  return readPage(db, { table: testimonials }, request, (ids) =>
    db.select(columns).from(testimonials).where(inArray(testimonials.id, ids)),
  )
}
